/** What the log still has to say about the board: the last step, the last battle, the beast that attacked. */
import type { GameEvent, Item } from '../../net/wire'
import { placeOf, type View } from './model'

/** Everything that happened, the newest first. */
function* backwards(log: Item[]): Generator<GameEvent> {
  for (let i = log.length - 1; i >= 0; i--) yield* [...(log[i]?.events ?? [])].reverse()
}
const begins = (e: GameEvent): boolean => e.kind === 'turn' || e.kind === 'turn_team'

/** The last step of whoever is on turn, as long as others look at it. */
export function lastStep(log: Item[], me: number, battle: boolean): { from: string; to: string } | null {
  for (const e of backwards(log)) {
    if (begins(e)) return null
    if ((e.kind === 'step' || e.kind === 'army') && (e.args.who !== me || battle))
      return { from: placeOf(e.args.from), to: placeOf(e.args.to) }
  }
  return null
}
/** The dice of the last battle lie on the table until the turn after it is over. */
export function lastBattle(log: Item[], view: View, battle: boolean): View['last_battle'] {
  if (!view.last_battle || battle) return view.last_battle
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
