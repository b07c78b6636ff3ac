import { ground, waves } from '../../ui/art/door'
import { at, circle, ellipse, path, Scatter } from '../../ui/art/draw'
import { chip, expedition, PATH_COLOUR, pyramidSmall, zeppelin } from './art/pieces'
import { dune, hill, tree } from './art/map'

/** The island, some of its paths and sites, the expedition and the zeppelin. */
export default function door(): string {
  const coast =
    'M44 112 C30 70 70 34 128 40 C170 10 244 18 286 34 C346 34 ' +
    '384 82 360 124 C350 168 286 188 232 174 C172 196 62 178 44 112Z'
  const soft = (x: number, y: number, rx: number, ry: number, c: string): string =>
    ellipse(x, y, rx, ry, c, 'filter="url(#door-soft)" opacity=".55"')
  const rnd = new Scatter('door-isla')
  const sites: [number, number][] = [
    [92, 96],
    [150, 132],
    [196, 84],
    [262, 64],
    [312, 108],
    [248, 146],
  ]
  const free = (x: number, y: number): boolean =>
    sites.every(([sx, sy]) => Math.hypot(sx - x, sy - y) > 24) &&
    ((x - 210) / 40) ** 2 + ((y - 112) / 24) ** 2 > 1
  let wood = ''
  for (let i = 0; i < 90; i++) {
    const x = Math.round(rnd.between(66, 340)),
      y = Math.round(rnd.between(46, 166))
    if (!free(x, y) || ((x - 200) / 152) ** 2 + ((y - 106) / 64) ** 2 > 1) continue
    wood += at(
      x < 168 ? tree(0, 0, rnd.pick(['#2b6b48', '#1f5a3b', '#347a55'])) : y < 96 ? hill(0, 0) : dune(0, 0),
      x,
      y,
      0.72,
    )
  }
  const ways: [number, number, string][] = [
    [0, 1, 'jungle'],
    [0, 2, 'jungle'],
    [2, 3, 'mountain'],
    [3, 4, 'mountain'],
    [4, 5, 'sand'],
    [1, 5, 'sand'],
    [2, 5, 'river'],
  ]
  let o =
    ground('#061a27', '#1a5c7a', 'door-s') +
    waves('#8fd0f4') +
    '<filter id="door-soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur ' +
    `stdDeviation="9"/></filter><clipPath id="door-coast"><path d="${coast}"/></clipPath>` +
    path(coast, '#2f7c98', '#2f7c98', 24, 'opacity=".5" stroke-linejoin="round"') +
    path(coast, '#EBDDBD', '#6b5330', 3) +
    '<g clip-path="url(#door-coast)">' +
    soft(104, 110, 74, 56, '#4f9a6b') +
    soft(262, 62, 90, 38, '#8f7f95') +
    soft(270, 142, 96, 40, '#E0A94A') +
    ellipse(210, 114, 34, 18, '#5FB3E4', 'stroke="#2E86C1" stroke-width="2"') +
    wood +
    '</g>'
  for (const [a, b, type] of ways) {
    const [ax, ay] = sites[a]!,
      [bx, by] = sites[b]!,
      d = `M${ax} ${ay} Q${(ax + bx) / 2 + (by - ay) * 0.12} ${(ay + by) / 2 - (bx - ax) * 0.12} ${bx} ${by}`
    o +=
      path(d, 'none', '#1d120a', 7, 'stroke-linecap="round" opacity=".8"') +
      path(d, 'none', PATH_COLOUR[type] ?? '#777', 4.6, 'stroke-linecap="round"') +
      path(d, 'none', '#FFF7E3', 1.3, 'stroke-dasharray="4 6" opacity=".8"') +
      at(chip(type), (ax + bx) / 2 + (by - ay) * 0.06, (ay + by) / 2 - (bx - ax) * 0.06, 0.72)
  }
  for (const [x, y] of sites)
    o +=
      circle(x, y, 13, '#1d120a') +
      circle(x, y, 11.4, '#F6EAD0', '#1d120a', 1) +
      at(pyramidSmall(), x, y + 1, 0.85)
  return o + at(expedition(), 196, 66, 0.72) + at(zeppelin('#E9B949', '#4a3a10'), 330, 40, 2)
}
