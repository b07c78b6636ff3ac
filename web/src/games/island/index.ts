import type { GameModule } from '../../table/game'
import { t } from '../../app/words.svelte'
import { hexPath } from '../../ui/art/draw'
import { TILE, tileArt } from './art/map'
import type { Facts, View } from './model'
import { about } from './about'
import Board from './Board.svelte'
import sounds from './sounds'
import Summary from './Summary.svelte'
import Text from './Text.svelte'
import { primer } from './primer'

const island: GameModule = {
  Board,
  Text,
  Summary,
  about,
  primer,
  entries: [
    { kind: 'explorer', text: 'ability' },
    {
      kind: 'tile',
      picture: (id) => ({
        body:
          `<clipPath id="entry-${id}"><path d="${hexPath(0, -1.5, TILE - 3)}"/>` +
          `</clipPath>${tileArt(id, id, `entry-${id}`)}`,
        box: '-84 -60 168 120',
      }),
    },
    { kind: 'item' },
  ],
  turn: (view) => {
    const v = view as View
    return v.sides[v.turn] === v.sides[v.viewer] ? v.viewer : v.turn
  },
  curve: { label: 'ui.island.plot_shrines', of: (facts) => (facts as Facts).shrines ?? null },
  stage: (view) => t('ui.bar.round', { n: (view as View).round }),
  sounds,
  recap: [
    ...[
      'discovers',
      'finds',
      'loses_treasure',
      'buys',
      'army',
      'cave_shrine',
      'trades',
      'steals',
      'looks_hand',
    ],
    ...['battle', 'raided', 'tie', 'villagers_lost', 'destroyed', 'defeated', 'spoils', 'thieves_lost'],
    ...['guardian', 'guardian_beaten', 'dweller_beaten', 'swaps', 'emerges', 'vanishes', 'wolf_taken'],
  ],
  placesRecap: 'everywhere',
  keyEvents: [
    'discovers',
    'battle',
    'defeated',
    'cave_shrine',
    'dweller_beaten',
    'trades',
    'won',
    'won_team',
    'emerges',
    'vanishes',
    'guardian',
    'guardian_beaten',
    'swaps',
    'lost',
    'closed',
    'bound',
  ],
}
export default island
