/** Isla Dorada in two minutes: what is shown, in the order it is told. Its sentences are isla_dorada.primer. */
import { at, path, rect } from '../../ui/art/draw'
import type { PrimerPanel, Shown } from '../../table/game'
import { cardLook, chip, expedition, monster, star, SYMBOL } from './art/pieces'
import door from './door'

type Picture = NonNullable<Shown['picture']>
const sign = (body: string, scale = 1.9): Picture => ({ body: at(body, 0, 0, scale), box: '-40 -28 80 56' })
const card = (kind: string): string => {
  const look = cardLook(kind)
  return rect(-24, -32, 48, 64, 7, look.colour, '#F3E7CB', 3) + at(look.glyph(), 0, 0, 1.5)
}
const goal = (symbol: string, colour: string): string =>
  rect(-24, -32, 48, 64, 7, '#F3E7CB', colour, 4) + at(SYMBOL[symbol]?.() ?? '', 0, 0, 1.6)

export const primer: PrimerPanel[] = [
  { id: 'goal', parts: [{ id: 'treasures', picture: { body: door(), box: '0 0 400 200' } }] },
  {
    id: 'turn',
    parts: [
      {
        id: 'bid',
        picture: {
          body:
            at(card('gonogo'), 40, 58, 0.95) +
            at(card('gonogo'), 100, 58, 0.95) +
            at(card('yak'), 174, 58, 0.95),
          box: '0 0 220 116',
        },
        when: (table) => table?.options.cooperative !== true,
      },
      {
        id: 'together',
        picture: {
          body:
            at(card('gonogo'), 40, 58, 0.95) +
            path('M96 58 H124 M110 44 V72', 'none', '#E9B949', 5) +
            at(card('gonogo'), 180, 58, 0.95),
          box: '0 0 220 116',
        },
        when: (table) => table?.options.cooperative === true,
      },
      {
        id: 'move',
        picture: {
          body:
            path('M52 74 Q110 20 168 66', 'none', '#165339', 12, 'stroke-linecap="round"') +
            path(
              'M52 74 Q110 20 168 66',
              'none',
              '#CDEBC2',
              3,
              'stroke-dasharray="2 9" stroke-linecap="round"',
            ) +
            at(chip('jungle'), 110, 46, 1.2) +
            at(expedition(), 168, 62, 1.3),
          box: '0 0 220 116',
        },
      },
      {
        id: 'show',
        picture: {
          body: at(goal('jewel', '#2c6a3c'), 66, 58) + at(goal('mask', '#a3341a'), 154, 58),
          box: '0 0 220 116',
        },
      },
      {
        id: 'draw',
        picture: {
          body: ['yak', 'kamel', 'kayak', 'gonogo']
            .map((kind, i) => at(card(kind), 32 + i * 52, 58, 0.85))
            .join(''),
          box: '0 0 220 116',
        },
      },
    ],
  },
  {
    id: 'signs',
    parts: [
      ...['jungle', 'mountain', 'sand', 'river'].map((id) => ({ id, picture: sign(chip(id)) })),
      { id: 'air', picture: sign(chip('air')) },
      { id: 'monster', picture: sign(monster('bigfoot'), 1.3) },
      { id: 'destiny', picture: sign(star('#E9B949'), 3.2) },
    ],
  },
  { id: 'end', parts: [{ id: 'score', picture: null }] },
]
