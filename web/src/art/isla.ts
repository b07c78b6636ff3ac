/** Glyphs for Isla Dorada: animals, vehicles and the mask of tricks. */
import { circle, ellipse, path, rect } from './draw'

const J = 'stroke-linejoin="round"'
const C = 'stroke-linecap="round"'
export const PATH_COLOUR: Record<string, string> = {
  jungle: '#165339', mountain: '#6E5A6B', desert: '#D9931E', river: '#2E86C1', sea: '#5FB3E4', air: '#B5446E',
}
export const yak = (c = '#F4EFE4', k = '#2a2733'): string =>
  path('M-10 6 Q-12 -4 -5 -6 Q0 -9 5 -6 Q11 -5 10 6 L7 6 L6 1 L-5 1 L-6 6Z', c, k, 1, J) +
  path('M-9 -3 Q-14 -6 -12 -11 M-6 -5 Q-8 -10 -4 -12', 'none', k, 1.6, C) + path('M-4 2 v4 M0 2 v5 M4 2 v4', 'none', k, 1)
export const kamel = (c = '#FFE9B8', k = '#5a3a06'): string =>
  path('M-11 -9 Q-13 -9 -12 -6 L-9 -5 Q-8 2 -5 0 Q-4 -8 -1 -2 Q2 -9 4 -2 Q9 -3 9 3 L9 9 L7 9 L6 3 L-3 3 L-4 9 L-6 9 L-7 3 Q-10 2 -10 -5Z', c, k, 1, J)
export const gonogo = (c = '#CDEBC2', k = '#0b2a1d'): string =>
  circle(0, -5, 5, c, k, 1) + path('M-8 9 Q-12 -2 -4 -1 Q0 1 4 -1 Q12 -2 8 9 L4 9 Q5 4 0 4 Q-5 4 -4 9Z', c, k, 1, J) +
  circle(-1.8, -5.6, 0.9, k) + circle(1.8, -5.6, 0.9, k) + path('M-2 -2.6 h4', 'none', k, 1)
export const kayak = (c = '#F2FAFF', k = '#0d2b45'): string =>
  path('M-12 0 Q0 9 12 0 Q6 12 0 12 Q-6 12 -12 0Z', c, k, 1) + path('M-7 -9 L7 6', 'none', k, 1.8, C) + circle(0, -2, 3, c, k, 1)
export const drako = (c = '#F6C6DA', k = '#4a1030'): string =>
  path('M0 8 Q-4 0 -12 -3 Q-8 -4 -6 -8 Q-2 -5 0 -9 Q2 -5 6 -8 Q8 -4 12 -3 Q4 0 0 8Z', c, k, 1, J)
export const zeppelin = (c = '#F6C6DA', k = '#4a1030'): string =>
  ellipse(0, -2, 12, 6, c, `stroke="${k}" stroke-width="1"`) + rect(-4, 5, 8, 4, 1.5, c, k, 1) + path('M-10 -2 H10', 'none', k, 0.8)
export const mask = (c = '#EFE3FF', k = '#2d1140'): string =>
  path('M-8 -9 Q0 -13 8 -9 Q9 3 0 11 Q-9 3 -8 -9Z', c, k, 1) + path('M-5 -3 h4 M1 -3 h4 M-3 4 Q0 6 3 4', 'none', k, 1.5, C)
