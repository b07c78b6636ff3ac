/** Glyphs in a box of about -10…10. */
import { circle, group, line, path, rect } from './draw'
import { GOLD, INK } from './palette'

const ROUND = 'stroke-linejoin="round"'
const CAP = 'stroke-linecap="round"'

export const machete = (c = '#CDEBC2', k = '#0b2a1d'): string =>
  path('M-8.6 8.8 L-4.6 4.2 L-3 5.8 L-7 10.2 Q-9.4 11 -8.6 8.8Z', k) +
  path('M-4.9 3.2 L6.2 -8.2 Q10.4 -11.4 10.2 -6.4 Q9.6 -1.8 5 1.8 Q1.6 4.4 -2 6.1Z', c, k, 0.9, ROUND)
export const paddle = (c = '#F2FAFF', k = '#0d2b45'): string =>
  path('M-4.2 4.2 L4.6 -4.6', 'none', k, 3.6, CAP) +
  path('M-4.2 4.2 L4.6 -4.6', 'none', c, 1.9, CAP) +
  path('M3.4 -5.6 Q4.6 -11 10.6 -10.6 Q11 -4.6 5.6 -3.4Z', c, k, 0.9) +
  path('M-3.4 5.6 Q-4.6 11 -10.6 10.6 Q-11 4.6 -5.6 3.4Z', c, k, 0.9)
export const coin = (c = '#FFE9A6', k = '#5a3a06'): string =>
  circle(0, 0, 9.2, c, k, 1.1) +
  circle(0, 0, 6.6, 'none', k, 0.8) +
  path('M0 -4.6 L1.3 -1.3 L4.6 0 L1.3 1.3 L0 4.6 L-1.3 1.3 L-4.6 0 L-1.3 -1.3Z', k)
export const cards = (c = '#F4EFE4', k = '#3a352d'): string =>
  group(rect(-6, -7, 9, 13, 1.6, c, k, 1), 'rotate(-12)') +
  group(rect(-3, -6.5, 9, 13, 1.6, c, k, 1), 'rotate(8)')
export const tent = (c = '#FFE1CF', k = '#4a1405'): string =>
  path('M-9.5 7.5 L0 -8.5 L9.5 7.5Z', c, k, 1, ROUND) +
  path('M-3.4 7.5 L0 -1.5 L3.4 7.5Z', k) +
  path('M0 -8.5 L0 -11.2', 'none', k, 1.2)
export const peak = (c = '#5b5768', k = '#15131b'): string =>
  path('M-11 9 L-3.5 -7 L0 -1.5 L3.2 -5 L11 9Z', c, k, 1, ROUND) +
  path('M-3.5 -7 L-6.1 -1.4 L-3.8 -2.8 L-2.4 -.6 L-.9 -2.9Z', '#e9e6f2') +
  path('M3.2 -5 L1.2 -.2 L3.4 -1.4 L5.4 -.4Z', '#e9e6f2')
export const joker = (c = '#FFF3D1', k = '#2a3033'): string =>
  path(
    'M0 -9.5 L2.4 -3.2 L9.1 -2.9 L3.9 1.3 L5.7 7.8 L0 4.1 L-5.7 7.8 L-3.9 1.3 L-9.1 -2.9 L-2.4 -3.2Z',
    c,
    k,
    1,
    ROUND,
  )
export const needle = (c = '#efe3ff', k = '#2d1140'): string =>
  circle(0, 0, 9, c, k, 1.1) +
  path('M0 -7.2 L2.1 0 L0 7.2 L-2.1 0Z', k) +
  path('M0 -7.2 L2.1 0 L-2.1 0Z', '#D1562F')
export const footprint = (c = '#efe3ff', k = '#2d1140'): string =>
  path('M-6.5 -8 Q-2.6 -9.5 -2.4 -4.4 Q-2.6 -.6 -5 -.4 Q-8.6 -1.2 -8.4 -4.8 Q-8.2 -7.4 -6.5 -8Z', c, k, 1) +
  path('M-7 1 Q-4.6 1.8 -3.2 .8 Q-3.2 4 -5.2 4.2 Q-7.2 3.6 -7 1Z', c, k, 1) +
  path('M4.5 -3 Q8.6 -4.2 8.6 .8 Q8.2 4.6 5.6 4.6 Q2.2 3.6 2.6 0 Q3 -2.6 4.5 -3Z', c, k, 1) +
  path('M3.8 6 Q6 6.9 7.6 6 Q7.4 9.2 5.4 9.3 Q3.4 8.6 3.8 6Z', c, k, 1)
export const bin = (c = '#FFE1CF', k = '#4a1405'): string =>
  rect(-5.5, -8, 11, 16, 1.8, c, k, 1.2) +
  path('M-9 9 L9 -9', 'none', k, 3.4, CAP) +
  path('M-9 9 L9 -9', 'none', '#E4572E', 1.8, CAP)
export const swap = (c = '#F4EFE4', k = '#2b2118'): string =>
  path('M-8 -3 H3 V-7 L9 -1.8 L3 3 V0 H-8Z', c, k, 1, ROUND) +
  path('M8 4 H-3 V0.6 L-9 5.4 L-3 10 V7 H8Z', c, k, 1, ROUND)
export const drawOne = (c = '#F4EFE4', k = '#2b2118'): string =>
  rect(-7, -8, 10, 15, 1.8, c, k, 1.1) +
  path('M5 -1 V8 M1.2 4.6 L5 8.6 L8.8 4.6', 'none', k, 3.6, CAP + ' ' + ROUND) +
  path('M5 -1 V8 M1.2 4.6 L5 8.6 L8.8 4.6', 'none', GOLD, 1.8, CAP + ' ' + ROUND)
export const shield = (c = '#F4EFE4', k = '#2b2118'): string =>
  path('M0 -9.5 Q5 -6.4 8.4 -6.6 Q8.6 4.4 0 9.6 Q-8.6 4.4 -8.4 -6.6 Q-5 -6.4 0 -9.5Z', c, k, 1.1, ROUND) +
  rect(-3, -4.4, 6, 8.6, 1.2, 'none', k, 1.3)
export const twoPeople = (c = '#F4EFE4', k = '#2b2118'): string =>
  path('M-9 8 Q-9 0 -5.6 -1.5 A3.6 3.6 0 1 1 -1.6 -1.5 Q1.4 0 1.4 8 Q-4 9.6 -9 8Z', c, k, 1.1) +
  path('M-1 8 Q-1 0 2.4 -1.5 A3.6 3.6 0 1 1 6.2 -1.5 Q9.4 0 9.4 8 Q4 9.6 -1 8Z', c, k, 1.1)
export const anySymbol = (c = '#F4EFE4', k = '#2b2118'): string =>
  path('M0 -9 A9 9 0 0 1 7.8 4.5 L0 0Z', '#CDEBC2', k, 1) +
  path('M7.8 4.5 A9 9 0 0 1 -7.8 4.5 L0 0Z', '#FFE9A6', k, 1) +
  path('M-7.8 4.5 A9 9 0 0 1 0 -9 L0 0Z', '#BFE3F7', k, 1) +
  circle(0, 0, 3, c, k, 1)
export const eye = (c = INK): string =>
  path('M-9 0 Q0 -8.4 9 0 Q0 8.4 -9 0Z', 'none', c, 1.8, ROUND) + circle(0, 0, 2.9, c)
export const crossedCard = (k = '#a3341a'): string =>
  rect(-5, -7, 10, 14, 2, 'none', k, 1.6) + path('M-7 7 L7 -7', 'none', k, 2, CAP)

export function sun(c = GOLD, rays = 12, outer = 10, inner = 6): string {
  const pts: string[] = []
  for (let i = 0; i < rays * 2; i++) {
    const a = (Math.PI * i) / rays
    const r = i % 2 === 0 ? outer : inner
    pts.push(`${(r * Math.sin(a)).toFixed(2)} ${(-r * Math.cos(a)).toFixed(2)}`)
  }
  return path('M' + pts.join(' L') + 'Z', c)
}
/** The emblem of the project: a sun with a pyramid. */
export const emblem = (ground = '#0c1917'): string =>
  sun(GOLD, 14, 13, 8.5) + circle(0, 0, 6.2, ground) + path('M-3.6 2.6 L0 -4 L3.6 2.6Z', GOLD)
export const pyramid = (dark = '#7a5410', light = '#FBE6A4'): string =>
  path('M-24 15 H24 V9 H17 V1 H11 V-7 H6 V-15 H-6 V-7 H-11 V1 H-17 V9 H-24Z', dark) +
  path('M-20 13 H20 V11 H15 V3 H9 V-5 H4 V-12 H-4 V-5 H-9 V3 H-15 V11 H-20Z', light) +
  rect(-3.5, 3, 7, 10, 1, dark)

export const TERRAIN_ICON: Record<string, (c?: string, k?: string) => string> = {
  jungle: machete,
  water: paddle,
  village: coin,
  rubble: cards,
  camp: tent,
}
export const SYMBOL_ICON: Record<string, (c?: string, k?: string) => string> = {
  machete: (c, k) => machete(c ?? '#E6F4DD', k),
  paddle,
  coin,
  joker,
  action: needle,
}
/** Cave tokens without power, by kind. */
export const TOKEN_ICON: Record<string, (c?: string, k?: string) => string> = {
  machete,
  paddle,
  coin,
  draw: drawOne,
  remove: bin,
  replace: swap,
  keep_item: shield,
  pass_occupied: twoPeople,
  free_move: footprint,
  change_symbol: anySymbol,
}
export const hairline = line
