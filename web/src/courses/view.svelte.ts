/** What part of the drawing is seen: scale and shift, fitted to the course unless somebody moved it. */
import { HEX, hexAt, point } from './art'
import { distance, type Hex } from './grid'
import type { Box } from './draft'
import type { Draft } from './types'

const ROOM = HEX * 8 // round the course, so that the next tile has a place to be dropped
const [LEAST, MOST] = [0.15, 2.2]

export class View {
  x = $state(0)
  y = $state(0)
  k = $state(1)
  width = $state(0)
  height = $state(0)
  /** Pixels above and below that something else lies on: the line of words. */
  above = $state(12)
  below = $state(12)
  /** Moved by hand: it stays as it is while what was changed is in sight. */
  private touched = false

  place(k: number, x: number, y: number): void {
    this.k = Math.max(LEAST, Math.min(MOST, k))
    this.x = x
    this.y = y
  }
  toHex(px: number, py: number): Hex {
    return hexAt((px - this.x) / this.k, (py - this.y) / this.k)
  }
  toScreen([q, r]: Hex): [number, number] {
    const [x, y] = point([q, r])
    return [x * this.k + this.x, y * this.k + this.y]
  }
  /** Half of what is watched, or, if that is nothing, a part of the course. */
  private seen(watched: Hex[], course: Hex[]): boolean {
    const sees = (cell: Hex): boolean => {
      const [x, y] = this.toScreen(cell)
      return x > 0 && x < this.width && y > this.above && y < this.height - this.below
    }
    return watched.length ? 2 * watched.filter(sees).length >= watched.length : course.some(sees)
  }
  pan(dx: number, dy: number): void {
    this.touched = true
    this.place(this.k, this.x + dx, this.y + dy)
  }
  zoom(px: number, py: number, by: number): void {
    this.touched = true
    const k = Math.max(LEAST, Math.min(MOST, this.k * by))
    this.place(k, px - ((px - this.x) * k) / this.k, py - ((py - this.y) * k) / this.k)
  }
  /** Show all of it; with `watched`, gently: only if that is out of sight, or nobody has moved the drawing. */
  fit(box: Box, draft: Draft, watched?: Hex[]): void {
    if (!this.width || !this.height) return
    const cells = draft.tiles.flatMap((t) => box.cells(t)).filter((_, i) => i % 3 === 0)
    if (draft.finish) cells.push(...box.finishCells(draft.finish))
    // far away from everything something may lie that was dropped there: it is not worth a tiny course
    const near = cells.filter((c) => distance(c) < 90)
    const points = (near.length ? near : [[-4, 0] as Hex, [4, 0] as Hex]).map(point)
    const span = (i: 0 | 1): [number, number] => [
      Math.min(...points.map((p) => p[i])),
      Math.max(...points.map((p) => p[i])),
    ]
    const [[left, right], [top, bottom]] = [span(0), span(1)]
    if (watched && this.touched && this.seen(watched, near)) return
    this.touched = false
    const room = Math.min(ROOM, this.width / 5)
    const free = this.height - this.above - this.below
    const high = Math.min(this.height / (bottom - top + 2 * room), free / (bottom - top + 2 * HEX))
    const k = Math.min(this.width / (right - left + 2 * room), high, 1.15)
    this.place(k, this.width / 2 - ((left + right) / 2) * k, this.above + free / 2 - ((top + bottom) / 2) * k)
  }
}
