/** Glyphs for The Island of El Dorado: resources, temples, buildings, villagers. */
import { at, circle, ellipse, group, path, rect } from '../../../ui/art/draw'
import { SEAT_COLOUR, type SeatColour } from '../../../ui/art/palette'
import { emblemOf } from '../../../ui/art/pieces'

const J = 'stroke-linejoin="round"'
export const maize = (k = '#3c4a12'): string =>
  path('M-2.4 8 Q-8 2 -4.4 -3 M2.4 8 Q8 2 4.4 -3', 'none', k, 2, 'stroke-linecap="round"') +
  path('M0 -10 Q5 -5 3.6 3 Q2.4 8 0 9 Q-2.4 8 -3.6 3 Q-5 -5 0 -10Z', '#FFE38A', k, 1) +
  path('M-2.6 -3 H2.6 M-3 0 H3 M-2.8 3 H2.8', 'none', k, 0.8)
export const log = (k = '#2b1a0a'): string =>
  group(
    rect(-10, -4.5, 17, 9, 4.5, '#A86C35', k, 1) +
      ellipse(6.6, 0, 3.6, 4.5, '#E9C48E', `stroke="${k}" stroke-width="1"`) +
      ellipse(6.6, 0, 1.5, 2, 'none', `stroke="${k}" stroke-width=".8"`) +
      path('M-6 -1.2 H2 M-4 1.8 H1', 'none', '#6e4118', 0.9),
    'rotate(-16)',
  )
export const nugget = (k = '#5a3a06'): string =>
  path('M-9 5 L-6 -3 L-1 -6 L5 -5 L9 1 L7 6 L-2 8Z', '#FFD95E', k, 1.1, J) +
  path('M-6 -3 L0 0 L5 -5 M0 0 L-2 8 M0 0 L9 1', 'none', k, 0.7) +
  path('M6 -10 v5 M3.5 -7.5 h5', 'none', '#FFF3C0', 1.2)
export const temple = (c = '#F4EFE4', accent = '#6B2C86', k = '#2a2733'): string =>
  path('M-26 18 H26 V11 H19 V3 H13 V-5 H8 V-12 H-8 V-5 H-13 V3 H-19 V11 H-26Z', c, k, 1.6, J) +
  path('M-5 18 V6 Q0 0 5 6 V18Z', k) +
  path('M-10 -12 L0 -24 L10 -12Z', accent, k, 1.4) +
  path('M-19 11 H-9 M9 11 H19 M-13 3 H-8 M8 3 H13', 'none', k, 1)
const outlined = (d: string, c: SeatColour): string =>
  path(d, SEAT_COLOUR[c], '#0b1513', 2.5, J) + path(d, SEAT_COLOUR[c], '#fffaf0', 0.9, J)
export const house = (c: SeatColour): string =>
  ellipse(0, 9, 11, 3, '#000', 'opacity=".35"') +
  outlined('M-9 9 V-1 L0 -9 L9 -1 V9Z', c) +
  rect(-2.4, 2.5, 4.8, 6.5, 1, '#0b1513')
export const fort = (c: SeatColour): string =>
  ellipse(0, 11, 13, 3.4, '#000', 'opacity=".35"') +
  outlined('M-11 11 V-9 H-7 V-5.5 H-3 V-9 H3 V-5.5 H7 V-9 H11 V11Z', c) +
  at(emblemOf(c), 0, 2.5)
export const villager = (c: SeatColour): string =>
  ellipse(0, 8, 6, 2.2, '#000', 'opacity=".35"') +
  outlined('M-6 8 Q-6 0 -2.6 -1.5 A4 4 0 1 1 2.6 -1.5 Q6 0 6 8 Q0 10 -6 8Z', c)
/** A thief under a hood, in the colour of its seat. */
export const thief = (c: SeatColour): string =>
  ellipse(0, 11.5, 10, 3.4, '#000', 'opacity=".35"') +
  outlined('M-9 11 Q-10 -2 -5.5 -8 Q0 -17 5.5 -8 Q10 -2 9 11 Q0 14 -9 11Z', c) +
  path('M-4.6 -3.4 Q0 -10 4.6 -3.4 Q3.6 1.6 0 1.8 Q-3.6 1.6 -4.6 -3.4Z', '#0b1513') +
  circle(-1.7, -3, 0.9, '#FFE38A') +
  circle(1.7, -3, 0.9, '#FFE38A')
export const outpost = (c: SeatColour): string =>
  ellipse(0, 10, 10, 3, '#000', 'opacity=".35"') + outlined('M-8 10 L-3.5 -5 H-8 V-10 H8 V-5 H3.5 L8 10Z', c)
export const hideout = (c: SeatColour): string =>
  ellipse(0, 10, 13, 3.4, '#000', 'opacity=".35"') +
  outlined('M-12 10 Q-12 -11 0 -11 Q12 -11 12 10Z', c) +
  path('M-4.5 10 Q-5 -2 0 -2 Q5 -2 4.5 10Z', '#0b1513')
export const building = (kind: string, c: SeatColour): string =>
  kind === 'fort' ? fort(c) : kind === 'outpost' ? outpost(c) : kind === 'hideout' ? hideout(c) : house(c)
export const doubloon = (): string =>
  circle(0, 0, 10, '#E9B949', '#5a3a06', 1.4) +
  circle(0, 0, 7, 'none', '#8d5c12', 1) +
  path('M-3.6 -3.6 L3.6 3.6 M3.6 -3.6 L-3.6 3.6', 'none', '#5a3a06', 2, 'stroke-linecap="round"')
export const resource = (name: string, x: number, y: number, scale = 1): string =>
  at(name === 'food' ? maize() : name === 'wood' ? log() : nugget(), x, y, scale)
