/** Seats are shown by colour and by the shape of an emblem, everywhere. */
import { at, circle, ellipse, path, rect } from './draw'
import { emblemFor } from './looks.svelte'
import { INK, SEAT_COLOUR, type SeatColour } from './palette'

const EMBLEM: Record<SeatColour, (k: string) => string> = {
  ivory: (k) => circle(0, 0, 3.2, k),
  vermilion: (k) => path('M0 -3.8 L3.8 3 L-3.8 3Z', k),
  azure: (k) => rect(-3, -3, 6, 6, 0.6, k),
  amber: (k) => path('M0 -4.2 L3.6 0 L0 4.2 L-3.6 0Z', k),
  plum: (k) => path('M-3.6 -1.2 H-1.2 V-3.6 H1.2 V-1.2 H3.6 V1.2 H1.2 V3.6 H-1.2 V1.2 H-3.6Z', k),
  jade: (k) => path('M-3.4 -1.8 L0 -3.8 L3.4 -1.8 L3.4 1.8 L0 3.8 L-3.4 1.8Z', k),
  umber: (k) => path('M-3.6 2.6 Q0 -6 3.6 2.6Z', k),
  ink: (k) => path('M-3.4 -2.6 L0 0 L3.4 -2.6 L0 4Z', k),
}
const onColour = (c: SeatColour): string => (c === 'ivory' || c === 'amber' || c === 'jade' ? INK : '#FFF7E6')

export const badge = (c: SeatColour, shape: SeatColour = emblemFor(c)): string =>
  circle(0, 0, 6.4, SEAT_COLOUR[c], '#0c1917', 1.2) + EMBLEM[shape](onColour(c))

const BODY =
  'M-9.5 11 Q-9.5 5.5 -5 3 Q-3 -1 -3.4 -4.5 Q-7.8 -5.2 -8.4 -7 Q-4.6 -7.4 -4.4 -9.6 Q-3.6 -13.6 0 -13.6 ' +
  'Q3.6 -13.6 4.4 -9.6 Q4.6 -7.4 8.4 -7 Q7.8 -5.2 3.4 -4.5 Q3 -1 5 3 Q9.5 5.5 9.5 11 Q0 14.5 -9.5 11Z'
/** The emblem alone, in the ink that is read on its colour. */
export const emblemOf = (c: SeatColour, shape: SeatColour = emblemFor(c)): string =>
  EMBLEM[shape](onColour(c))
/** A standing explorer with a hat. */
export function pawn(c: SeatColour): string {
  const k = onColour(c)
  return (
    ellipse(0, 11.5, 10, 3.6, '#000', 'opacity=".35"') +
    path(BODY, SEAT_COLOUR[c], '#0b1513', 2.6, 'stroke-linejoin="round"') +
    path(BODY, SEAT_COLOUR[c], '#fffaf0', 1, 'stroke-linejoin="round"') +
    path('M-4.3 -8.4 Q0 -7 4.3 -8.4 L4.4 -7.4 Q0 -6 -4.4 -7.4Z', k, 'none', 1, 'opacity=".75"') +
    at(EMBLEM[emblemFor(c)](k), 0, 6.4, 0.95)
  )
}
