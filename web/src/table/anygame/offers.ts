/** The offers of a position in the order in which one wants to read them: by kind, long lists as a sentence
 *  with gaps. */
import { knows, part, t } from '../../app/words.svelte'
import type { Offer } from '../parts/gesture.svelte'
import { humanise } from './read'

export interface Group {
  kind: string
  title: string
  offers: Offer[]
}
/** More than this many plans of a kind are put together gap by gap. */
export const LONG = 4

/** Kinds with several offers each have a heading; what stands alone comes last, together. */
export function groups(game: string, offers: Offer[]): Group[] {
  const kinds = new Map<string, Offer[]>()
  for (const o of offers) {
    const key = `${o.plan ? 'plan' : 'move'} ${o.kind}`
    kinds.set(key, [...(kinds.get(key) ?? []), o])
  }
  const title = (kind: string): string =>
    knows(`${game}.kind.${kind}`) ? t(`${game}.kind.${kind}`) : humanise(kind)
  const several = [...kinds.entries()].filter(([, list]) => list.length > 1)
  const alone = [...kinds.values()].filter((list) => list.length === 1).flat()
  const named = several.map(([key, list]) => ({ kind: key, title: title(list[0]!.kind), offers: list }))
  return alone.length ? [...named, { kind: '', title: '', offers: alone }] : named
}

export interface Gap {
  name: string
  label: string
  choices: { value: string; text: string }[]
}

/** The arguments in which the offers differ, each with its values in words as the sentence of the plan writes them. */
export function gaps(game: string, offers: Offer[], names: string[]): Gap[] {
  const first = offers[0]
  if (!first) return []
  const sentence = `${game}.plan.${first.kind}`
  return Object.keys(first.args)
    .map((name) => {
      const found = new Map<string, string>()
      for (const o of offers) found.set(String(o.args[name]), part(sentence, name, o.args, names))
      const label = knows(`${game}.gap.${name}`) ? t(`${game}.gap.${name}`) : humanise(name)
      return { name, label, choices: [...found].map(([value, text]) => ({ value, text })) }
    })
    .filter((gap) => gap.choices.length > 1)
}

/** The offer with this value in one gap that is nearest to what stood in the others. */
export function choose(offers: Offer[], now: Offer | null, name: string, value: string): Offer | null {
  const like = (o: Offer): number =>
    now ? Object.keys(o.args).filter((k) => String(o.args[k]) === String(now.args[k])).length : 0
  const fitting = offers.filter((o) => String(o.args[name]) === value)
  return fitting.sort((a, b) => like(b) - like(a) || Number(b.best) - Number(a.best))[0] ?? null
}

/** What the gold button proposes where nothing was tapped: the best plan, or the only move. */
export function proposal(offers: Offer[]): Offer | null {
  return offers.find((o) => o.plan && o.best) ?? (offers.length === 1 ? offers[0]! : null)
}
