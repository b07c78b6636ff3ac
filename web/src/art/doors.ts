/** The doors of the home screen: a small scene for each game, painted with the game's own art. */
import { at, axial, circle, ellipse, hexPath, path, rect, Scatter } from './draw'
import { pyramid, sun } from './icons'
import { hexCell } from './terrain'
import { pawn } from './pieces'
import { cardPicture } from './cards'
import { blockadeLogs, blockadePlate } from './board'
import { chip, expedition, PATH_COLOUR, pyramidSmall, zeppelin } from './isla'
import { dune, hill, tree } from './islamap'
import { fort, house, villager } from './island'
import { TILE, tileArt } from './islandmap'

const W = 400, H = 200
const ground = (edge: string, middle: string, id: string): string =>
  `<radialGradient id="${id}" cx="50%" cy="45%" r="75%"><stop offset="0" stop-color="${middle}"/><stop offset="1" stop-color="${edge}"/></radialGradient>` + rect(0, 0, W, H, 0, `url(#${id})`)
const waves = (colour: string): string => {
  let o = ''
  for (let y = 14; y < H; y += 26) for (let x = (y / 26) % 2 < 1 ? 4 : 30; x < W; x += 54) o += path(`M${x} ${y} q5 -5 10 0 t10 0`, 'none', colour, 1.3, 'opacity=".3" stroke-linecap="round"')
  return o
}

/** A stretch of a course, a way through it, and the city at its end. */
function quest(): string {
  const s = 25
  const land = ['jungle1 jungle1 water1 water2 water1 rubble1 jungle1', 'village1 jungle2 jungle1 mountain0 water1 jungle1 jungle2 jungle1', 'jungle1 jungle1 camp1 village1 jungle1 jungle1 village1 village2',
    'water1 jungle1 mountain0 village2 water1 jungle3 jungle1 water1', 'water2 water1 jungle1 jungle1 water1 rubble1 village1']
  let under = '', over = ''
  const spot = (row: number, i: number): [number, number] => [22 + i * s * Math.sqrt(3) + (row % 2 ? 0 : s * 0.87), 26 + row * s * 1.5]
  land.forEach((line, row) => line.split(' ').forEach((cell, i) => {
    const [x, y] = spot(row, i)
    const kind = cell.slice(0, -1), power = Number(cell.slice(-1))
    if (x > 330) return
    under += path(hexPath(x, y + 7, s + 3), '#050c0b', 'none', 1, 'opacity=".5"') + path(hexPath(x, y + 2, s + 2.6), '#3a2c1a')
    over += at(hexCell(kind, power, s, `${row},${i}`, 'door-hex', kind === 'mountain' && row === 3), x, y)
  }))
  const way = [spot(2, 1), spot(1, 2), spot(2, 2 + 1), spot(2, 4)].map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join(' L')
  const seam: [number, number][] = [[259, 12], [281, 50], [259, 89], [281, 126], [259, 164]]
  return ground('#0b1716', '#22443d', 'door-q') + `<clipPath id="door-hex"><path d="${hexPath(0, -1.4, s - 1.2)}"/></clipPath>` + under + over +
    path(`M${way}`, 'none', '#0b1513', 7, 'stroke-linecap="round" stroke-linejoin="round" opacity=".8"') + path(`M${way}`, 'none', '#FFD866', 3.6, 'stroke-linecap="round" stroke-dasharray="1 8"') +
    blockadeLogs(seam.slice(1, 4)) + at(blockadePlate('jungle', 1), 262, 89, 0.86) +
    at(pawn('azure'), spot(2, 1)[0], spot(2, 1)[1] - 4, 1.5) + at(pawn('vermilion'), spot(3, 1)[0] - 2, spot(3, 1)[1] - 4, 1.5) + at(pawn('amber'), spot(1, 5)[0], spot(1, 5)[1] - 4, 1.5) +
    circle(346, 100, 64, '#E9B949', 'none', 1, 'opacity=".16"') + at(sun('#E9B949', 24, 50, 39) + circle(0, 0, 36, '#F3CC6A', '#7a5410', 1.6) + circle(0, 0, 31, 'none', '#B07C1C', 1) + at(pyramid(), 0, -2), 346, 100, 1.06)
}
function island(): string {
  const k = 0.6
  const cells: [number, number, string][] = [[0, -1, 'food'], [1, -1, 'wood'], [2, -1, 'water'], [-1, 0, 'wood'], [0, 0, 'garden'], [1, 0, 'gold'], [2, 0, 'shrine'], [-1, 1, 'gold'], [0, 1, 'water'], [1, 1, 'food']]
  const dark: [number, number][] = [[3, -1], [-2, 1], [2, 1], [-1, -1], [3, 0]]
  const where = (q: number, r: number): [number, number] => { const [x, y] = axial(q, r, TILE * k); return [x + 172, y + 100] }
  let o = ground('#061a27', '#1a5c7a', 'door-i') + waves('#8fd0f4') + `<clipPath id="door-tile"><path d="${hexPath(0, -1.5, TILE - 3)}"/></clipPath>`
  for (const [q, r] of dark) { const [x, y] = where(q, r); o += path(hexPath(x, y, TILE * k - 3), '#0b2a3c', '#7fa9bb', 1.4, 'stroke-dasharray="5 5" opacity=".75"') + path(`M${x - 5} ${y - 6} q5 -7 10 0 q0 5 -5 7 v4 m0 5 v2`, 'none', '#9fc3d2', 2.4, 'stroke-linecap="round"') }
  for (const [q, r] of cells) { const [x, y] = where(q, r); o += path(hexPath(x, y + 2, TILE * k + 5), '#E6D5AF') }
  for (const [q, r, kind] of cells) { const [x, y] = where(q, r); o += at(tileArt(kind, `${q},${r}`, 'door-tile'), x, y, k) }
  const on = (q: number, r: number, dx: number, dy: number, body: string, scale: number): string => { const [x, y] = where(q, r); return at(body, x + dx, y + dy, scale) }
  return o + on(0, -1, 0, 12, house('azure'), 1.2) + on(1, 0, -10, 10, villager('vermilion'), 1.3) + on(1, 0, 10, 10, villager('vermilion'), 1.3) + on(-1, 0, 0, 10, fort('vermilion'), 1.1) + on(0, 0, 0, 9, pawn('azure'), 1.25) + on(-1, 1, 4, 8, pawn('amber'), 1.25)
}
function isla(): string {
  const coast = 'M44 112 C30 70 70 34 128 40 C170 10 244 18 286 34 C346 34 384 82 360 124 C350 168 286 188 232 174 C172 196 62 178 44 112Z'
  const soft = (x: number, y: number, rx: number, ry: number, c: string): string => ellipse(x, y, rx, ry, c, 'filter="url(#door-soft)" opacity=".55"')
  const rnd = new Scatter('door-isla')
  const sites: [number, number][] = [[92, 96], [150, 132], [196, 84], [262, 64], [312, 108], [248, 146]]
  const free = (x: number, y: number): boolean => sites.every(([sx, sy]) => Math.hypot(sx - x, sy - y) > 24) && ((x - 210) / 40) ** 2 + ((y - 112) / 24) ** 2 > 1
  let wood = ''
  for (let i = 0; i < 90; i++) {
    const x = Math.round(rnd.between(66, 340)), y = Math.round(rnd.between(46, 166))
    if (!free(x, y) || ((x - 200) / 152) ** 2 + ((y - 106) / 64) ** 2 > 1) continue
    wood += at(x < 168 ? tree(0, 0, rnd.pick(['#2b6b48', '#1f5a3b', '#347a55'])) : y < 96 ? hill(0, 0) : dune(0, 0), x, y, 0.72)
  }
  const ways: [number, number, string][] = [[0, 1, 'jungle'], [0, 2, 'jungle'], [2, 3, 'mountain'], [3, 4, 'mountain'], [4, 5, 'sand'], [1, 5, 'sand'], [2, 5, 'river']]
  let o = ground('#061a27', '#1a5c7a', 'door-s') + waves('#8fd0f4') + `<filter id="door-soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="9"/></filter><clipPath id="door-coast"><path d="${coast}"/></clipPath>` +
    path(coast, '#2f7c98', '#2f7c98', 24, 'opacity=".5" stroke-linejoin="round"') + path(coast, '#EBDDBD', '#6b5330', 3) +
    `<g clip-path="url(#door-coast)">${soft(104, 110, 74, 56, '#4f9a6b')}${soft(262, 62, 90, 38, '#8f7f95')}${soft(270, 142, 96, 40, '#E0A94A')}${ellipse(210, 114, 34, 18, '#5FB3E4', 'stroke="#2E86C1" stroke-width="2"')}${wood}</g>`
  for (const [a, b, type] of ways) {
    const [ax, ay] = sites[a]!, [bx, by] = sites[b]!, d = `M${ax} ${ay} Q${(ax + bx) / 2 + (by - ay) * 0.12} ${(ay + by) / 2 - (bx - ax) * 0.12} ${bx} ${by}`
    o += path(d, 'none', '#1d120a', 7, 'stroke-linecap="round" opacity=".8"') + path(d, 'none', PATH_COLOUR[type] ?? '#777', 4.6, 'stroke-linecap="round"') + path(d, 'none', '#FFF7E3', 1.3, 'stroke-dasharray="4 6" opacity=".8"') +
      at(chip(type), (ax + bx) / 2 + (by - ay) * 0.06, (ay + by) / 2 - (bx - ax) * 0.06, 0.72)
  }
  for (const [x, y] of sites) o += circle(x, y, 13, '#1d120a') + circle(x, y, 11.4, '#F6EAD0', '#1d120a', 1) + at(pyramidSmall(), x, y + 1, 0.85)
  return o + at(expedition(), 196, 66, 0.72) + at(zeppelin('#E9B949', '#4a3a10'), 330, 40, 2)
}
export function doorArt(game: string): string {
  if (game === 'quest') return quest()
  if (game === 'island') return island()
  if (game === 'isla_dorada') return isla()
  return ground('#10211F', '#1d3a35', 'door-x') + at(cardPicture('compass', 'action', 0), 129, 50)
}
