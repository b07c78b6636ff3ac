/** What the others have done since one's own last turn: for the paths on the map and for the recap. */
import type { GameEvent, Item } from '../../net/wire'
import { begun, undoneEntries } from './sentences'

/** A turn of somebody else, or what of it has been seen so far. */
export interface TurnOf {
  seat: number
  events: GameEvent[]
}
/** The turns of others, oldest first, since `me` last did something in a turn of its own. For a spectator (-1) the
 *  turn that is played now. */
export function othersSince(log: Item[], me: number): TurnOf[] {
  const gone = undoneEntries(log)
  let turns: TurnOf[] = []
  let own = false
  for (const item of log) {
    if (item.is !== 'act' || gone.has(item.n ?? -1)) continue
    if (own && item.seat === me) turns = []
    for (const e of item.events ?? []) {
      const on = begun(e)
      if (on) {
        own = on.includes(me)
        if (me < 0) turns = []
        if (!own) turns.push({ seat: on[0] ?? -1, events: [] })
      } else if (!own) turns.at(-1)?.events.push(e)
    }
  }
  return turns.filter((x) => x.events.length)
}
