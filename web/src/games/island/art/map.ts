/** The tiles of the Island, painted around (0,0), and the whole map as one picture. */
import { at, circle, group, hexPath, path, rect, Scatter, shade } from '../../../ui/art/draw'
import { resource, temple } from './pieces'

export const TILE = 56
/** Engine coordinates are thousandths of a hexagon's radius. */
export const px = (v: number): number => (v * TILE) / 1000

const COLOUR: Record<string, string> = {
  food: '#9CC24B',
  wood: '#165339',
  gold: '#F3B52F',
  water: '#5FB3E4',
  garden: '#C6D66B',
  shrine: '#A79F92',
  cave_entrance: '#3B3646',
  bridge: '#5FB3E4',
  basic: '#514b5e',
  exit: '#6b6478',
  cave_shrine: '#6d5a86',
  secret_exit: '#5b6478',
  cave_in: '#443a3a',
  totecs_garden: '#7f8f4a',
}
const DWELLER = '#3a2b3f'
export const tileColour = (kind: string): string => COLOUR[kind] ?? DWELLER

function texture(kind: string, rnd: Scatter): string {
  const s = TILE,
    col = tileColour(kind)
  let o = ''
  const n = (v: number): string => v.toFixed(1)
  if (kind === 'food') {
    for (let r = -3; r < 4; r++)
      for (let c = -4; c < 5; c++) {
        const x = c * 13 + (r & 1) * 6,
          y = r * 15
        o += path(`M${x} ${y + 4} q-4 -6 0 -11 q4 5 0 11`, rnd.pick(['#7fa532', '#b4d566', '#88ad3a']))
      }
  } else if (kind === 'wood') {
    const trees = Array.from(
      { length: 22 },
      () => [rnd.between(-0.75, 0.75) * s, rnd.between(-0.8, 0.8) * s] as const,
    ).sort((a, b) => a[1] - b[1])
    for (const [x, y] of trees)
      o += path(
        `M${n(x - 8)} ${n(y + 5)} L${n(x)} ${n(y - 14)} L${n(x + 8)} ${n(y + 5)}Z`,
        rnd.pick(['#1f6b4a', '#0f3f2b', '#277a55']),
        '#0b2f20',
        0.7,
      )
  } else if (kind === 'gold') {
    const hills = Array.from(
      { length: 9 },
      () => [rnd.between(-0.8, 0.8) * s, rnd.between(-0.4, 0.8) * s, rnd.between(12, 22)] as const,
    ).sort((a, b) => a[1] - b[1])
    for (const [x, y, r] of hills)
      o += path(
        `M${n(x - r * 1.3)} ${n(y)} Q${n(x)} ${n(y - r * 1.3)} ${n(x + r * 1.3)} ${n(y)}Z`,
        rnd.pick(['#E0A01E', '#FFCB57', '#D4921A']),
        '#B5780E',
        0.8,
      )
  } else if (kind === 'water' || kind === 'bridge') {
    for (let k = -3; k < 4; k++)
      for (let c = -2; c < 3; c++)
        o += path(
          `M${c * 30 + (k & 1) * 15 - 8} ${k * 14} q5 -5 10 0 t10 0`,
          'none',
          rnd.pick(['#8fd0f4', '#3d93c9']),
          1.6,
          'stroke-linecap="round"',
        )
  } else if (kind === 'garden' || kind === 'totecs_garden') {
    for (let k = 0; k < 5; k++)
      o += path(
        `M${-s} ${30 - k * 17} Q0 ${14 - k * 17} ${s} ${30 - k * 17}`,
        'none',
        k % 2 ? '#E4EFA0' : '#8aa63a',
        6,
        'opacity=".7"',
      )
  } else if (kind === 'shrine') {
    for (let i = 0; i < 12; i++)
      o += rect(
        rnd.between(-0.7, 0.7) * s,
        rnd.between(-0.75, 0.75) * s,
        rnd.between(8, 16),
        6,
        1.5,
        rnd.pick(['#958d80', '#b8b0a3', '#8d8679']),
      )
  } else {
    for (let i = 0; i < 10; i++)
      o += circle(
        rnd.between(-0.8, 0.8) * s,
        rnd.between(-0.8, 0.8) * s,
        rnd.between(3, 8),
        shade(col, rnd.pick([-0.2, 0.1])),
      )
  }
  return o
}
const medal = (what: string, x: number, y: number, scale = 1): string =>
  circle(x, y, 12.5 * scale, '#FFF7E3', '#2b2118', 1.2) + resource(what, x, y, 0.88 * scale)

/** Whoever dwells in the cave, as a face on its tile. */
const FACE: Record<string, () => string> = {
  giant: () =>
    path('M-15 20 Q-19 -4 -13 -14 Q0 -24 13 -14 Q19 -4 15 20Z', '#b98d6a', '#2a1a14', 2) +
    circle(-6, -3, 3, '#2a1a14') +
    circle(6, -3, 3, '#2a1a14') +
    path('M-8 -9 L-2 -7 M8 -9 L2 -7 M-8 9 Q0 4 8 9', 'none', '#2a1a14', 2.4, 'stroke-linecap="round"'),
  tiger: () =>
    path(
      'M-14 -10 L-17 -19 L-8 -15 Q0 -18 8 -15 L17 -19 L14 -10 Q18 2 9 12 Q0 19 -9 12 Q-18 2 -14 -10Z',
      '#F0A33A',
      '#3a1d08',
      2,
    ) +
    path(
      'M-4 -16 L0 -8 L4 -16 M-15 -2 L-9 0 M15 -2 L9 0 M-13 5 L-8 5 M13 5 L8 5',
      'none',
      '#3a1d08',
      2.4,
      'stroke-linecap="round"',
    ) +
    circle(-6, -4, 2.4, '#3a1d08') +
    circle(6, -4, 2.4, '#3a1d08') +
    path('M-3 4 L3 4 L0 8Z', '#3a1d08') +
    path('M0 8 Q-4 13 -7 9 M0 8 Q4 13 7 9', 'none', '#3a1d08', 1.8),
  thieves: () =>
    path('M-13 18 Q-15 -4 -11 -12 Q0 -22 11 -12 Q15 -4 13 18Z', '#57616b', '#14181c', 2) +
    path('M-12 -6 Q0 -12 12 -6 L11 3 Q0 -2 -11 3Z', '#14181c') +
    circle(-5, -3, 2.2, '#FFE38A') +
    circle(5, -3, 2.2, '#FFE38A') +
    path('M-5 10 Q0 7 5 10', 'none', '#14181c', 2),
  titan: () =>
    path('M-18 20 L-16 -8 L-8 -18 L8 -18 L16 -8 L18 20Z', '#8a8f98', '#1b1d22', 2.2) +
    rect(-10, -7, 7, 5, 1, '#E4572E') +
    rect(3, -7, 7, 5, 1, '#E4572E') +
    path('M-9 9 H9 M-5 5 V13 M0 5 V13 M5 5 V13', 'none', '#1b1d22', 2),
  wolf: () =>
    path(
      'M-13 -8 L-15 -20 L-6 -13 Q0 -15 6 -13 L15 -20 L13 -8 Q14 4 5 10 L0 18 L-5 10 Q-14 4 -13 -8Z',
      '#aab3bd',
      '#22272d',
      2,
    ) +
    circle(-6, -4, 2.2, '#22272d') +
    circle(6, -4, 2.2, '#22272d') +
    path('M-3 9 L3 9 L0 14Z', '#22272d'),
}
export const face = (kind: string): string => FACE[kind]?.() ?? ''
/** A beast or guardian as a round token on a tile. */
export const beast = (kind: string, ring = '#E4572E'): string =>
  path('M0 16 a12 4 0 1 0 .1 0', '#000', 'none', 1, 'opacity=".35"') +
  circle(0, 0, 16, '#241b2b', ring, 2.6) +
  at(face(kind === 'thief' ? 'thieves' : kind), 0, -0.5, 0.66)
/** The bridge, from one end to the other: `ends` are directions against the clock from east. */
export function bridgeArt(ends: number[]): string {
  const angle = (ends[0] ?? 0) * -60
  let o =
    rect(-54, -11, 108, 22, 3, '#8a5a2b', '#2b1a0a', 2) +
    rect(-54, -14, 108, 5, 2, '#6e4118', '#2b1a0a', 1.2) +
    rect(-54, 9, 108, 5, 2, '#6e4118', '#2b1a0a', 1.2)
  for (let x = -46; x < 50; x += 11) o += path(`M${x} -9 V9`, 'none', '#2b1a0a', 1.2)
  return group(o, `rotate(${angle})`)
}
const chest = (col: string): string =>
  path('M-18 -4 Q-18 -16 0 -16 Q18 -16 18 -4Z', col, '#2b1a0a', 2) +
  rect(-18, -4, 36, 20, 2, shade(col, -0.2), '#2b1a0a', 2) +
  rect(-4, -6, 8, 9, 1.5, '#FFE38A', '#5a3a06', 1.4)
const TREASURE: Record<string, string> = {
  bavieca: '#C98F4E',
  golden_rose: '#E9B949',
  army_of_jimenez: '#9DB3A8',
  cursed_treasure: '#7B5AA0',
}
export const offering = (colour: string): string =>
  path('M0 -9 L6 3 L0 9 L-6 3Z', colour, '#0b1513', 1.8) + path('M0 -9 L0 9', 'none', '#ffffff88', 1)
export const swords = (): string =>
  path('M-8 -8 L8 8 M8 -8 L-8 8', 'none', '#0b1513', 7, 'stroke-linecap="round"') +
  path('M-8 -8 L8 8 M8 -8 L-8 8', 'none', '#FFD866', 3.4, 'stroke-linecap="round"')

/** One tile; `crossed` are the edges of the exit next to which nothing is laid. */
export function tileArt(kind: string, seed: string, clip: string, crossed: number[] = []): string {
  const s = TILE,
    col = tileColour(kind)
  let o =
    path(hexPath(0, 8, s), '#03101a', 'none', 1, 'opacity=".5"') +
    path(hexPath(0, 3, s), shade(col, -0.5)) +
    path(hexPath(0, 0, s - 0.6), shade(col, -0.12)) +
    path(hexPath(0, -1.5, s - 2.5), col) +
    group(texture(kind, new Scatter(seed)), '', `clip-path="url(#${clip})"`) +
    path(hexPath(0, -1.5, s - 3.5), 'none', shade(col, 0.35), 1.3, 'opacity=".6"')
  if (kind === 'food' || kind === 'wood' || kind === 'gold') o += medal(kind, 0, -30)
  if (kind === 'garden' || kind === 'totecs_garden')
    o += ['food', 'wood', 'gold'].map((r, i) => medal(r, (i - 1) * 24, -28, 0.86)).join('')
  if (kind === 'shrine') o += at(temple(), 0, 0, 0.98)
  if (kind === 'cave_shrine') o += at(temple('#F6E3A1', '#E9B949'), 0, 2, 0.9)
  if (kind === 'cave_entrance') o += path('M-24 26 Q-26 -24 0 -24 Q26 -24 24 26Z', '#0d0b12', '#8b8299', 3)
  if (kind === 'exit') o += path('M-15 24 Q-17 -14 0 -14 Q17 -14 15 24Z', '#d9e6ee', '#3b3646', 3)
  if (TREASURE[kind]) o += at(chest(TREASURE[kind]!), 0, 2, 1)
  if (kind === 'cave_in') o += path('M-26 22 L-14 2 L-4 14 L6 -8 L16 10 L26 22Z', '#2a2420', '#8b7a6a', 2)
  if (kind === 'secret_exit') o += path('M-11 24 V-4 L0 -16 L11 -4 V24Z', '#d9e6ee', '#2a2733', 2.4)
  o += at(face(kind), 0, 2, 1.1)
  for (const d of crossed) {
    const a = (-d * Math.PI) / 3
    o += at(
      path('M-6 -6 L6 6 M6 -6 L-6 6', 'none', '#E4572E', 4, 'stroke-linecap="round"'),
      Math.cos(a) * s * 0.76,
      Math.sin(a) * s * 0.76,
    )
  }
  return o
}
export interface ArtTile {
  x: number
  y: number
  kind: string
  q: number
  r: number
  crossed: number[]
  ends?: number[]
}
export interface Box {
  x: number
  y: number
  w: number
  h: number
}
export function boundsOf(points: { x: number; y: number }[], margin: number): Box {
  const xs = points.map((p) => px(p.x)),
    ys = points.map((p) => px(p.y))
  const x = Math.min(...xs) - margin,
    y = Math.min(...ys) - margin
  return { x, y, w: Math.max(...xs) + margin - x, h: Math.max(...ys) + margin - y }
}
/** The tiles that lie, with a beach around the island. */
export function mapPicture(tiles: ArtTile[], box: Box, cave: boolean, id: string): string {
  let o = ''
  if (!cave) {
    for (const t of tiles)
      o += path(hexPath(px(t.x), px(t.y) + 2, TILE + 13), '#2f7c98', 'none', 1, 'opacity=".55"')
    for (const t of tiles) o += path(hexPath(px(t.x), px(t.y) + 2, TILE + 6), '#E6D5AF')
  }
  for (const t of [...tiles].sort((a, b) => a.y - b.y))
    o += at(
      tileArt(t.kind, `${t.q},${t.r}`, id, t.crossed) + (t.ends?.length ? bridgeArt(t.ends) : ''),
      px(t.x),
      px(t.y),
    )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${box.w}" height="${box.h}" ` +
    `viewBox="${box.x} ${box.y} ${box.w} ${box.h}"><defs><clipPath id="${id}">` +
    `<path d="${hexPath(0, -1.5, TILE - 3)}"/></clipPath></defs>${o}</svg>`
  )
}
