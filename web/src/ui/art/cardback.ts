import { at, circle, path, rect } from './draw'
import { sun } from './icons'
import { GOLD } from './palette'

/** The back of every card: the sun over a border of brass. */
export const cardBack = (): string =>
  rect(0, 0, 96, 136, 9, '#0f3d36', '#0b1513', 1.5) +
  rect(7, 7, 82, 122, 6, 'none', GOLD, 1.2, 'opacity=".6"') +
  path('M7 34 L34 7 M62 7 L89 34 M7 102 L34 129 M62 129 L89 102', 'none', GOLD, 0.9, 'opacity=".35"') +
  at(sun(GOLD, 16, 27, 19) + circle(0, 0, 14, '#0f3d36') + path('M-8 6 L0 -9 L8 6Z', GOLD), 48, 68)
