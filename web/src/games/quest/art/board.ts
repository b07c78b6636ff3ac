/** A whole course as one picture: nothing in it moves, so it is painted once and then only shifted. */
import { at, axial, circle, hexPath, path, rect } from '../../../ui/art/draw'
import { glyphs, hexCell } from './terrain'
import { pyramid, sun, TERRAIN_ICON } from '../../../ui/art/icons'
import { TERRAIN } from '../../../ui/art/palette'

export interface ArtSpace {
  q: number
  r: number
  terrain: string
  power: number
  cave: boolean
  finish: boolean
  tile: number
}
export type Point = [number, number]
export interface Bounds {
  x: number
  y: number
  w: number
  h: number
}

export const HEX = 24
const GAP = 9

/** Where everything of a course lies. Tiles stand a little apart, so that the logs on a seam cover no space. */
export class Layout {
  readonly points: Point[]
  readonly city: Point
  /** The middle of its name: over it, or under it where the finishing spaces are over it. */
  readonly name: Point
  readonly bounds: Bounds
  /** How far each tile is moved, so that gaps show where one ends. */
  readonly shift: Point[]
  private readonly tiles: number

  constructor(readonly spaces: ArtSpace[]) {
    this.tiles = Math.max(...spaces.map((s) => s.tile)) + 1
    const shift = (this.shift = this.shifts())
    this.points = spaces.map((s) => {
      const [x, y] = axial(s.q, s.r, HEX),
        [dx, dy] = shift[s.tile] ?? [0, 0]
      return [x + dx, y + dy]
    })
    this.city = this.findCity()
    const xs = [...this.points.map((p) => p[0]), this.city[0] - 30, this.city[0] + 30]
    const ends = this.points.filter((_, i) => spaces[i]!.finish),
      under = this.city[1] > ends.reduce((a, p) => a + p[1], 0) / (ends.length || 1) + HEX
    this.name = [this.city[0], this.city[1] + (under ? 62 : -62)]
    const ys = [
      ...this.points.map((p) => p[1]),
      this.city[1] - (under ? 26 : 66),
      this.city[1] + (under ? 66 : 26),
    ]
    const pad = 30
    const x = Math.min(...xs) - pad,
      y = Math.min(...ys) - pad
    this.bounds = { x, y, w: Math.max(...xs) + pad - x, h: Math.max(...ys) + pad - y }
  }
  private shifts(): Point[] {
    const middle = (tile: number): Point => {
      const own = this.spaces.filter((s) => s.tile === tile).map((s) => axial(s.q, s.r, HEX))
      return [own.reduce((a, p) => a + p[0], 0) / own.length, own.reduce((a, p) => a + p[1], 0) / own.length]
    }
    const out: Point[] = [[0, 0]]
    for (let k = 1; k < this.tiles; k++) {
      const [ax, ay] = middle(k - 1),
        [bx, by] = middle(k)
      const d = Math.hypot(bx - ax, by - ay) || 1
      const finish = this.spaces.some((s) => s.tile === k && s.finish)
      const gap = finish ? 3 : GAP
      const [px, py] = out[k - 1]!
      out.push([px + (gap * (bx - ax)) / d, py + (gap * (by - ay)) / d])
    }
    return out
  }
  /** The middles of the edges where a tile touches the next one, from one end to the other. */
  seam(tile: number): Point[] {
    const pts: Point[] = []
    this.spaces.forEach((a, i) => {
      if (a.tile !== tile) return
      this.spaces.forEach((b, j) => {
        if (b.tile === tile + 1 && touch(a, b))
          pts.push([
            (this.points[i]![0] + this.points[j]![0]) / 2,
            (this.points[i]![1] + this.points[j]![1]) / 2,
          ])
      })
    })
    if (pts.length < 2) return pts
    // Order along the longest stretch between two of them.
    let best: [Point, Point] = [pts[0]!, pts[1]!],
      far = -1
    for (const p of pts)
      for (const q of pts) {
        const d = Math.hypot(p[0] - q[0], p[1] - q[1])
        if (d > far) {
          far = d
          best = [p, q]
        }
      }
    const [o, e] = best
    return pts.sort((p, q) => (p[0] - q[0]) * (e[0] - o[0]) + (p[1] - q[1]) * (e[1] - o[1]))
  }
  /** El Dorado lies beyond the finishing spaces, away from the tile they hang on. */
  private findCity(): Point {
    const mean = (list: Point[]): Point => [
      list.reduce((a, p) => a + p[0], 0) / list.length,
      list.reduce((a, p) => a + p[1], 0) / list.length,
    ]
    const ends = this.spaces.flatMap((s, i) => (s.finish ? [i] : []))
    if (!ends.length) return [0, 0]
    const beside = this.spaces.flatMap((s, i) =>
      !s.finish && ends.some((e) => touch(this.spaces[e]!, s)) ? [i] : [],
    )
    const [ex, ey] = mean(ends.map((i) => this.points[i]!))
    const [mx, my] = mean((beside.length ? beside : ends).map((i) => this.points[i]!))
    const d = Math.hypot(ex - mx, ey - my) || 1
    return [ex + ((ex - mx) / d) * HEX * 2.9, ey + ((ey - my) / d) * HEX * 2.9]
  }
}
function touch(a: ArtSpace, b: ArtSpace): boolean {
  const dq = a.q - b.q,
    dr = a.r - b.r
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1
}

export function boardPicture(layout: Layout): string {
  const b = layout.bounds
  let o = ''
  for (const [x, y] of layout.points)
    o += path(hexPath(x, y + 9, HEX + 4), '#050c0b', 'none', 1, 'opacity=".55"')
  for (const [x, y] of layout.points) o += path(hexPath(x, y + 2, HEX + 3.2), '#3a2c1a')
  for (const [x, y] of layout.points) o += path(hexPath(x, y, HEX + 1.8), '#6b5330')
  layout.spaces.forEach((s, i) => {
    const [x, y] = layout.points[i]!
    o += at(s.finish ? finishCell(s) : hexCell(s.terrain, s.power, HEX, `${s.q},${s.r}`, 'hx', s.cave), x, y)
  })
  const [gx, gy] = layout.city
  o +=
    circle(gx, gy, 58, '#E9B949', 'none', 1, 'opacity=".28" filter="url(#glow)"') +
    at(
      sun('#E9B949', 24, 50, 39) + circle(0, 0, 36, 'url(#gold)', '#7a5410', 1.6) + at(pyramid(), 0, -2),
      gx,
      gy,
      0.94,
    )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${b.w}" ` +
    `height="${b.h}" viewBox="${b.x} ${b.y} ${b.w} ${b.h}"><defs>` +
    '<linearGradient id="gold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" ' +
    'stop-color="#FBE6A4"/><stop offset=".5" stop-color="#E9B949"/>' +
    '<stop offset="1" stop-color="#B07C1C"/></linearGradient>' +
    '<filter id="glow" x="-50%" y="-50%" width="200%" height="200%">' +
    '<feGaussianBlur stdDeviation="5"/></filter><clipPath id="hx"><path ' +
    `d="${hexPath(0, -1.4, HEX - 1.2)}"/></clipPath></defs>${o}</svg>`
  )
}

/** A course in small: terrain by colour alone, and the city. */
export function courseInSmall(layout: Layout): { body: string; box: string } {
  const b = layout.bounds
  const shadow = layout.points.map(([x, y]) => path(hexPath(x, y + 4, HEX + 4), '#0a1513')).join('')
  const land = layout.spaces
    .map((s, i) =>
      path(hexPath(layout.points[i]![0], layout.points[i]![1], HEX), TERRAIN[s.terrain] ?? '#777777'),
    )
    .join('')
  return {
    body: shadow + land + at(sun('#E9B949', 14, 46, 32), ...layout.city),
    box: `${b.x} ${b.y} ${b.w} ${b.h}`,
  }
}
function finishCell(s: ArtSpace): string {
  const base = TERRAIN[s.terrain] ?? '#777777'
  return (
    path(hexPath(0, 0, HEX + 1.5), '#b98a2c') +
    path(hexPath(0, -1, HEX - 1.5), base) +
    glyphs(s.terrain, s.power, HEX) +
    path(hexPath(0, -1, HEX - 3.5), 'none', '#FBE6A4', 1.6)
  )
}

/** Logs tied with rope along a seam. */
export function blockadeLogs(points: Point[]): string {
  const d = 'M' + points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' L')
  const round = 'stroke-linejoin="round" stroke-linecap="round"'
  let o =
    path(d, 'none', '#1d120a', 14, round) +
    path(d, 'none', '#8a5a2b', 10.5, round) +
    path(d, 'none', '#6b4420', 3.6, round) +
    path(d, 'none', '#c08a4c', 1.6, round + ' stroke-dasharray="7 6"')
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i]!
    const [px, py] = points[i - 1]!
    const turn = (Math.atan2(y - py, x - px) * 180) / Math.PI
    o += at(
      rect(-2.4, -7, 1.9, 14, 0.9, '#e2cf9c', '#4b3416', 0.6) +
        rect(0.5, -7, 1.9, 14, 0.9, '#d3bc82', '#4b3416', 0.6),
      x,
      y,
      1,
      turn,
    )
  }
  return o
}
/** What a blockade asks for, on a plate around (0,0). */
export function blockadePlate(terrain: string, power: number): string {
  const icon = TERRAIN_ICON[terrain]
  let o = circle(0, 0, 17, '#1d120a') + circle(0, 0, 15, TERRAIN[terrain] ?? '#777777', '#f3e7cb', 1.6)
  for (let i = 0; i < power; i++)
    o += at(icon ? icon() : '', (i - (power - 1) / 2) * 12, 0, power > 1 ? 0.66 : 0.85)
  return o
}
