/** What is shown one thing after the other: how long each is looked at, and what is told of it on the map. */
import type { GameEvent, Item } from '../../net/wire'
import { newest } from '../../table/talk/sentences'
import { ID } from './model'

export const PACE = 110
/** A trick or a bolt card is read before the next thing happens; longer by whom it hits. */
const READ = 1000
const HIT = 1900
/** What else is told together takes its time too, up to a point. */
const MORE = 350
const LONGEST = 2300
/** Events that are told with the picture of a card: theirs, or the one they name. */
const SIGNS: Record<string, string> = {
  bolt: '',
  monster: '',
  juju: 'juju',
  ovetos: 'ovetos',
  sangaia: 'sangaia',
  bongo: 'bongo',
  stole_card: 'makaks',
  stole_treasure: 'marabout',
  curse_drawn: 'samedi',
  antik: 'antik',
  istwa: 'istwa',
  shuffled: 'diawas',
  chosen: '',
}
const events = (items: Item[]): GameEvent[] => items.flatMap((i) => i.events ?? [])
/** Only who is concerned is told what was taken or drawn. */
const hits = (e: GameEvent): boolean => !!e.own && e.kind !== 'antik' && e.kind !== 'istwa' && e.kind in SIGNS
/** A Bongo is told with the treasure it brings. */
const matters = (e: GameEvent): boolean =>
  (e.kind in SIGNS && e.kind !== 'bongo') || ['treasure', 'bonus', 'cursed', 'won'].includes(e.kind)

/** How long something has the screen for itself: the expedition until it has arrived, a trick until it is read. */
export const lasts = (items: Item[]): number => {
  const all = events(items)
  const walks = all.filter((e) => e.kind === 'moved' || e.kind === 'went_on').length * PACE * 10
  const told = all.filter(matters).length
  const reads = !told ? 0 : (all.some(hits) ? HIT : READ) + MORE * (told - 1)
  return Math.max(walks, Math.min(reads, LONGEST))
}
export interface Caption {
  text: string
  /** The card whose picture stands beside it. */
  card: string
  /** What the card does is told too: nobody chose to play it. */
  bolt: boolean
  /** It is done to who looks. */
  mine: boolean
}
/** The other cards that turn up in the pool are seen there, and a Sangaia says itself where it leads. */
const routine = (e: GameEvent, all: GameEvent[]): boolean =>
  e.kind === 'pool' ||
  e.kind === 'marker' ||
  ((e.kind === 'moved' || e.kind === 'went_on') && all.some((x) => x.kind === 'sangaia'))
function telling(items: Item[]): Item[] {
  const all = events(items)
  const told = items.map((i) => ({ ...i, events: (i.events ?? []).filter((e) => !routine(e, all)) }))
  return told.some((i) => i.events.length) ? told : items
}
export function captionOf(items: Item[], names: string[], seat: number, room: number): Caption {
  const all = events(items)
  const sign = all.findLast((e) => e.kind in SIGNS && (SIGNS[e.kind] || e.args.card))
  return {
    text: newest(ID, telling(items), names, room),
    card: sign ? SIGNS[sign.kind] || String(sign.args.card) : '',
    bolt: sign?.kind === 'bolt',
    mine: all.some((e) => against(e, seat)),
  }
}
const against = (e: GameEvent, seat: number): boolean =>
  seat >= 0 && (e.args.victim === seat || (e.kind === 'curse_drawn' && e.args.who === seat))
