/** Where a tile that is carried would lie: at a place along the course if one is near, else on the hex under it. */
import { finishSeats, free, obstacle, seats, type Box, type Obstacle } from './draft'
import { nearest, turn, TURNS, type Hex } from './grid'
import type { Draft, Placed } from './types'

export interface Landing {
  tile: Placed
  /** Whether it continues the course there, and nothing is in the way. */
  fits: boolean
  /** If not: what keeps it from lying there. */
  wrong?: 'start' | 'apart' | Obstacle['kind']
  /** The tile that it follows, or that is in the way. */
  other?: string
  /** A tile of the course that would be replaced, or -1. */
  over: number
}
export const REACH = 4 // hexes from a place within which a tile is drawn to it
const apart = ([q, r]: Hex, p: { q: number; r: number }): number => {
  const [dq, dr] = [q - p.q, r - p.r]
  return Math.hypot(dq + dr / 2, dr * 0.866)
}

/** `index`: which tile of the course is carried; -1: a new one, which comes last or replaces what it lies on. */
export function land(
  box: Box,
  draft: Draft,
  index: number,
  side: string,
  rotation: number,
  at: Hex,
): Landing {
  const before = index < 0 ? draft.tiles.at(-1) : draft.tiles[index - 1]
  const others = index < 0 ? draft.tiles : draft.tiles.slice(0, index)
  const there = (tile: Placed): boolean => free(box, box.cells(tile), others, before)
  const refused = (tile: Placed): Landing => {
    const met = obstacle(box, box.cells(tile), others, before)
    const other = (met?.other ?? before)?.side
    return { tile, fits: false, over: -1, wrong: met?.kind ?? 'apart', other }
  }
  const [q, r] = nearest(...at)
  const dropped: Placed = { side, rotation, q, r }
  if (!before)
    return {
      tile: dropped,
      fits: box.hasStart(side),
      over: -1,
      ...(!box.hasStart(side) && { wrong: 'start' }),
    }
  if (index < 0) {
    const over = draft.tiles.findIndex((t) => box.large(t.side) === box.large(side) && apart(at, t) < 2)
    if (over >= 0) return { tile: { ...draft.tiles[over]!, side }, fits: true, over }
  }
  const near = seats(box, before, side, rotation)
    .map((tile) => ({ tile, far: apart(at, tile) }))
    .filter((p) => p.far <= REACH)
    .sort((a, b) => a.far - b.far)
  const best = near.find((p) => there(p.tile))
  return best
    ? { tile: best.tile, fits: true, over: -1, other: before.side }
    : refused(near[0]?.tile ?? dropped)
}
/** The corner of the last tile that is nearest. */
export function landFinish(box: Box, draft: Draft, side: string, at: Hex): Placed | null {
  const last = draft.tiles.at(-1)
  if (!last) return null
  return finishSeats(box, last, side).sort((a, b) => apart(at, a) - apart(at, b))[0]!
}
/** With keys: the next place round the tile before. */
export function nextPlace(box: Box, draft: Draft, index: number, by: 1 | -1): Placed | null {
  const before = draft.tiles[index - 1],
    tile = draft.tiles[index]
  if (!before || !tile) return null
  const angle = (p: Placed): number =>
    Math.atan2((p.r - before.r) * 0.866, p.q - before.q + (p.r - before.r) / 2)
  const places = seats(box, before, tile.side, tile.rotation).sort((a, b) => angle(a) - angle(b))
  const now = places.findIndex((p) => p.q === tile.q && p.r === tile.r)
  for (let i = 1; i <= places.length; i++) {
    const next = places[(now + by * i + places.length * 2) % places.length]!
    if (free(box, box.cells(next), draft.tiles.slice(0, index), before)) return next
  }
  return null
}
/** Two fingers turned by an angle (in radians): how many sixths that is. */
export const sixths = (angle: number): number => Math.round(angle / (Math.PI / 3))
/** A wheel that gives many small steps turns a tile once per notch. */
export class Notches {
  private sum = 0
  turn(delta: number, notch = 60): number {
    this.sum += delta
    const steps = Math.trunc(this.sum / notch)
    this.sum -= steps * notch
    return Math.max(-1, Math.min(1, steps))
  }
}
export const turnedTo = (rotation: number): number => turn(rotation) * (360 / TURNS)
