/** What the log still has to say about the board: the last step, the last battle, the beast that attacked. */
import type { GameEvent, Item } from '../../net/wire'
import { othersSince } from '../../table/talk/others'
import { begun, undoneEntries } from '../../table/talk/sentences'
import { placeOf, RESOURCES, type View } from './model'

/** Everything that happened, the newest first. */
function* backwards(log: Item[]): Generator<GameEvent> {
  for (let i = log.length - 1; i >= 0; i--) yield* [...(log[i]?.events ?? [])].reverse()
}
const begins = (e: GameEvent): boolean => e.kind === 'turn' || e.kind === 'turn_team'

/** A step of somebody's way. */
export interface Leg {
  seat: number
  from: string
  to: string
}
/** Whoever lays a tile that can be entered steps onto it. */
const walks = (e: GameEvent): boolean =>
  ['step', 'army', 'wolf'].includes(e.kind) || (e.kind === 'discovers' && e.args.start !== undefined)
const leg = (e: GameEvent): Leg => ({
  seat: Number(e.args.who),
  from: placeOf(e.args.from ?? e.args.start),
  to: placeOf(e.args.to ?? e.args.at),
})
/** The ways the others have gone since one's own last turn; in a battle of one's own also the step that began it. */
export function trail(log: Item[], me: number, battle: boolean): Leg[] {
  const others = othersSince(log, me).flatMap((x) => x.events.filter(walks).map(leg))
  if (others.length || !battle) return others
  for (const e of backwards(log)) {
    if (begins(e)) break
    if (walks(e)) return [leg(e)]
  }
  return []
}
/** The places of what has just happened, for the map to look at. */
export function scenes(items: Item[]): string[] {
  const last = items.flatMap((i) => i.events ?? []).filter((e) => e.args.at ?? e.args.to)
  const e = last.at(-1)
  if (!e) return []
  return [e.args.from, e.args.to ?? e.args.at].filter((x) => typeof x === 'string').map(placeOf)
}
const same = (told: GameEvent, last: NonNullable<View['last_battle']>): boolean =>
  [told.args.attack].flat().join() === last.attack.join() &&
  [told.args.defence].flat().join() === last.defence.join()
/** The dice of the last battle lie on the table until the turn after it is over. */
export function lastBattle(log: Item[], view: View, battle: boolean): View['last_battle'] {
  const last = view.last_battle
  if (!last) return null
  if (battle) {
    // Of the battle that is fought now only dice that lie and are not told yet: those of another one are history.
    for (const e of backwards(log))
      if (e.kind === 'battle' || e.kind === 'raided') return same(e, last) ? null : last
    return last
  }
  let turns = 0
  for (const e of backwards(log)) {
    if (e.kind === 'battle' || e.kind === 'raided') break
    if (begins(e) && (turns += 1) > 1) return null
  }
  return view.last_battle
}
/** What attacked last of what has no seat, by its key. */
export function lastRaider(log: Item[]): string | null {
  for (const e of backwards(log)) if (e.kind === 'raided') return String(e.args.what)
  return null
}

/** What came of one's own turn so far. */
export interface Yield {
  /** Cards that were gathered or stolen, by resource. */
  cards: number[]
  walked: number
  found: number
  bought: string[]
  attacks: number
}
/** One's own turn as far as it has gone; null if none is under way, or nothing has come of it. */
export function soFar(log: Item[], me: number): Yield | null {
  const gone = undoneEntries(log)
  let now: Yield | null = null
  for (const item of log) {
    if (item.is !== 'act' || gone.has(item.n ?? -1)) continue
    for (const e of item.events ?? []) {
      const on = begun(e)
      if (on) now = on.includes(me) ? { cards: [0, 0, 0], walked: 0, found: 0, bought: [], attacks: 0 } : null
      else if (now && e.args.who === me) count(now, e)
    }
  }
  const some =
    now && (now.walked || now.found || now.attacks || now.bought.length || now.cards.some((n) => n))
  return some ? now : null
}
function count(now: Yield, { kind, args }: GameEvent): void {
  const card = (what: unknown, n: unknown): void => {
    const i = (RESOURCES as readonly unknown[]).indexOf(what)
    if (i >= 0) now.cards[i] = (now.cards[i] ?? 0) + Number(n)
  }
  if (kind === 'gathers') card(args.what, args.n)
  else if (kind === 'tizoc') card('food', 1)
  else if (kind === 'steals') card(args.card, 1)
  else if (kind === 'step') now.walked += 1
  else if (kind === 'buys') now.bought.push(String(args.what))
  else if (kind === 'battle') now.attacks += 1
  else if (kind === 'discovers') {
    now.found += 1
    if (args.start !== undefined) now.walked += 1
  }
}
