/** Questions about single cards: for rubble and camps, to remove, to exchange, to take. What is proposed while one
 *  of them is open answers it and does no more: a way that follows is proposed once it is answered. */
import type { HintMove } from '../../net/wire'

const PHASES = ['pay', 'remove', 'exchange', 'take']
const ANSWERS = ['give', 'remove', 'remove_new', 'exchange', 'take', 'done']
export const asksForCards = (phase: string): boolean => PHASES.includes(phase)

export function answers(phase: string, moves: HintMove[]): HintMove[] {
  if (!asksForCards(phase)) return moves
  const end = moves.findIndex((m) => !ANSWERS.includes(m.move.kind))
  return end < 0 ? moves : moves.slice(0, end)
}
