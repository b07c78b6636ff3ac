/** What the others did since one's own last move, in a few rows: by player where the game sums a turn up, else by
 *  what is worth telling. */
import { seatName } from '../../app/words.svelte'
import type { GameEvent, Item } from '../../net/wire'
import { lines, undoneEntries } from './sentences'

export interface Row {
  key: string
  seat: number
  text: string
  /** The moment before it happened: it can be played again from there. */
  from: number
}
export interface Telling {
  /** Kinds of events that are worth a row. */
  recap?: string[]
  /** A player's events in a few words. */
  digest?: (events: GameEvent[]) => string
}
const MOST = 6

export function recapRows(
  game: string,
  log: Item[],
  span: { from: number; to: number },
  names: string[],
  { recap = [], digest }: Telling,
): Row[] {
  const gone = undoneEntries(log)
  const told = log
    .filter((i) => i.is === 'act' && i.n !== undefined && i.n > span.from && i.n <= span.to)
    .filter((i) => !gone.has(i.n!))
    .map((i) => ({ ...i, events: (i.events ?? []).filter((e) => recap.includes(e.kind)) }))
    .filter((i) => i.events.length)
  if (!digest)
    return lines(game, told, names)
      .map((l) => ({ key: l.key, seat: l.seat, text: l.text, from: Math.max(0, (l.n ?? 1) - 1) }))
      .slice(-MOST)
  return [...new Set(told.map((i) => i.seat ?? -1))].map((seat) => {
    const own = told.filter((i) => (i.seat ?? -1) === seat)
    const text = `${seatName(seat, names)}: ${digest(own.flatMap((i) => i.events))}`
    return { key: `${seat}`, seat, text, from: own[0]!.n! - 1 }
  })
}
