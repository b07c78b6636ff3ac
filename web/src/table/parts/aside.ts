/** Where a box over a board hides least of it. */
import type { Box } from './fitting'

/** Something that lies under the box, and how much it matters that it is seen. */
export interface Under extends Box {
  weight: number
}
const STEP = 16 // pixels between two places that are tried
const EDGE = 8

/** What a box at this place would hide. */
export function hides({ x, y, w, h }: Box, things: Under[]): number {
  let cost = 0
  for (const u of things) if (x < u.x + u.w && u.x < x + w && y < u.y + u.h && u.y < y + h) cost += u.weight
  return cost
}
/** The place, from where it is on, that hides least; of several the nearest one. */
export function aside(from: Box, room: Box, things: Under[]): [number, number] {
  const { x, y, w, h } = from
  let best: [number, number] = [x, y],
    least = hides(from, things)
  if (!least) return best
  for (let py = room.y + EDGE; py + h <= room.y + room.h - EDGE; py += STEP)
    for (let px = room.x + EDGE; px + w <= room.x + room.w - EDGE; px += STEP) {
      const cost = hides({ x: px, y: py, w, h }, things) + Math.hypot(px - x, py - y) / 1e4
      if (cost < least) {
        least = cost
        best = [px, py]
      }
    }
  return best
}
/** What is looked at on the board, and what is pressed or read beside it. */
const WEIGHTS: [string, number][] = [
  ['[data-mark]', 30],
  ['[data-piece], .piece', 4],
  ['[data-space], [data-site], g.tile, g.front.can, g.corner', 1],
  ['button, select, input, [data-card], .panel, .prompt', 12],
]
/** All that a box over this area may hide, but what is in the box. */
export function underneath(area: HTMLElement, box: HTMLElement): Under[] {
  const { left, top } = area.getBoundingClientRect()
  return WEIGHTS.flatMap(([sign, weight]) =>
    [...area.querySelectorAll(sign)]
      .filter((e) => !box.contains(e))
      .map((e) => e.getBoundingClientRect())
      .filter((r) => r.width && r.height)
      .map((r) => ({ x: r.left - left, y: r.top - top, w: r.width, h: r.height, weight })),
  )
}
