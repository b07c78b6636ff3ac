/** The Island in two minutes: what is shown, in the order it is told. Its sentences are island.primer. */
import { at, hexPath, path, rect } from '../../ui/art/draw'
import { pawn } from '../../ui/art/pieces'
import type { PrimerPanel, PrimerTable, Shown } from '../../table/game'
import { beast, offering, swords, TILE, tileArt } from './art/map'
import { die } from './art/dice'
import { doubloon, fort, hideout, house, resource, temple, thief, villager } from './art/pieces'
import door from './door'

type Picture = NonNullable<Shown['picture']>
const hex = (kind: string, seed = kind): string => {
  const id = `primer-${seed}`
  return `<clipPath id="${id}"><path d="${hexPath(0, -1.5, TILE - 3)}"/></clipPath>${tileArt(kind, seed, id)}`
}
const tile = (kind: string): Picture => ({ body: hex(kind), box: '-84 -60 168 120' })
const piece = (body: string, scale = 1.6): Picture => ({ body: at(body, 0, 0, scale), box: '-40 -28 80 56' })
const unknown =
  path(hexPath(0, 0, TILE - 4), '#0b2a3c', '#7fa9bb', 2, 'stroke-dasharray="7 6"') +
  path('M-9 -12 q9 -14 18 0 q0 10 -9 13 v8 m0 8 v3', 'none', '#9fc3d2', 4.5, 'stroke-linecap="round"')
const mode = (table: PrimerTable | null): string => String(table?.options.mode ?? 'free')
const robbed = (table: PrimerTable | null): boolean => mode(table).includes('thieves')
const alone = (table: PrimerTable | null): boolean => table?.seats === 1
const first = (table: PrimerTable | null): boolean => table?.options.edition === 'first'
const dice = (table: PrimerTable | null): boolean => !alone(table) && table?.options.hard_points !== true

export const primer: PrimerPanel[] = [
  {
    id: 'goal',
    parts: [
      {
        id: 'shrines',
        picture: { body: door(), box: '0 0 400 200' },
        when: (table) => (table?.seats ?? 0) < 6,
      },
      {
        id: 'large',
        picture: { body: door(), box: '0 0 400 200' },
        when: (table) => (table?.seats ?? 0) >= 6,
      },
    ],
  },
  {
    id: 'turn',
    parts: [
      {
        id: 'roll',
        picture: { body: at(die(4), 74, 58, 1.7) + at(die(2), 146, 58, 1.7), box: '0 0 220 116' },
        when: dice,
      },
      {
        id: 'points',
        picture: { body: at(die(6), 110, 58, 1.9), box: '0 0 220 116' },
        when: (table) => !dice(table),
      },
      {
        id: 'gather',
        picture: {
          body: ['food', 'wood', 'gold']
            .map(
              (r, i) =>
                rect(14 + i * 66, 16, 58, 84, 9, '#F3E7CB', '#7a5410', 2) + resource(r, 43 + i * 66, 58, 2),
            )
            .join(''),
          box: '0 0 220 116',
        },
      },
      {
        id: 'explore',
        picture: {
          body:
            at(hex('gold', 'primer-walk'), 62, 58, 0.95) +
            at(unknown, 158, 58, 0.95) +
            at(pawn('azure'), 62, 56, 1.9) +
            path('M88 58 H132 M122 49 L133 58 L122 67', 'none', '#E9B949', 5),
          box: '0 0 220 116',
        },
      },
    ],
  },
  {
    id: 'signs',
    parts: [
      ...['food', 'wood', 'gold', 'garden', 'water', 'shrine', 'cave_entrance'].map((id) => ({
        id,
        picture: tile(id),
      })),
      { id: 'villager', picture: piece(villager('azure'), 1.9) },
      { id: 'farmhouse', picture: piece(house('azure'), 1.8) },
      { id: 'fort', picture: piece(fort('azure')) },
      { id: 'offering', picture: piece(offering('#2f6fd6'), 1.7) },
      { id: 'hideout', picture: piece(hideout('ink')), when: robbed },
      { id: 'thief', picture: piece(thief('ink')), when: robbed },
      { id: 'doubloon', picture: piece(doubloon(), 2), when: robbed },
      { id: 'guardian', picture: piece(beast('wolf'), 1.1), when: alone },
    ],
  },
  {
    id: 'battle',
    parts: [
      { id: 'strength', picture: piece(swords(), 1.8) },
      { id: 'half', picture: null, when: (table) => !first(table) && !alone(table) },
      { id: 'all', picture: null, when: first },
      { id: 'lost', picture: null, when: alone },
    ],
  },
  {
    id: 'end',
    parts: [
      { id: 'cave', picture: piece(temple(), 0.95) },
      { id: 'team', picture: null, when: (table) => mode(table).includes('teams') },
      { id: 'thieves', picture: null, when: robbed },
    ],
  },
]
