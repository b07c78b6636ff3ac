/** The picture on a card: the sky in the colour of its symbol, hills, who it is, and as many symbols as it has
 *  power. */
import { at, circle, path, rect, Scatter, shade } from '../../../ui/art/draw'
import { FIGURE } from './figures'
import { crossedCard, SYMBOL_ICON } from '../../../ui/art/icons'
import { BAND } from '../../../ui/art/palette'

export const PICTURE = { w: 142, h: 100 }
/** Kinds that are a thing and fill the picture: their symbols stand in a row at the foot. */
const THINGS = new Set(['giant_machete', 'treasure_chest', 'prop_plane'])

export function cardPicture(kind: string, symbol: string, power: number): string {
  const band = BAND[symbol] ?? '#777777'
  const { w, h } = PICTURE
  const rnd = new Scatter(kind)
  let o =
    rect(0, 0, w, h, 0, shade(band, -0.35)) +
    circle(w / 2, h * 0.52, h * 0.62, shade(band, -0.12)) +
    circle(w / 2, h * 0.52, h * 0.45, shade(band, 0.08))
  for (let k = 0; k < 5; k++) {
    const x = (w * k) / 4
    o += path(
      `M${(x - 28).toFixed(0)} ${h} Q${x.toFixed(0)} ` +
        `${(h * rnd.between(0.5, 0.82)).toFixed(0)} ${(x + 28).toFixed(0)} ${h}Z`,
      shade(band, -0.5),
    )
  }
  o += FIGURE[kind]?.(band) ?? ''
  return o + (symbol === 'action' ? '' : symbols(kind, symbol, power))
}

function symbols(kind: string, symbol: string, power: number): string {
  const icon = SYMBOL_ICON[symbol]
  if (!icon || power < 1) return ''
  const one = icon()
  if (THINGS.has(kind)) {
    const step = Math.min(19, 116 / power)
    let row = rect(71 - (step * power) / 2 - 4, 79, step * power + 8, 19, 9, '#00000066')
    for (let i = 0; i < power; i++) row += at(one, 71 + (i - (power - 1) / 2) * step, 88.5, 0.78)
    return row
  }
  const layout: [number, number, number][] =
    power === 1
      ? [[44, 44, 2.5]]
      : power === 2
        ? [
            [28, 38, 1.9],
            [66, 38, 1.9],
          ]
        : power === 3
          ? [
              [22, 32, 1.5],
              [52, 32, 1.5],
              [37, 66, 1.5],
            ]
          : power === 4
            ? [
                [20, 28, 1.3],
                [48, 28, 1.3],
                [20, 60, 1.3],
                [48, 60, 1.3],
              ]
            : [
                [18, 24, 1.15],
                [44, 24, 1.15],
                [70, 24, 1.15],
                [30, 54, 1.15],
                [56, 54, 1.15],
              ]
  return layout.map(([x, y, s]) => at(one, x, y, s)).join('')
}

/** For the small piles beside the market. */
export function cardGlyph(kind: string, symbol: string): string {
  const band = BAND[symbol] ?? '#777777'
  const figure = symbol === 'action' || THINGS.has(kind) ? FIGURE[kind]?.(band) : undefined
  return (
    rect(0, 0, 142, 100, 0, shade(band, -0.2)) +
    circle(71, 50, 46, shade(band, 0.06)) +
    (figure ?? at(SYMBOL_ICON[symbol]?.() ?? '', 71, 50, 3.4))
  )
}

export const itemMark = (): string => crossedCard()
