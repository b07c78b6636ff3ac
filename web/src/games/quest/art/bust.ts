/** What the figures on the cards share: their inks, head and shoulders, hats. */
import { at, path, shade } from '../../../ui/art/draw'

export interface Ink {
  dark: string
  rim: string
  light: string
}
export const inks = (band: string): Ink => ({
  dark: shade(band, -0.62),
  rim: shade(band, 0.42),
  light: shade(band, 0.72),
})

export const J = 'stroke-linejoin="round"'
export const C = 'stroke-linecap="round"'

/** Head and shoulders around (0,0), 62 high; the hat, tool and so on come on top. */
export function bust(i: Ink, slim = false): string {
  return slim
    ? path(
        'M-32 6 Q-30 -20 -13 -25 L-7 -30 Q-12 -38 -11 -48 Q-10 -61 ' +
          '0 -61 Q10 -61 11 -48 Q12 -38 7 -30 L13 -25 Q30 -20 32 6Z',
        i.dark,
        i.rim,
        1.2,
      )
    : path(
        'M-40 6 Q-38 -22 -16 -26 L-8 -30 Q-14 -38 -13 -48 Q-12 -62 ' +
          '0 -62 Q12 -62 13 -48 Q14 -38 8 -30 L16 -26 Q38 -22 40 6Z',
        i.dark,
        i.rim,
        1.2,
      )
}
export const wideHat = (i: Ink): string =>
  path(
    'M-30 -52 Q0 -42 30 -52 Q24 -58 14 -58 Q13 -76 0 -76 Q-13 -76 -14 -58 Q-24 -58 -30 -52Z',
    i.dark,
    i.rim,
    1.2,
  ) + path('M-14 -59 Q0 -54 14 -59', 'none', i.rim, 2)
export const cap = (i: Ink): string =>
  path(
    'M-20 -50 Q0 -46 20 -50 L17 -56 Q16 -72 0 -72 Q-16 -72 -17 -56Z M14 -52 Q26 -52 28 -47 Q20 -46 12 -48Z',
    i.dark,
    i.rim,
    1.2,
  )
export const hood = (i: Ink): string =>
  path(
    'M-16 -52 Q-18 -74 0 -74 Q18 -74 16 -52 Q22 -40 16 -26 L10 ' +
      '-32 Q12 -46 0 -50 Q-12 -46 -10 -32 L-16 -26 Q-22 -40 -16 -52Z',
    i.dark,
    i.rim,
    1.2,
  )
export const person = (body: string): string => at(body, 112, 100, 0.92)

export type Figure = (band: string) => string
