/** Items of a table as lines of the log. */
import { settings } from '../../app/settings.svelte'
import { knows, t } from '../../app/words.svelte'
import { isText, nameIn } from '../../courses/code'
import type { GameEvent, HintMove, Item, Legal, Plan } from '../../net/wire'

/** A line of the log; `key` is its own for as long as it stands there. */
export interface Line {
  key: string
  no: number
  n: number | null
  seat: number
  text: string
  kind: Item['is']
}

/** Events that are seen and not told: that somebody gave a sealed answer. */
const QUIET = new Set(['answered'])

/** Coordinates in brackets help who reads the map in words; who sees it is shown the place. */
export const bare = (text: string): string => (settings.text ? text : text.replace(/ \(c?-?\d+,-?\d+\)/g, ''))
export function eventText(game: string, e: GameEvent, seat: number, names: string[]): string {
  if (QUIET.has(e.kind)) return ''
  const args = { seat, ...e.args }
  const own = `${game}.event.${e.kind}.secret`
  const key = e.own && knows(own) ? own : `${game}.event.${e.kind}`
  return knows(key) ? bare(t(key, args, names)) : ''
}
/** What the entries of one moment tell, in one breath. */
export const told = (game: string, items: Item[], names: string[]): string =>
  lines(
    game,
    items.filter((i) => i.is === 'act'),
    names,
  )
    .map((l) => l.text)
    .join(' ')
/** The end of it, as many whole sentences as fit into so many letters: the last one always. */
export function newest(game: string, items: Item[], names: string[], room: number): string {
  const all = lines(
    game,
    items.filter((i) => i.is === 'act'),
    names,
  ).map((l) => l.text)
  let from = all.length - 1,
    size = all[from]?.length ?? 0
  while (from > 0 && size + all[from - 1]!.length < room) size += all[--from]!.length + 1
  return (from > 0 ? '… ' : '') + all.slice(Math.max(0, from)).join(' ')
}
/** The same done several times in a row, by the same one, is told once where the game has words for it. */
interface Run {
  kind: string
  seat: number
  count: number
  args: Record<string, unknown[]>
  line: Line
}
function again(game: string, run: Run | null, e: GameEvent, seat: number, names: string[]): boolean {
  const key = `${game}.event.${e.kind}.many`
  if (!run || run.kind !== e.kind || run.seat !== seat || e.own || !knows(key)) return false
  run.count += 1
  for (const [name, value] of Object.entries(e.args)) (run.args[name] ??= []).push(value)
  const plain = Object.fromEntries(
    Object.entries(run.args).map(([name, all]) => [
      name,
      new Set(all).size === 1 && name === 'seat' ? all[0] : all,
    ]),
  )
  run.line.text = t(key, { seat, ...plain, count: run.count }, names)
  return true
}
export function lines(game: string, items: Item[], names: string[]): Line[] {
  const out: Line[] = []
  let run: Run | null = null
  const undone = undoneEntries(items)
  for (const i of items) {
    if (i.is !== 'act' && i.is !== 'chat') run = null
    const base = { key: `${i.no}`, no: i.no, n: i.n ?? null, seat: i.seat ?? -1, kind: i.is }
    if (i.is === 'act' && !undone.has(i.n ?? -1)) {
      for (const [k, e] of (i.events ?? []).entries()) {
        if (again(game, run, e, base.seat, names)) continue
        const text = eventText(game, e, base.seat, names)
        if (!text) continue
        const whose = [e.args.who, e.args.seat].find((s) => typeof s === 'number') as number | undefined
        const line = { ...base, key: `${i.no}.${k}`, seat: whose ?? base.seat, text }
        out.push(line)
        run = {
          kind: e.kind,
          seat: base.seat,
          count: 1,
          args: Object.fromEntries(Object.entries(e.args).map(([name, value]) => [name, [value]])),
          line,
        }
      }
    } else if (i.is === 'undo') out.push({ ...base, text: t('ui.log.undo', { who: i.seat ?? -1 }, names) })
    else if (i.is === 'chat' && !i.muted)
      out.push({ ...base, text: t('ui.log.chat', { name: i.name || '', text: i.text ?? '' }) })
    else if (i.is === 'table') {
      const key = eventKey(i)
      if (key) out.push({ ...base, text: t(key, { seat: i.seat ?? -1, ...(i.args ?? {}) }, names) })
    }
  }
  return out
}
/** What happened at the table: “asks” and “answers” by what is asked and answered. */
function eventKey(i: Item): string | undefined {
  const { kind, yes } = i.args ?? {}
  return [
    `table.event.${i.what}.${yes === undefined ? String(kind) : yes ? 'yes' : 'no'}`,
    `table.event.${i.what}`,
  ].find(knows)
}
/** Entries that were taken back: everything after the target of an undo, up to it. */
export function undoneEntries(items: Item[]): Set<number> {
  const gone = new Set<number>()
  for (const i of items) {
    if (i.is !== 'undo' || i.n === undefined || i.to === undefined) continue
    for (let n = i.to + 1; n <= i.n; n++) gone.add(n)
  }
  return gone
}
/** An option as it was chosen: “with caves”, “Home Stretch”, or the option's name. */
export function optionWords(game: string, id: string, value: unknown): string {
  if (isText(value)) return nameIn(value) || t('ui.courses.unnamed')
  const own = `${game}.option.${id}.${String(value)}`
  if (knows(own)) return t(own)
  const name = knows(`${game}.option.${id}`) ? t(`${game}.option.${id}`) : id
  return value === true ? name : `${name}: ${String(value).slice(0, 40)}`
}
export const moveText = (game: string, l: Legal, names: string[]): string => {
  const key = `${game}.move.${l.move.kind}`
  return knows(key) ? t(key, l.move.args, names) : l.notation
}
/** The moves of one gesture, one after the other; the same one several times is counted, never left out. */
export function stepsText(game: string, moves: HintMove[], names: string[]): string {
  const parts = moves
    .filter((m, i) => !i || !['amount', 'mark'].includes(m.move.kind))
    .map((m) => bare(moveText(game, { action: m.action, notation: '', move: m.move }, names)))
  const runs: { text: string; n: number }[] = []
  for (const text of parts) {
    const last = runs.at(-1)
    if (last?.text === text) last.n += 1
    else runs.push({ text, n: 1 })
  }
  return runs.map(({ text, n }) => (n > 1 ? t('ui.hint.times', { what: text, n }) : text)).join(' → ')
}
export const planText = (game: string, p: Plan, names: string[]): string =>
  bare(t(`${game}.plan.${p.kind}`, p.args, names))
