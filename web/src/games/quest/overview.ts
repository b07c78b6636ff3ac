/** The small picture of the whole course: how large it is, what of the course the frame in it holds, and where on the
 *  map it hides the least. */
import type { Point } from './art/board'
import type { Box, Size } from '../../table/parts/fitting'

/** From a point of the board to one of the view. */
export type Place = (x: number, y: number) => Point
const WIDEST = 210
const HIGHEST = 0.4 // of the room there is
const EDGE = 8
const STOPS = [0, 1, 0.25, 0.5, 0.75] // the ends first
const BUTTONS = 62 // the buttons at the lower right keep their place

/** How large it is in a room of this size. */
export function sizeOf(course: Size, room: Size): Size & { k: number } {
  const k = Math.min(WIDEST / course.w, (room.h * HIGHEST) / course.h)
  return { w: Math.round(course.w * k), h: Math.round(course.h * k), k }
}
/** The part of the board that is in sight, in its own measures. `free`: the view without what lies above and below. */
export function inSight(place: Place, free: Box): Box {
  const [x, y] = place(0, 0),
    k = place(1, 0)[0] - x
  return { x: (free.x - x) / k, y: (free.y - y) / k, w: free.w / k, h: free.h / k }
}
/** Whether any of these lies out of sight. */
export const beyond = (part: Box, spots: Point[], r: number): Point[] =>
  spots.filter(
    ([x, y]) => x < part.x - r || y < part.y - r || x > part.x + part.w + r || y > part.y + part.h + r,
  )
/** The place at the upper or lower edge where it covers the least; the one where it was, unless another is clearly
 *  better. `heavy`: what matters right now. */
export function restOf(
  size: Size,
  free: Box,
  spots: Point[],
  heavy: Point[],
  covered: Box[],
  was: number,
): { place: number; at: Point } {
  const left = free.x + EDGE,
    right = free.x + free.w - size.w - EDGE
  const along = (last: number, y: number): Point[] => STOPS.map((part) => [left + (last - left) * part, y])
  const places = [...along(right - BUTTONS, free.y + free.h - size.h - EDGE), ...along(right, free.y + EDGE)]
  const cost = ([x, y]: Point): number => {
    const under = ([px, py]: Point): boolean =>
      px > x - 14 && py > y - 14 && px < x + size.w + 14 && py < y + size.h + 14
    const hit = covered.some((c) => x < c.x + c.w && c.x < x + size.w && y < c.y + c.h && c.y < y + size.h)
    return spots.filter(under).length + heavy.filter(under).length * 25 + (hit ? 1000 : 0)
  }
  const costs = places.map(cost)
  const best = costs.indexOf(Math.min(...costs))
  const place = was >= 0 && costs[was]! < costs[best]! + 4 ? was : best
  return { place, at: places[place]! }
}
/** Where at the edge a piece is announced that is out of sight, and into which direction (in degrees) it lies. */
export function edgeOf([px, py]: Point, free: Box, margin: number): { at: Point; turn: number } {
  const within = (v: number, low: number, size: number): number =>
    Math.min(Math.max(v, low + margin), low + size - margin)
  const at: Point = [within(px, free.x, free.w), within(py, free.y, free.h)]
  return { at, turn: (Math.atan2(py - at[1], px - at[0]) * 180) / Math.PI }
}
const MARK = 36 // pixels between two of them, so that each can be tapped
/** The same marks, moved along their edge where they would lie on each other; the first ones stay. */
export function apart<T extends { at: Point }>(marks: T[], free: Box, margin: number): T[] {
  const laid: Point[] = []
  return marks.map((mark) => {
    let [x, y] = mark.at
    const upright = x <= free.x + margin || x >= free.x + free.w - margin
    while (laid.some(([a, b]) => Math.hypot(a - x, b - y) < MARK))
      if (upright) y += MARK
      else x += MARK
    laid.push([x, y])
    return { ...mark, at: [x, y] }
  })
}
