/** What an offer of the Quest is called: on the gold button, under it, and in the box beside the way. */
import { t } from '../../app/words.svelte'
import { turnWords } from './turnwords'
import type { HintMove } from '../../net/wire'
import type { Offer } from '../../table/parts/gesture.svelte'
import type { Model, View } from './model'

const SYMBOL_OF: Record<string, string> = { jungle: 'machete', water: 'paddle', village: 'coin' }
/** The moves a way is made of. */
const WALKS = /^(play|play_token|act|give|stop|step|overcome|(pay|native)_(step|blockade))$/
const list = (o: Offer, name: string): string[] =>
  Array.isArray(o.args[name]) ? (o.args[name] as unknown[]).map(String) : []
const goes = (o: Offer): boolean => o.plan && ['walk', 'route', 'clear'].includes(o.kind)
/** “2½ coins”, from a number of half coins. */
export const coins = (key: string, half: number): string =>
  t(key, { half, n: half === 1 || half === 2 ? 1 : 2 })
/** Half coins one could pay with, in parts that add up: each card of the hand, the coin tokens, what lies on
 *  the table. */
export function worthParts(hand: number[], worth: number, laid: number): number[] {
  const tokens = worth - hand.reduce((a, b) => a + b, 0)
  return [...hand, ...[tokens, laid].filter((n) => n > 0)]
}
/** Names, the same one several times counted: “2 × Traveler”. */
function counted(names: string[]): string[] {
  return [...new Set(names)].map((n) => {
    const many = names.filter((x) => x === n).length
    return many > 1 ? `${many}\u00a0×\u00a0${n}` : n
  })
}
/** Cards by name: “2 × Traveler, Scout”. */
export const cardNames = (kinds: string[], between = ', '): string =>
  counted(kinds.map((k) => t(`quest.card.${k}`))).join(between)
/** The cards and tokens an offer takes, by name. */
export function spends(o: Offer): string {
  return counted([
    ...list(o, 'cards').map((k) => t(`quest.card.${k}`)),
    ...list(o, 'tokens').map((k) => t(`quest.token.${k}`)),
  ]).join(' + ')
}
const spaceOf = (model: Model, o: Offer): Model['spaces'][number] | undefined =>
  o.target.startsWith('space:') ? model.spaces[Number(o.target.slice(6))] : undefined

/** A gesture that no plan knows, told as one if it goes somewhere: “Move 2 spaces”, with what it spends. */
export function walked(model: Model, o: Offer, moves: HintMove[]): Offer {
  const steps = moves.filter((m) => /step$/.test(m.move.kind)).length
  // After an action card the steps are counted too: one by one they would make the button taller than the turn.
  if (steps && moves[0]?.move.kind === 'act')
    return { ...o, text: turnWords(moves.map((m) => m.move)).join(' → ') }
  if (!steps || moves.some((m) => !WALKS.test(m.move.kind))) return o
  const of = (kind: string): string[] =>
    o.uses.filter((a) => a.startsWith(`${kind}:`)).map((a) => a.slice(kind.length + 1))
  const walk = {
    ...o,
    kind: o.target.startsWith('blockade:') ? 'clear' : 'route',
    plan: true,
    args: { ...o.args, steps, cards: of('card'), tokens: of('token') },
  }
  return { ...walk, text: called(model, walk) }
}
/** What each step takes, and the blockade at the end of them; the plan counts them up. */
function stepCosts(o: Offer): number[] {
  const sums = (o.args.costs ?? []) as number[],
    all = Number(o.args.cost ?? 0)
  const steps = sums.map((c, i) => c - (sums[i - 1] ?? 0)),
    last = sums.at(-1) ?? 0
  return o.kind === 'clear' && all > last ? [...steps, all - last] : steps
}
/** On the gold button. */
export function called(model: Model, o: Offer): string {
  const text =
    o.kind === 'end' && o.plan && !Number(o.args.kept) && !Number(o.args.discarded)
      ? t('ui.quest.end')
      : !goes(o)
        ? o.text
        : o.kind === 'clear'
          ? t(Number(o.args.steps) ? 'ui.quest.clear_far' : 'ui.quest.clear', { n: o.args.steps })
          : spaceOf(model, o)?.finish
            ? t('ui.quest.move_home')
            : t('ui.quest.move', { n: o.args.steps })
  return model.scene.pieces_each > 1 && typeof o.args.piece === 'number' && !o.target.startsWith('space:')
    ? `${text} · ${t('ui.quest.piece', { n: o.args.piece + 1 })}`
    : text
}
/** The cards of an offer that never come back: given up for a camp, or played and usable only once. What is given
 *  for rubble comes back, and the offer does not tell which of its cards that is. */
function lost(model: Model, o: Offer): string[] {
  const grounds = o.at.map((a) => (a.startsWith('space:') ? model.spaces[Number(a.slice(6))]?.terrain : ''))
  const played = goes(o) && !grounds.includes('rubble') && !grounds.includes('camp')
  const once = played
    ? list(o, 'cards').filter((k) => model.card(k).item && model.card(k).symbol !== 'action')
    : []
  return [...list(o, 'removed'), ...once]
}
/** The small line under it: what it takes, and what of it never comes back. */
export function priced(model: Model, o: Offer): string {
  if (!o.plan || !['walk', 'route', 'clear', 'buy'].includes(o.kind))
    return o.kind === 'act' ? model.note(String(o.args.card)) : ''
  const gone = lost(model, o),
    rest = [...list(o, 'cards')]
  for (const kind of gone) {
    const i = rest.indexOf(kind)
    if (i >= 0) rest.splice(i, 1)
  }
  const what = spends({ ...o, args: { ...o.args, cards: rest } })
  if (!gone.length) return what ? t('ui.quest.spends', { what }) : ''
  return what
    ? t('ui.quest.spends_loses', { what, gone: cardNames(gone) })
    : t('ui.quest.loses', { what: cardNames(gone, ' + ') })
}
/** Another way to the same place: told by what it takes where nothing else tells it apart. */
export function otherWay(model: Model, o: Offer): string {
  if (o.kind === 'spend' && !o.plan)
    return `${o.text}: ${coins('ui.quest.coins', model.card(String(o.args.card)).worth)}`
  const price = priced(model, o)
  return goes(o) && price ? `${o.text}: ${price}` : o.text
}
/** A blockade that still stands beside a space. */
function blockadeAt(model: Model, view: View, space: number): number | undefined {
  const seams = model.scene.seams.filter((s) =>
    s.edges.some(([one, other]) => one === space || other === space),
  )
  return view.blockades.find((b) => b.standing && seams.some((s) => s.seam === b.seam))?.number
}
/** The box beside the way: “Trailblazer: 3 of 3 machetes”, “1 + 1 + 1 → next to the water blockade”. */
export function explained(model: Model, view: View, o: Offer): { title: string; text: string } {
  if (!goes(o)) return { title: o.text, text: '' }
  const space = spaceOf(model, o),
    cost = Number(o.args.cost ?? 0),
    cards = list(o, 'cards'),
    tokens = list(o, 'tokens')
  const symbol =
    SYMBOL_OF[space?.terrain ?? ''] ??
    (o.kind === 'clear' ? SYMBOL_OF[model.blockade(Number(o.target.split(':')[1])).terrain] : undefined)
  const power =
    cards.length + tokens.length === 1
      ? cards.length
        ? model.card(cards[0]!).power
        : model.token(tokens[0]!).power
      : 0
  let title = spends(o)
  if (!title && view.moving.left > 0)
    title = t('ui.quest.of_left', {
      cost,
      all: t(`ui.quest.note.${view.moving.symbol}`, { n: view.moving.left }),
    })
  else if (title && power && symbol)
    title = t('ui.quest.of_power', { what: title, cost, all: t(`ui.quest.note.${symbol}`, { n: power }) })
  else if (!title) title = called(model, o)
  const costs = stepCosts(o).join(' + ')
  const ahead = space ? blockadeAt(model, view, Number(o.target.slice(6))) : undefined
  const where = space?.finish
    ? t('ui.quest.el_dorado')
    : ahead !== undefined
      ? t('ui.quest.next_to_blockade', model.blockade(ahead))
      : space
        ? t('ui.quest.space_plain', { terrain: space.terrain })
        : o.kind === 'clear'
          ? t('ui.quest.the_blockade')
          : ''
  const gone = lost(model, o)
  return {
    title,
    text: [
      costs && where ? `${costs} → ${where}` : where,
      gone.length ? t('ui.quest.gone_for_good', { what: cardNames(gone) }) : '',
    ]
      .filter(Boolean)
      .join(' · '),
  }
}
