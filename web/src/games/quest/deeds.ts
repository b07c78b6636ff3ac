/** A turn as a short list: each card with what it did, the newest first. */
import { undoneEntries } from '../../table/talk/sentences'
import { t } from '../../app/words.svelte'
import type { GameEvent, Item } from '../../net/wire'
import { coins } from './telling'
import type { Model } from './model'

export interface Deed {
  card: string
  token: string
  what: string
  note: string
}
interface Draft {
  card: string
  token: string
  kind: string
  spaces: number[]
  given: string[]
  worth: number
  more: string[]
  power: string
}

/** What happened since the last turn began; moves that were taken back did not. */
export function eventsOfTurn(log: Item[]): GameEvent[] {
  const gone = undoneEntries(log)
  const all = log.flatMap((i) => (i.is === 'act' && !gone.has(i.n ?? -1) ? (i.events ?? []) : []))
  return all.slice(all.map((e) => e.kind).lastIndexOf('turn') + 1)
}
export function deedsOf(log: Item[], model: Model): Deed[] {
  const drafts: Draft[] = []
  const begin = (kind: string, card = '', token = ''): Draft => {
    const d: Draft = { card, token, kind, spaces: [], given: [], worth: 0, more: [], power: '' }
    drafts.push(d)
    return d
  }
  for (const e of eventsOfTurn(log)) {
    const card = String(e.args.card ?? ''),
      token = String(e.args.token ?? ''),
      now = drafts.at(-1)
    if (e.kind === 'played')
      begin('played', card).power = t(`ui.quest.note.${String(e.args.symbol)}`, { n: e.args.power })
    else if (e.kind === 'acted' || e.kind === 'bought' || e.kind === 'took') begin(e.kind, card)
    else if (e.kind === 'token') begin('token', '', token)
    else if (e.kind === 'spent') {
      const paying = now?.kind === 'spent' ? now : begin('spent', card)
      paying.given.push(card)
      paying.worth += Number(e.args.worth ?? 0)
    } else if (e.kind === 'step')
      (now && now.kind !== 'spent' ? now : begin('walked')).spaces.push(Number(e.args.to))
    else if (e.kind === 'gave' || e.kind === 'removed')
      (now?.kind === 'gave' && !now.spaces.length
        ? now
        : now?.kind === 'acted'
          ? now
          : begin('gave', card)
      ).given.push(card)
    else if (e.kind === 'overcame') (now ?? begin('walked')).more.push(t('ui.quest.deed.blockade'))
    else if (e.kind === 'explored') (now ?? begin('walked')).more.push(t('ui.quest.deed.found', { token }))
    else if (e.kind === 'arrived') (now ?? begin('walked')).more.push(t('ui.quest.el_dorado'))
  }
  return drafts.reverse().map((d) => told(d, model))
}
function told(d: Draft, model: Model): Deed {
  const name = d.card ? t(`quest.card.${d.card}`) : d.token ? t(`quest.token.${d.token}`) : ''
  const ground = [...new Set(d.spaces.filter((s) => s >= 0).map((s) => model.spaces[s]?.terrain ?? ''))]
    .map((x) => t('ui.quest.space_plain', { terrain: x }))
    .join(', ')
  const walked = d.spaces.length ? t('ui.quest.deed.moved', { n: d.spaces.length }) : ''
  const base = { card: d.card, token: d.token }
  const note = (...parts: string[]): string => [...parts, ...d.more].filter(Boolean).join(' · ')
  if (d.kind === 'spent')
    return {
      ...base,
      what: t('ui.quest.deed.spent', { n: d.given.length }),
      note: note(coins('ui.quest.coins', d.worth)),
    }
  if (d.kind === 'bought' || d.kind === 'took')
    return { ...base, what: t(`ui.quest.deed.${d.kind}`, { card: d.card }), note: note(model.note(d.card)) }
  if (d.kind === 'gave')
    return { ...base, what: t('ui.quest.deed.gave', { card: d.given }), note: note(walked, ground) }
  return {
    ...base,
    what: ground ? `${name || t('ui.quest.deed.step')} → ${ground}` : name || t('ui.quest.deed.step'),
    note: note(walked || d.power || (d.card ? model.note(d.card) : '')),
  }
}
/** What somebody did, in a few words: “moved 3 spaces · Bought Scout”. */
export function digest(events: GameEvent[]): string {
  const of = (...kinds: string[]): GameEvent[] => events.filter((e) => kinds.includes(e.kind))
  const named = (kinds: string[], key: string): string[] => {
    const cards = of(...kinds).map((e) => String(e.args.card ?? ''))
    return cards.length ? [t(key, { card: cards })] : []
  }
  const steps = of('step').length
  return [
    ...(steps ? [t('ui.quest.deed.moved', { n: steps })] : []),
    ...of('overcame').map(() => t('ui.quest.deed.blockade')),
    ...of('explored').map((e) => t('ui.quest.deed.found', { token: e.args.token })),
    ...named(['bought'], 'ui.quest.deed.bought'),
    ...named(['took'], 'ui.quest.deed.took'),
    ...named(['gave', 'removed'], 'ui.quest.deed.gave'),
    ...of('arrived').map(() => t('ui.quest.el_dorado')),
  ].join(' · ')
}
