/** Small pictures of results: a golden sun, half of one, a footprint trail, a torn map. */
import { circle, path } from '../../ui/art/draw'
import type { Result } from './stats'

const rays = (colour: string): string =>
  path(
    'M12 1 L13.6 5 L10.4 5Z M12 23 L13.6 19 L10.4 19Z M1 12 L5 10.4 L5 13.6Z M23 12 L19 10.4 L19 13.6Z ' +
      'M4.2 4.2 L8.2 5.9 L5.9 8.2Z M19.8 4.2 L18.1 8.2 L15.8 5.9Z M4.2 19.8 L5.9 15.8 L8.2 18.1Z ' +
      'M19.8 19.8 L15.8 18.1 L18.1 15.8Z',
    colour,
  )
export const cup = (result: Result): string =>
  result === 'won'
    ? rays('#e9b949') + circle(12, 12, 6, '#e9b949', '#7a5410', 1)
    : result === 'shared'
      ? rays('#9db3a8') +
        path('M12 6 A6 6 0 0 1 12 18Z', '#e9b949') +
        circle(12, 12, 6, 'none', '#e9b949', 1.2)
      : result === 'lost'
        ? path('M5 20 Q9 17 8 13 Q7 9 12 8 Q17 7 17 3', 'none', '#9db3a8', 2, 'stroke-dasharray="3 3"') +
          circle(17, 3.4, 2, '#9db3a8')
        : path('M4 4 H20 L17 9 L20 12 L16 15 L20 20 H4Z', 'none', '#9db3a8', 1.6)
