/** A whole course as one picture: nothing in it moves, so it is painted once and then only shifted. */
import { at, axial, circle, hexPath, path, rect, group } from './draw'
import { glyphs, hexCell } from './terrain'
import { pyramid, sun, TERRAIN_ICON } from './icons'
import { TERRAIN } from './palette'

export interface ArtSpace { q: number; r: number; terrain: string; power: number; cave: boolean; finish: boolean; tile: number }
export interface ArtBoard { spaces: ArtSpace[] }

export const HEX = 24
export const place = (q: number, r: number): [number, number] => axial(q, r, HEX)

export interface Bounds { x: number; y: number; w: number; h: number }
export function bounds(board: ArtBoard, pad = 70): Bounds {
  let x0 = Infinity, y0 = Infinity, x1 = -Infinity, y1 = -Infinity
  for (const sp of board.spaces) {
    const [x, y] = place(sp.q, sp.r)
    x0 = Math.min(x0, x); y0 = Math.min(y0, y); x1 = Math.max(x1, x); y1 = Math.max(y1, y)
  }
  const [gx, gy] = goldenCity(board)
  x0 = Math.min(x0, gx - 30); y0 = Math.min(y0, gy - 45); x1 = Math.max(x1, gx + 30); y1 = Math.max(y1, gy + 30)
  return { x: x0 - pad, y: y0 - pad, w: x1 - x0 + 2 * pad, h: y1 - y0 + 2 * pad }
}

/** El Dorado lies beyond the finishing spaces, away from the middle of the tile they hang on. */
export function goldenCity(board: ArtBoard): [number, number] {
  const ends = board.spaces.filter((s) => s.finish)
  if (!ends.length) return [0, 0]
  const mean = (list: ArtSpace[]): [number, number] => {
    let x = 0, y = 0
    for (const s of list) { const [a, b] = place(s.q, s.r); x += a; y += b }
    return [x / list.length, y / list.length]
  }
  const [ex, ey] = mean(ends)
  const touching = board.spaces.filter((s) => !s.finish && ends.some((e) => near(e, s)))
  const [mx, my] = mean(touching.length ? touching : board.spaces)
  const d = Math.hypot(ex - mx, ey - my) || 1
  return [ex + ((ex - mx) / d) * HEX * 2.9, ey + ((ey - my) / d) * HEX * 2.9]
}
const near = (a: ArtSpace, b: ArtSpace): boolean => {
  const dq = a.q - b.q, dr = a.r - b.r
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1
}

export function boardPicture(board: ArtBoard): string {
  const b = bounds(board)
  const where = board.spaces.map((s) => place(s.q, s.r))
  let o = ''
  for (const [x, y] of where) o += path(hexPath(x, y + 9, HEX + 4), '#050c0b', 'none', 1, 'opacity=".55"')
  for (const [x, y] of where) o += path(hexPath(x, y + 2, HEX + 3.2), '#3a2c1a')
  for (const [x, y] of where) o += path(hexPath(x, y, HEX + 1.8), '#6b5330')
  board.spaces.forEach((s, i) => {
    const [x, y] = where[i]!
    o += s.finish ? finishCell(s, x, y) : at(hexCell(s.terrain, s.power, HEX, `${s.q},${s.r}`, 'hx', s.cave), x, y)
  })
  const [gx, gy] = goldenCity(board)
  o += circle(gx, gy, 58, '#E9B949', 'none', 1, 'opacity=".28" filter="url(#glow)"') +
    at(sun('#E9B949', 24, 50, 39) + circle(0, 0, 36, 'url(#gold)', '#7a5410', 1.6) + at(pyramid(), 0, -2), gx, gy, 0.94)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${b.w}" height="${b.h}" viewBox="${b.x} ${b.y} ${b.w} ${b.h}"><defs>` +
    '<linearGradient id="gold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FBE6A4"/><stop offset=".5" stop-color="#E9B949"/>' +
    '<stop offset="1" stop-color="#B07C1C"/></linearGradient><filter id="glow" x="-50%" y="-50%" width="200%" height="200%">' +
    `<feGaussianBlur stdDeviation="5"/></filter><clipPath id="hx"><path d="${hexPath(0, -1.4, HEX - 1.2)}"/></clipPath></defs>${o}</svg>`
}

function finishCell(s: ArtSpace, x: number, y: number): string {
  const base = TERRAIN[s.terrain] ?? '#777777'
  return group(path(hexPath(0, 0, HEX + 1.5), '#b98a2c') + path(hexPath(0, -1, HEX - 1.5), base) + glyphs(s.terrain, s.power, HEX) +
    path(hexPath(0, -1, HEX - 3.5), 'none', '#FBE6A4', 1.6), `translate(${x.toFixed(1)},${y.toFixed(1)})`)
}

/** A barrier of logs tied with rope along a seam, with what it asks for on a plate in the middle. */
export function blockadeArt(points: [number, number][], terrain: string, power: number): string {
  const d = 'M' + points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' L')
  const round = 'stroke-linejoin="round" stroke-linecap="round"'
  let o = path(d, 'none', '#1d120a', 15, round) + path(d, 'none', '#8a5a2b', 11, round) + path(d, 'none', '#6b4420', 4, round) +
    path(d, 'none', '#c08a4c', 2, round + ' stroke-dasharray="7 6"')
  // Rope around the logs at every joint.
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i]!
    const [px, py] = points[i - 1]!
    const turn = (Math.atan2(y - py, x - px) * 180) / Math.PI
    o += at(rect(-2.4, -7.4, 1.9, 14.8, 0.9, '#e2cf9c', '#4b3416', 0.6) + rect(0.5, -7.4, 1.9, 14.8, 0.9, '#d3bc82', '#4b3416', 0.6), x, y, 1, turn)
  }
  const [mx, my] = points[Math.floor(points.length / 2)]!
  const icon = TERRAIN_ICON[terrain]
  let plate = circle(0, 0, 17, '#1d120a') + circle(0, 0, 15, TERRAIN[terrain] ?? '#777', '#f3e7cb', 1.6)
  for (let i = 0; i < power; i++) plate += at(icon ? icon() : '', (i - (power - 1) / 2) * 12, 0, power > 1 ? 0.66 : 0.85)
  return o + at(plate, mx, my)
}
