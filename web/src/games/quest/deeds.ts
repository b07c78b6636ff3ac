/** A turn as a short list: each card with what it did, the newest first. */
import { undoneEntries } from '../../table/talk/sentences'
import { t } from '../../app/words.svelte'
import type { GameEvent, Item } from '../../net/wire'
import { cardNames, coins } from './telling'
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
  /** What was given does not come back. */
  gone: boolean
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
    const d: Draft = { card, token, kind, spaces: [], given: [], worth: 0, more: [], power: '', gone: false }
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
    } else if (e.kind === 'step') {
      const to = Number(e.args.to)
      // A camp is entered by what was removed for it, whatever card that followed.
      const camp = now?.kind === 'acted' && now.given.length > 0 && model.spaces[to]?.terrain === 'camp'
      if (camp) {
        const paid = begin('gave', now.given[0])
        paid.given = now.given.splice(0)
        paid.gone = true
        paid.spaces.push(to)
      } else (now && now.kind !== 'spent' ? now : begin('walked')).spaces.push(to)
    } else if (e.kind === 'gave' || e.kind === 'removed') {
      const into =
        (now?.kind === 'gave' && !now.spaces.length) || (e.kind === 'removed' && now?.kind === 'acted')
          ? now
          : begin('gave', card)
      into.given.push(card)
      into.gone ||= e.kind === 'removed'
    } else if (e.kind === 'overcame') (now ?? begin('walked')).more.push(t('ui.quest.deed.blockade'))
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
  if (d.kind === 'gave') {
    const what = cardNames(d.given, ' + ')
    return {
      ...base,
      what: ground ? t('ui.quest.deed.gave', { what, where: ground }) : t('ui.quest.deed.gave_up', { what }),
      note: note(walked, d.gone ? t('ui.quest.deed.gone') : ''),
    }
  }
  return {
    ...base,
    what: ground ? `${name || t('ui.quest.deed.step')} → ${ground}` : name || t('ui.quest.deed.step'),
    note: note(
      walked || d.power || (d.card ? model.note(d.card) : ''),
      d.given.length ? t('ui.quest.gone_for_good', { what: cardNames(d.given) }) : '',
    ),
  }
}
/** What somebody did, in a few words: “moved 3 spaces, bought Scout”. */
export function digest(events: GameEvent[]): string {
  const of = (kind: string): GameEvent[] => events.filter((e) => e.kind === kind)
  const named = (kind: string): string[] => {
    const cards = of(kind).map((e) => String(e.args.card ?? ''))
    return cards.length ? [t(`ui.quest.digest.${kind}`, { what: cardNames(cards) })] : []
  }
  const steps = of('step').length
  return [
    ...(steps ? [t('ui.quest.deed.moved', { n: steps })] : []),
    ...of('overcame').map(() => t('ui.quest.digest.blockade')),
    ...of('explored').map((e) => t('ui.quest.deed.found', { token: e.args.token })),
    ...named('bought'),
    ...named('took'),
    ...named('gave'),
    ...named('removed'),
    ...of('arrived').map(() => t('ui.quest.digest.arrived')),
  ].join(', ')
}
