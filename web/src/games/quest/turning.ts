/** How a course lies: turned by sixths of a circle, so that it fills the room there is. */
import { axial } from '../../ui/art/draw'

export interface Lying {
  q: number
  r: number
  start: number
  finish: boolean
}
export const TURNS = 6
/** The same space, the course turned to the right by sixths of a circle. */
export function turned<T extends { q: number; r: number }>(space: T, turns: number): T {
  let { q, r } = space
  for (let i = 0; i < turns; i++) [q, r] = [0 - r, q + r]
  return { ...space, q, r }
}
const MARGIN = 2.4 // hexes round a course
/** How large a hex is if the whole course lies in a room of this shape. */
function hexSize(spaces: Lying[], turns: number, aspect: number): number {
  const points = spaces.map((s) => turned(s, turns)).map((s) => axial(s.q, s.r, 1))
  const span = (i: 0 | 1): number =>
    Math.max(...points.map((p) => p[i])) - Math.min(...points.map((p) => p[i])) + MARGIN
  return Math.min(aspect / span(0), 1 / span(1))
}
const middle = (spaces: Lying[], turns: number): number =>
  spaces.reduce((sum, s) => sum + axial(turned(s, turns).q, turned(s, turns).r, 1)[0], 0) /
  (spaces.length || 1)

/** The turn in which the spaces are largest. The one of the rulebook stays unless another gives a tenth more, and one
 *  that goes from left to right is preferred. */
export function bestTurn(spaces: Lying[], aspect: number): number {
  const starts = spaces.filter((s) => s.start > 0),
    ends = spaces.filter((s) => s.finish)
  const worth = (turns: number): number => {
    const onward = middle(ends, turns) >= middle(starts, turns)
    return hexSize(spaces, turns, aspect) * (turns === 0 ? 1.1 : onward ? 1 : 0.97)
  }
  let best = 0
  for (let turns = 1; turns < TURNS; turns++) if (worth(turns) > worth(best) + 1e-9) best = turns
  return best
}
