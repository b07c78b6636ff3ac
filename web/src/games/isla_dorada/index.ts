import type { GameModule } from '../../table/game'
import { t } from '../../app/words.svelte'
import { about } from './about'
import Board from './Board.svelte'
import sounds from './sounds'
import Summary from './Summary.svelte'
import Text from './Text.svelte'
import { cardLook } from './art/pieces'
import type { View } from './model'
import { primer } from './primer'
import { lasts } from './staging'

const isla: GameModule = {
  Board,
  Text,
  Summary,
  about,
  primer,
  entries: [
    {
      kind: 'card',
      text: 'card_text',
      picture: (id) => {
        const look = cardLook(id)
        return {
          body: `<rect x="-24" y="-17" width="48" height="34" fill="${look.colour}"/>${look.glyph()}`,
          box: '-24 -17 48 34',
        }
      },
    },
    { kind: 'destiny', text: 'destiny_text' },
  ],
  stage: (view) =>
    t('ui.bar.round_phase', {
      n: (view as View).round,
      phase: t(`isla_dorada.phase.${(view as View).phase}`),
    }),
  sounds,
  stands: (view, _seat, moves) =>
    moves.some((m) => m.kind === 'way' || m.kind === 'sangaia') ? `site:${(view as View).place}` : null,
  recap: [
    ...['won', 'cursed', 'treasure', 'bonus', 'ovetos', 'juju', 'sangaia', 'monster', 'news'],
    ...['stole_card', 'stole_treasure', 'took'],
  ],
  lasts,
  placesRecap: 'desk',
  keyEvents: ['won', 'marker', 'cursed', 'treasure', 'juju', 'ovetos', 'sangaia', 'news', 'monster', 'over'],
}
export default isla
