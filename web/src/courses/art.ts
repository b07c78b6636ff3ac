/** Pictures of the editor: a side of a tile as one image, seams, a course in small and whole. */
import { at, axial, hexPath } from '../ui/art/draw'
import { courseInSmall, HEX, Layout, type ArtSpace, type Point } from '../games/quest/art/board'
import { glyphs, hexCell } from '../games/quest/art/terrain'
import { pyramid, sun } from '../ui/art/icons'
import { TERRAIN } from '../ui/art/palette'
import { around, key, rotate, type Hex } from './grid'
import type { Box } from './draft'
import type { Draft, Placed } from './types'

export { HEX }
export interface Picture {
  url: string
  x: number
  y: number
  w: number
  h: number
}
const S3 = Math.sqrt(3)
export const point = ([q, r]: Hex): Point => axial(q, r, HEX)
/** The hex at a point of the drawing, between the middles if it lies there. */
export const hexAt = (x: number, y: number): Hex => {
  const r = y / (1.5 * HEX)
  return [x / (S3 * HEX) - r / 2, r]
}
export const asUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`
const wrapped = (body: string, x: number, y: number, w: number, h: number): Picture => ({
  url: asUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}"><defs>` +
      `<clipPath id="hx"><path d="${hexPath(0, -1.4, HEX - 1.2)}"/></clipPath></defs>${body}</svg>`,
  ),
  x,
  y,
  w,
  h,
})
/** `more`: what has to be in the picture without being a space. */
function framed(cells: Point[], body: string, more: Point[] = []): Picture {
  const xs = [...cells, ...more].map((p) => p[0]),
    ys = [...cells, ...more].map((p) => p[1])
  const x = Math.min(...xs) - HEX - 4,
    y = Math.min(...ys) - HEX - 4
  const under =
    cells.map(([a, b]) => `<path d="${hexPath(a, b + 5, HEX + 3)}" fill="#050c0b" opacity=".55"/>`).join('') +
    cells.map(([a, b]) => `<path d="${hexPath(a, b, HEX + 1.8)}" fill="#6b5330"/>`).join('')
  return wrapped(under + body, x, y, Math.max(...xs) + HEX + 4 - x, Math.max(...ys) + HEX + 10 - y)
}
const kept = new Map<string, Picture>()
function once(name: string, make: () => Picture): Picture {
  const found = kept.get(name) ?? make()
  kept.set(name, found)
  return found
}
/** A side around its middle, turned; what is printed on it stays upright. */
export const tilePicture = (box: Box, side: string, rotation: number): Picture =>
  once(`${side}${rotation}`, () => {
    const spots = box.side(side).spots.map((s) => ({ s, p: point(rotate([s[0], s[1]], rotation)) }))
    const body = spots.map(({ s: [q, r, terrain, power, start, cave], p }) =>
      at(
        hexCell(terrain, power, HEX, `${q},${r}`, 'hx', cave) +
          (start
            ? `<text y="7" text-anchor="middle" font-family="serif" font-weight="700" font-size="20" ` +
              `fill="#2b2118">${start}</text>`
            : ''),
        ...p,
      ),
    )
    return framed(
      spots.map((s) => s.p),
      body.join(''),
    )
  })
export const finishPicture = (box: Box, side: string, rotation: number): Picture =>
  once(`${side}${rotation}`, () => {
    const { finishing, city, power } = box.palette.finish
    const cells = finishing.map((h) => point(rotate(h, rotation)))
    const [cx, cy] = cityPoint(box, { side, rotation, q: 0, r: 0 })
    const body = cells.map((p) =>
      at(
        `<path d="${hexPath(0, 0, HEX)}" fill="#b98a2c"/><path d="${hexPath(0, -1, HEX - 2)}" fill="${
          TERRAIN[side] ?? '#777777'
        }"/>` + glyphs(side, power, HEX),
        ...p,
      ),
    )
    const gold = at(
      sun('#E9B949', 24, 44, 34) +
        '<circle r="32" fill="#E9B949" stroke="#7a5410" stroke-width="1.6"/>' +
        at(pyramid(), 0, -2),
      cx,
      cy,
      0.9,
    )
    const round: Point[] = city.map((h) => point(rotate(h, rotation)))
    return framed(cells, body.join('') + gold, round)
  })
/** The middle of the city of a laid finish. */
export function cityPoint(box: Box, finish: Placed): Point {
  const places = box.palette.finish.city.map((h) => point(rotate(h, finish.rotation)))
  const [fx, fy] = point([finish.q, finish.r])
  const mean = (i: 0 | 1): number => places.reduce((sum, p) => sum + p[i], 0) / places.length
  return [fx + mean(0), fy + mean(1)]
}
/** Where the letter of a tile stands: outside, away from the tiles before and after it, on none of the others. */
export function letterPoint(box: Box, draft: Draft, index: number): Point {
  const [x, y] = point([draft.tiles[index]!.q, draft.tiles[index]!.r])
  const beside = [draft.tiles[index - 1], draft.tiles[index + 1] ?? draft.finish].flatMap((p) =>
    p ? [point([p.q, p.r])] : [],
  )
  let [dx, dy] = [0, 0]
  for (const [a, b] of beside) {
    const far = Math.hypot(x - a, y - b) || 1
    dx += (x - a) / far
    dy += (y - b) / far
  }
  // in a straight line there is no outside: below it
  const [first] = beside
  if (Math.hypot(dx, dy) < 0.2 && first) [dx, dy] = [first[1] - y, x - first[0]]
  const far = Math.hypot(dx, dy) || 1
  const [u, v] = beside.length ? [dx / far, dy / far] : [0, 1]
  const cells = draft.tiles.flatMap((tile) => box.cells(tile))
  if (draft.finish) cells.push(...box.finishCells(draft.finish))
  const taken = cells.map(point)
  let out = 2
  const free = (): boolean =>
    taken.every(([a, b]) => Math.hypot(x + u * HEX * out - a, y + v * HEX * out - b) > 1.5 * HEX)
  while (!free() && out < 12) out += 0.2
  return [x + u * HEX * out, y + v * HEX * out]
}
/** The outline of some hexes, for what is meant or wrong. */
export const outline = (cells: Hex[], size = HEX): string =>
  cells.map((h) => hexPath(...point(h), size)).join(' ')

/** The middles of the edges between two tiles, from one end to the other. */
export function seam(box: Box, a: Placed, b: Placed): Point[] {
  const there = new Set(box.cells(b).map(([q, r]) => key(q, r)))
  if (box.cells(a).some(([q, r]) => there.has(key(q, r)))) return [] // one lies on the other: nothing is between them
  const pts = box.cells(a).flatMap((cell) =>
    around(cell)
      .filter(([q, r]) => there.has(key(q, r)))
      .map((other): Point => {
        const [x, y] = point(cell),
          [u, v] = point(other)
        return [(x + u) / 2, (y + v) / 2]
      }),
  )
  const [ax, ay] = point([a.q, a.r]),
    [bx, by] = point([b.q, b.r])
  const along = (p: Point): number => (p[0] - ax) * (ay - by) + (p[1] - ay) * (bx - ax)
  return pts.sort((p, q) => along(p) - along(q))
}
/** The spaces of a draft, as the game's own pictures want them. */
export function spaces(box: Box, draft: Draft): ArtSpace[] {
  const out = draft.tiles.flatMap((t, tile) =>
    box.side(t.side).spots.map((s): ArtSpace => {
      const [q, r] = rotate([s[0], s[1]], t.rotation)
      return { q: q + t.q, r: r + t.r, terrain: s[2], power: s[3], cave: s[5], finish: false, tile }
    }),
  )
  const f = draft.finish
  if (!f) return out
  for (const h of box.palette.finish.finishing) {
    const [q, r] = rotate(h, f.rotation)
    const tile = draft.tiles.length
    const { power } = box.palette.finish
    out.push({ q: q + f.q, r: r + f.r, terrain: f.side, power, cave: false, finish: true, tile })
  }
  return out
}
export const small = (box: Box, draft: Draft): { body: string; box: string } | null =>
  draft.tiles.length ? courseInSmall(new Layout(spaces(box, draft))) : null
