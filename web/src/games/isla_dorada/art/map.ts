/** The island as one picture: coast, terrain along its paths, rivers, lake and sea routes. Painted once. */
import { at, circle, ellipse, path, Scatter } from '../../../ui/art/draw'
import { chip, PATH_COLOUR } from './pieces'

export type Point = [number, number]
export interface MapSite {
  id: string
  x: number
  y: number
  camp: boolean
}
export interface MapPath {
  n: number
  type: string
  from: string
  to: string
  one_way: boolean
  bend: number
}
export interface Curve {
  a: Point
  c: Point
  b: Point
  mid: Point
  d: string
}

/** The engine's map is a square sheet of 1000 × 800 units. A screen is broader, and an island is round: the
 *  corners are drawn in. */
function place(x: number, y: number): Point {
  const u = ((x - 85) / 810) * 2 - 1,
    v = ((y - 85) / 620) * 2 - 1
  return [500 + 440 * u * Math.sqrt(1 - 0.3 * v * v), 260 + 196 * v * Math.sqrt(1 - 0.22 * u * u)]
}
export const BOX = { x: -34, y: -26, w: 1068, h: 574 }
const MIDDLE: Point = [500, 260]
/** How far inside a sea route the land begins, and how far outside it a harbour reaches. */
const BEACH = 30,
  HARBOUR = -24
/** A smooth closed line through points (Catmull-Rom). */
function closed(pts: Point[]): string {
  const n = pts.length
  const f = (v: number): string => v.toFixed(1)
  let d = `M${f(pts[0]![0])} ${f(pts[0]![1])}`
  for (let i = 0; i < n; i++) {
    const p0 = pts[(i - 1 + n) % n]!,
      p1 = pts[i]!,
      p2 = pts[(i + 1) % n]!,
      p3 = pts[(i + 2) % n]!
    d +=
      ` C${f(p1[0] + (p2[0] - p0[0]) / 6)} ${f(p1[1] + (p2[1] - p0[1]) / 6)} ` +
      `${f(p2[0] - (p3[0] - p1[0]) / 6)} ${f(p2[1] - (p3[1] - p1[1]) / 6)} ${f(p2[0])} ${f(p2[1])}`
  }
  return d + 'Z'
}

export class IslaLayout {
  readonly spots = new Map<string, Point>()
  readonly curves: Curve[]
  readonly lake: Point
  readonly coast: string
  constructor(
    readonly sites: MapSite[],
    readonly paths: MapPath[],
    lake: string[],
  ) {
    for (const s of sites) this.spots.set(s.id, place(s.x, s.y))
    this.curves = paths.map((p) => this.bow(p))
    const shore = lake.map((id) => this.spot(id))
    this.coast = closed(this.shore())
    this.lake = [
      shore.reduce((t, p) => t + p[0], 0) / Math.max(1, shore.length),
      shore.reduce((t, p) => t + p[1], 0) / Math.max(1, shore.length),
    ]
  }
  /** The coast lies inside the sea routes, so that ships sail on water; at a harbour it comes down to the
   *  route. Between, headlands and bays. */
  private shore(): Point[] {
    const found: { p: Point; angle: number }[] = []
    for (const path of this.paths.filter((p) => p.type === 'sea')) {
      for (let k = 0; k < 26; k++) {
        const t = k / 26,
          { x, y } = this.along(path.n, t)
        const far = Math.hypot(MIDDLE[0] - x, MIDDLE[1] - y) || 1
        const open = Math.min(1, Math.min(t, 1 - t) / 0.13),
          ease = open * open * (3 - 2 * open)
        const bay = 1 - Math.abs(Math.sin(Math.PI * (t * 3 + path.n * 0.37)))
        const inward = HARBOUR + (BEACH - HARBOUR - 8 + 26 * bay * bay + 3 * Math.sin(t * 39 + path.n)) * ease
        const p: Point = [x + ((MIDDLE[0] - x) / far) * inward, y + ((MIDDLE[1] - y) / far) * inward]
        found.push({ p, angle: Math.atan2((p[1] - MIDDLE[1]) * 2, p[0] - MIDDLE[0]) })
      }
    }
    found.sort((a, b) => a.angle - b.angle)
    return found.filter((f, i) => i === 0 || f.angle - found[i - 1]!.angle > 0.015).map((f) => f.p)
  }
  spot(id: string): Point {
    return this.spots.get(id) ?? MIDDLE
  }
  private bow(p: MapPath): Curve {
    const a = this.spot(p.from),
      b = this.spot(p.to)
    const mx = (a[0] + b[0]) / 2,
      my = (a[1] + b[1]) / 2,
      dx = b[0] - a[0],
      dy = b[1] - a[1],
      l = Math.hypot(dx, dy) || 1
    let c: Point
    if (p.type === 'sea') {
      // Round the outside of the island.
      const level = Math.abs(dx) > Math.abs(dy)
      c = level ? [mx, my < MIDDLE[1] ? -88 : 614] : [mx < MIDDLE[0] ? -150 : 1136, my]
    } else {
      const bow = p.bend ? p.bend * 1.7 : p.n % 2 ? 12 : -12
      c = [mx - (dy / l) * bow, my + (dx / l) * bow]
    }
    const mid: Point = [(a[0] + 2 * c[0] + b[0]) / 4, (a[1] + 2 * c[1] + b[1]) / 4]
    return {
      a,
      b,
      c,
      mid,
      d:
        `M${a[0].toFixed(1)} ${a[1].toFixed(1)} Q${c[0].toFixed(1)} ` +
        `${c[1].toFixed(1)} ${b[0].toFixed(1)} ${b[1].toFixed(1)}`,
    }
  }
  /** A point of a path, 0 at its start and 1 at its end, with the direction there in degrees. */
  along(n: number, share: number): { x: number; y: number; turn: number } {
    const { a, b, c } = this.curves[n]!
    const u = 1 - share
    const x = u * u * a[0] + 2 * u * share * c[0] + share * share * b[0],
      y = u * u * a[1] + 2 * u * share * c[1] + share * share * b[1]
    const tx = u * (c[0] - a[0]) + share * (b[0] - c[0]),
      ty = u * (c[1] - a[1]) + share * (b[1] - c[1])
    return { x, y, turn: (Math.atan2(ty, tx) * 180) / Math.PI }
  }
}
const LAND = new Set(['jungle', 'mountain', 'sand'])
const GROUND: Record<string, [string, number]> = {
  jungle: ['#2f7a52', 0.42],
  mountain: ['#8a7a90', 0.5],
  sand: ['#E7B24A', 0.55],
}

export function tree(x: number, y: number, colour: string): string {
  return path(
    `M${x - 8} ${y + 6} Q${x - 10} ${y - 4} ${x - 4} ${y - 5} Q${x} ` +
      `${y - 13} ${x + 5} ${y - 5} Q${x + 11} ${y - 3} ${x + 8} ${y + 6}Z`,
    colour,
    '#123d28',
    1,
  )
}
export function hill(x: number, y: number): string {
  return (
    path(`M${x - 13} ${y + 9} L${x} ${y - 12} L${x + 13} ${y + 9}Z`, '#8a7f93', '#3c3546', 1.1) +
    path(`M${x} ${y - 12} L${x + 13} ${y + 9} L${x + 2} ${y + 9}Z`, '#5e5468') +
    path(`M${x} ${y - 12} l-4.5 7 l4 -1.6 l3.4 2.6 z`, '#F4EFE4')
  )
}
export const dune = (x: number, y: number): string =>
  path(`M${x - 11} ${y} q6 -6 11 0 q6 -5 11 0`, 'none', '#B5780E', 1.5, 'opacity=".75"')

/** The terrain follows the paths: what grows somewhere is what the nearest path leads through. */
function growth(layout: IslaLayout): string {
  const rnd = new Scatter('isla')
  const samples = layout.paths.flatMap((p) =>
    [0.12, 0.3, 0.5, 0.7, 0.88].map((s) => ({ ...layout.along(p.n, s), type: p.type })),
  )
  const spots = [...layout.spots.values()]
  const kept: { x: number; y: number; type: string }[] = []
  for (let i = 0; i < 2600; i++) {
    const x = Math.round(rnd.between(24, 976)),
      y = Math.round(rnd.between(34, 498))
    let type = '',
      least = Infinity,
      close = Infinity
    for (const s of samples) {
      const d = Math.hypot(s.x - x, s.y - y)
      close = Math.min(close, d)
      if (LAND.has(s.type) && d < least) {
        least = d
        type = s.type
      }
    }
    if (close < 19 || least > 92) continue
    if (((x - layout.lake[0]) / 96) ** 2 + ((y - layout.lake[1]) / 62) ** 2 < 1) continue
    if (spots.some(([sx, sy]) => Math.abs(sx - x) < 46 && y > sy - 28 && y < sy + 46)) continue
    if (kept.some((k) => Math.abs(k.x - x) < 25 && Math.abs(k.y - y) < 18)) continue
    kept.push({ x, y, type })
  }
  kept.sort((a, b) => a.y - b.y)
  return kept
    .map(({ x, y, type }) =>
      type === 'jungle'
        ? tree(x, y, rnd.pick(['#2b6b48', '#1f5a3b', '#347a55']))
        : type === 'mountain'
          ? hill(x, y)
          : dune(x, y),
    )
    .join('')
}
function ground(layout: IslaLayout): string {
  return Object.entries(GROUND)
    .map(([type, [colour, opacity]]) => {
      const spots = layout.paths
        .filter((p) => p.type === type)
        .flatMap((p) => [0.2, 0.4, 0.6, 0.8].map((s) => layout.along(p.n, s)))
      return (
        `<g filter="url(#soft)" opacity="${opacity}">` +
        `${spots.map(({ x, y }) => ellipse(x, y, 58, 40, colour)).join('')}</g>`
      )
    })
    .join('')
}
function trail(layout: IslaLayout, p: MapPath): string {
  const { d } = layout.curves[p.n]!
  const colour = PATH_COLOUR[p.type] ?? '#777'
  const cap = 'stroke-linecap="round"'
  const pale = p.type === 'mountain' || p.type === 'sand'
  let o =
    path(d, 'none', '#1d120a', 8, `${cap} opacity=".85"`) + path(d, 'none', pale ? '#FFF7E3' : colour, 6, cap)
  if (p.type === 'mountain') o += path(d, 'none', colour, 5, 'stroke-dasharray="10 5"')
  else if (p.type === 'sand') o += path(d, 'none', colour, 5, `stroke-dasharray="1.5 8" ${cap}`)
  else if (p.type === 'jungle') o += path(d, 'none', '#8fd3a0', 1.6, 'stroke-dasharray="4 5"')
  else o += path(d, 'none', '#D8F0FD', 1.6, 'stroke-dasharray="7 5"')
  return o
}
/** Arrows show which way a river runs. */
function arrows(layout: IslaLayout, p: MapPath): string {
  return [0.26, 0.74]
    .map((s) => {
      const { x, y, turn } = layout.along(p.n, s)
      return at(path('M-6 -6 L6 0 L-6 6Z', '#FFF7E3', '#0d2b45', 1), x, y, 1, turn)
    })
    .join('')
}
export function islandPicture(layout: IslaLayout): string {
  const [lx, ly] = layout.lake
  let o =
    path(layout.coast, '#2f7c98', '#2f7c98', 46, 'opacity=".5" stroke-linejoin="round"') +
    path(layout.coast, '#3f93ad', '#3f93ad', 22, 'opacity=".6"') +
    path(layout.coast, '#EBDDBD', '#6b5330', 3)
  const lake =
    ellipse(lx, ly, 84, 52, '#5FB3E4', 'stroke="#2E86C1" stroke-width="2.5"') +
    path(
      `M${lx - 40} ${ly - 22} q8 -6 16 0 t16 0 M${lx - 4} ${ly + 20} ` +
        `q8 -6 16 0 t16 0 M${lx + 16} ${ly - 14} q8 -6 16 0 t16 0`,
      'none',
      '#BFE3F7',
      1.6,
    )
  o += `<g clip-path="url(#isl)">${ground(layout)}${lake}${growth(layout)}</g>`
  const order = [...layout.paths].sort((a, b) => Number(LAND.has(a.type)) - Number(LAND.has(b.type)))
  o += order.map((p) => trail(layout, p)).join('')
  o += layout.paths
    .filter((p) => p.type === 'river')
    .map((p) => arrows(layout, p))
    .join('')
  o += layout.paths
    .map((p) => {
      const [x, y] = layout.curves[p.n]!.mid
      return at(chip(p.type), x, y, 0.86)
    })
    .join('')
  for (const s of layout.sites) {
    const [x, y] = layout.spot(s.id)
    o += ellipse(x, y + 9, 17, 6, '#000', 'opacity=".3"')
  }
  const defs =
    '<defs><filter id="soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur ' +
    `stdDeviation="11"/></filter><clipPath id="isl"><path d="${layout.coast}"/></clipPath></defs>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${BOX.x} ${BOX.y} ` +
    `${BOX.w} ${BOX.h}" width="${BOX.w}" height="${BOX.h}">${defs}${o}</svg>`
  )
}
/** The island in small with one place marked, or several. */
export function miniMap(layout: IslaLayout, sites: string | string[], colour = '#D1562F'): string {
  const size = typeof sites === 'string' ? 62 : 46
  return (
    path(layout.coast, '#EBDDBD', '#6b5330', 10) +
    [sites]
      .flat()
      .map((site) => circle(...layout.spot(site), size, colour, '#fff', size / 4))
      .join('')
  )
}
export const MINI_BOX = '-10 -2 1020 530'
