/** Primitives that write SVG as text. Art is text so that a whole course can become one picture. */
const n = (v: number): string => (Math.round(v * 10) / 10).toString()

export const path = (d: string, fill = 'none', stroke = 'none', width = 1, extra = ''): string =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" ${extra}/>`
export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill: string,
  stroke = 'none',
  width = 1,
  extra = '',
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${r}" fill="${fill}" ` +
  `stroke="${stroke}" stroke-width="${width}" ${extra}/>`
export const circle = (
  x: number,
  y: number,
  r: number,
  fill: string,
  stroke = 'none',
  width = 1,
  extra = '',
): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" ${extra}/>`
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${extra}/>`
export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke: string,
  width = 1,
  extra = '',
): string =>
  `<line x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}" stroke="${stroke}" stroke-width="${width}" ${extra}/>`
export const group = (body: string, transform: string, extra = ''): string =>
  `<g transform="${transform}" ${extra}>${body}</g>`
export const at = (body: string, x: number, y: number, scale = 1, turn = 0): string =>
  group(
    body,
    `translate(${n(x)},${n(y)})${turn ? ` rotate(${n(turn)})` : ''} scale(${Math.round(scale * 1000) / 1000})`,
  )

/** Lighter (share > 0) or darker (share < 0) than a colour. */
export function shade(hex: string, share: number): string {
  const parts = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16))
  const out = parts.map((v) =>
    Math.max(0, Math.min(255, Math.trunc(share < 0 ? v * (1 + share) : v + (255 - v) * share))),
  )
  return '#' + out.map((v) => v.toString(16).padStart(2, '0')).join('')
}

const S3 = Math.sqrt(3)
/** Corner points of a pointy-top hex. */
export function hexCorners(x: number, y: number, s: number): [number, number][] {
  return [0, 1, 2, 3, 4, 5].map((i) => [
    x + s * Math.sin((Math.PI / 3) * i),
    y - s * Math.cos((Math.PI / 3) * i),
  ])
}
export const hexPath = (x: number, y: number, s: number): string =>
  'M' +
  hexCorners(x, y, s)
    .map(([a, b]) => `${n(a)} ${n(b)}`)
    .join(' L') +
  'Z'
/** Where an axial coordinate lies. */
export const axial = (q: number, r: number, s: number): [number, number] => [
  s * S3 * (q + r / 2),
  s * 1.5 * r,
]

/** A small repeatable generator: the same space always has the same leaves. */
export class Scatter {
  private state: number
  constructor(seed: number | string) {
    let h = 2166136261
    for (const c of String(seed)) h = Math.imul(h ^ c.charCodeAt(0), 16777619)
    this.state = h >>> 0
  }
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let t = this.state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  between(a: number, b: number): number {
    return a + (b - a) * this.next()
  }
  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)]!
  }
}
