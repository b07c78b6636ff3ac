/** The Quest in two minutes: what is shown, in the order it is told. Its sentences are quest.primer. */
import { at, hexPath, path } from '../../ui/art/draw'
import { cardBack } from '../../ui/art/cardback'
import { pawn } from '../../ui/art/pieces'
import type { PrimerPanel, Shown } from '../../table/game'
import { blockadeLogs, blockadePlate } from './art/board'
import { cardPicture, PICTURE } from './art/cards'
import { hexCell } from './art/terrain'
import { token } from './art/tokens'
import door from './door'

type Picture = NonNullable<Shown['picture']>
const BOX = '-40 -28 80 56'
const hex = (terrain: string, power: number): string => {
  const id = `primer-${terrain}-${power}`
  const clip = `<clipPath id="${id}"><path d="${hexPath(0, -1.4, 22.8)}"/></clipPath>`
  return clip + hexCell(terrain, power, 24, id, id, false)
}
const ground = (terrain: string, power = 1): Picture => ({ body: hex(terrain, power), box: BOX })
const card = (kind: string, symbol: string, power: number): string =>
  `<svg width="${PICTURE.w}" height="${PICTURE.h}">${cardPicture(kind, symbol, power)}</svg>` +
  `<rect width="${PICTURE.w}" height="${PICTURE.h}" rx="8" fill="none" stroke="#f3e7cb" stroke-width="5"/>`
const arrow = (x: number, y: number): string =>
  path(`M${x - 12} ${y} H${x + 8} M${x} ${y - 8} L${x + 9} ${y} L${x} ${y + 8}`, 'none', '#E9B949', 4)

export const primer: PrimerPanel[] = [
  { id: 'goal', parts: [{ id: 'race', picture: { body: door(), box: '0 0 400 200' } }] },
  {
    id: 'turn',
    parts: [
      {
        id: 'walk',
        picture: {
          body:
            at(card('explorer', 'machete', 1), 4, 26, 0.62) +
            arrow(116, 58) +
            at(hex('jungle', 1), 168, 58, 1.7) +
            at(pawn('azure'), 168, 52, 1.9),
          box: '0 0 220 116',
        },
      },
      {
        id: 'buy',
        picture: {
          body:
            at(card('traveler', 'coin', 1), 4, 8, 0.42) +
            at(card('sailor', 'paddle', 1), 4, 62, 0.42) +
            arrow(96, 58) +
            at(card('scout', 'machete', 2), 122, 28, 0.66),
          box: '0 0 220 116',
        },
      },
      {
        id: 'draw',
        picture: {
          body: [0, 1, 2, 3].map((i) => at(cardBack(), 16 + i * 44, 10 + (i % 2) * 6, 0.62)).join(''),
          box: '0 0 220 116',
        },
      },
    ],
  },
  {
    id: 'signs',
    parts: [
      { id: 'jungle', picture: ground('jungle') },
      { id: 'village', picture: ground('village') },
      { id: 'water', picture: ground('water') },
      { id: 'power', picture: ground('jungle', 2) },
      { id: 'rubble', picture: ground('rubble') },
      { id: 'camp', picture: ground('camp') },
      { id: 'mountain', picture: ground('mountain', 0) },
      {
        id: 'blockade',
        picture: {
          body:
            blockadeLogs([
              [-34, 8],
              [-12, -8],
              [12, 8],
              [34, -8],
            ]) + at(blockadePlate('jungle', 1), 0, 0, 0.9),
          box: '-44 -30 88 60',
        },
      },
      {
        id: 'cave',
        picture: { body: token('machete', 2), box: BOX },
        when: (table) => table?.options.caves === true,
      },
    ],
  },
  {
    id: 'end',
    parts: [
      { id: 'arrive', picture: null },
      { id: 'pieces', picture: null, when: (table) => table?.seats === 2 },
      { id: 'tie', picture: null },
    ],
  },
]
