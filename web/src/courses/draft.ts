/** A course in the making: every change gives a new draft, so that going back is taking the one before. */
import { around, flip, key, rotate, turn, TURNS, type Hex } from './grid'
import type { Draft, Lying, Palette, Placed, Side } from './types'

export const EMPTY: Draft = { name: '', tiles: [], finish: null, blockades: [] }
export const LONGEST = 40 // letters of a name

/** What the box holds, and where the hexes of a laid tile are. */
export class Box {
  private readonly byId: Map<string, Side>
  constructor(readonly palette: Palette) {
    this.byId = new Map(palette.sides.map((s) => [s.id, s]))
  }
  side(id: string): Side {
    const found = this.byId.get(id)
    if (!found) throw new Error(`no side ${id}`)
    return found
  }
  large(id: string): boolean {
    return this.byId.get(id)?.large ?? true
  }
  hasStart(id: string): boolean {
    return this.side(id).spots.some((s) => s[4] > 0)
  }
  cells(tile: Placed): Hex[] {
    return this.side(tile.side).spots.map(([q, r]) => move(rotate([q, r], tile.rotation), tile))
  }
  finishCells(finish: Placed): Hex[] {
    const { finishing, city } = this.palette.finish
    return [...finishing, ...city].map((h) => move(rotate(h, finish.rotation), finish))
  }
  /** The sides that a course does not use yet; `but` may be replaced. */
  unused(draft: Draft, but = -1): Side[] {
    const used = new Set(draft.tiles.flatMap((t, i) => (i === but ? [] : [t.side, this.side(t.side).back])))
    return this.palette.sides.filter((s) => !used.has(s.id))
  }
}
const move = ([q, r]: Hex, by: { q: number; r: number }): Hex => [q + by.q, r + by.r]

// --- where the next tile may lie: the middles of tiles that share a whole seam
const LARGE_TO_LARGE: Hex[] = [0, 1, 2, 3, 4, 5].flatMap((k) => [rotate([7, -3], k), rotate([7, -4], k)])
const toStrip = (rotation: number): Hex[] => [rotate([3, -5], rotation), rotate([-2, 5], rotation)]
/** Where the finish lies round the corners of an unturned tile, by its own rotation. */
const AT_LARGE: Hex[] = [0, 1, 2, 3, 4, 5].map((k) => rotate([4, -4], k))
const AT_STRIP: Hex[] = [
  [3, -2],
  [3, 0],
  [1, 2],
  [-4, 2],
  [-4, 0],
  [-2, -2],
]

/** All places where a tile with this side and rotation continues `last` along a whole seam. */
export function seats(box: Box, last: Placed, side: string, rotation: number): Placed[] {
  const steps =
    box.large(side) && box.large(last.side)
      ? LARGE_TO_LARGE
      : box.large(last.side)
        ? toStrip(rotation)
        : toStrip(last.rotation)
  return steps.map(([q, r]) => ({ side, rotation, q: last.q + q, r: last.r + r }))
}
export function finishSeats(box: Box, last: Placed, side: string): Placed[] {
  const turned = box.large(last.side) ? 0 : last.rotation
  const corners = box.large(last.side) ? AT_LARGE : AT_STRIP
  return Array.from({ length: TURNS }, (_, rotation) => {
    const [q, r] = rotate(corners[turn(rotation - turned)]!, turned)
    return { side, rotation, q: last.q + q, r: last.r + r }
  })
}

/** What a tile would lie on, or touch although it does not follow it. */
export interface Obstacle {
  kind: 'overlap' | 'touch'
  other: Placed
}
export function obstacle(
  box: Box,
  cells: Hex[],
  others: Placed[],
  before: Placed | undefined,
): Obstacle | null {
  const mine = new Set(cells.map(([q, r]) => key(q, r)))
  const near = new Set(cells.flatMap(around).map(([q, r]) => key(q, r)))
  const meets = (other: Placed, where: Set<string>): boolean =>
    box.cells(other).some(([q, r]) => where.has(key(q, r)))
  const under = others.find((other) => meets(other, mine))
  if (under) return { kind: 'overlap', other: under }
  const beside = others.find((other) => other !== before && meets(other, near))
  return beside ? { kind: 'touch', other: beside } : null
}
/** Whether a tile lies free: on nothing, and beside nothing but the tile before it. */
export const free = (box: Box, cells: Hex[], others: Placed[], before: Placed | undefined): boolean =>
  !obstacle(box, cells, others, before)

// --- changes
/** The finish at the end of the chain: where it was, if it still fits there, else the freest corner. */
export function finished(box: Box, draft: Draft, side?: string): Draft {
  const last = draft.tiles.at(-1)
  if (!last) return { ...draft, finish: null, blockades: [] }
  const was = draft.finish
  const before = draft.tiles.at(-2)
  const wanted = side ?? was?.side ?? box.palette.finish.sides[0]!
  const straight = (f: Placed): number =>
    before ? (f.q - last.q) * (last.q - before.q) + (f.r - last.r) * (last.r - before.r) : f.q
  const places = finishSeats(box, last, wanted).sort((a, b) =>
    was && a.rotation === was.rotation
      ? -1
      : was && b.rotation === was.rotation
        ? 1
        : straight(b) - straight(a),
  )
  const fits = places.find((f) => free(box, box.finishCells(f), draft.tiles, last))
  return { ...draft, finish: fits ?? places[0]! }
}
/** As many seams as there are: on new ones lies what is usual there. */
function seamed(box: Box, draft: Draft): Draft {
  if (!draft.blockades.length) return draft
  const blockades = usualBlockades(box, draft).map((usual, i) => draft.blockades[i] ?? usual)
  return { ...draft, blockades }
}
const done = (box: Box, draft: Draft): Draft => finished(box, seamed(box, draft))

/** Lay a tile at the end. */
export const add = (box: Box, draft: Draft, tile: Placed): Draft =>
  done(box, { ...draft, tiles: [...draft.tiles, tile] })

/** The best place at the end for a side: one that is free, straight on from where the course comes. */
export function nextSeat(box: Box, draft: Draft, side: string, rotation = 0): Placed {
  const last = draft.tiles.at(-1)
  if (!last) return { side, rotation, q: 0, r: 0 }
  const turns =
    box.large(side) || !box.large(last.side) ? [rotation] : [0, 1, 2, 3, 4, 5].map((k) => rotation + k)
  const before = draft.tiles.at(-2)
  const ahead = (p: Placed): number =>
    before
      ? Math.hypot(p.q - before.q + (p.r - before.r) / 2, (p.r - before.r) * 0.866)
      : p.q - Math.abs(p.r) / 9
  const places = turns
    .flatMap((k) => seats(box, last, side, turn(k)))
    .sort((a, b) => ahead(b) - ahead(a) || a.rotation - b.rotation)
  return places.find((p) => free(box, box.cells(p), draft.tiles, last)) ?? places[0]!
}
/** Put a tile elsewhere; what follows it moves along. */
export function shift(box: Box, draft: Draft, index: number, to: Placed): Draft {
  const was = draft.tiles[index]!
  const [q, r] = [to.q - was.q, to.r - was.r]
  const tiles = draft.tiles.map((t, i) =>
    i < index ? t : i === index ? to : { ...t, q: t.q + q, r: t.r + r },
  )
  const finish = draft.finish && { ...draft.finish, q: draft.finish.q + q, r: draft.finish.r + r }
  return done(box, { ...draft, tiles, finish })
}
export function spin(box: Box, draft: Draft, index: number, by: number): Draft {
  const tile = draft.tiles[index]!
  return shift(box, draft, index, { ...tile, rotation: turn(tile.rotation + by) })
}
/** Another side in the place of a tile. */
export const replace = (box: Box, draft: Draft, index: number, side: string): Draft =>
  shift(box, draft, index, { ...draft.tiles[index]!, side })

/** Take a tile out; the rest closes up if it can. */
export function remove(box: Box, draft: Draft, index: number): Draft {
  const next = draft.tiles[index + 1]
  const gone = draft.tiles[index]!
  let tiles = draft.tiles.filter((_, i) => i !== index)
  let finish = draft.finish
  if (next && index > 0) {
    const [q, r] = [gone.q - next.q, gone.r - next.r]
    tiles = tiles.map((t, i) => (i < index ? t : { ...t, q: t.q + q, r: t.r + r }))
    finish = finish && { ...finish, q: finish.q + q, r: finish.r + r }
  }
  const blockades = draft.blockades.filter((_, i) => i !== Math.max(index - 1, 0))
  return done(box, { ...draft, tiles, finish, blockades })
}
export const moveFinish = (draft: Draft, finish: Placed): Draft => ({ ...draft, finish })

/** The same course the other way round: left bends become right ones. */
export function mirrored(draft: Draft): Draft {
  const over = (p: Placed, rotation: number): Placed => {
    const [q, r] = flip([p.q, p.r])
    return { ...p, q, r, rotation: turn(rotation) }
  }
  return {
    ...draft,
    tiles: draft.tiles.map((t) => over(t, -t.rotation)),
    finish: draft.finish && over(draft.finish, 2 - draft.finish.rotation),
  }
}
/** A small change by chance: a tile is turned, or another one of its kind lies in its place. */
export function shaken(box: Box, draft: Draft, chance: () => number = Math.random): Draft {
  if (!draft.tiles.length) return draft
  const index = Math.floor(chance() * draft.tiles.length)
  const tile = draft.tiles[index]!
  const others = box
    .unused(draft, index)
    .filter(
      (s) => s.large === box.large(tile.side) && box.hasStart(s.id) === (index === 0) && s.id !== tile.side,
    )
  if (chance() < 0.5 && others.length)
    return replace(box, draft, index, others[Math.floor(chance() * others.length)]!.id)
  const by = box.large(tile.side) ? 1 + Math.floor(chance() * 5) : 3
  return spin(box, draft, index, by)
}
/** What lies on a seam, changed to the next: drawn, 1 to 6 as far as they are left, none. */
export function nextBlockade(draft: Draft, seam: number, count: number, usual: Lying[]): Draft {
  const now = draft.blockades.length ? draft.blockades : usual
  const taken = new Set(now.filter((_, i) => i !== seam))
  const order: Lying[] = ['drawn', ...Array.from({ length: count }, (_, i) => i + 1), 'none']
  const rest = order.filter((b) => typeof b === 'string' || !taken.has(b) || b === now[seam])
  const next = rest[(rest.indexOf(now[seam] ?? 'drawn') + 1) % rest.length]!
  return { ...draft, blockades: now.map((b, i) => (i === seam ? next : b)) }
}
/** What the rulebook lays: one drawn on each seam of two large tiles. */
export const usualBlockades = (box: Box, draft: Draft): Lying[] =>
  draft.tiles
    .slice(1)
    .map((t, i) => (box.large(t.side) && box.large(draft.tiles[i]!.side) ? 'drawn' : 'none'))
