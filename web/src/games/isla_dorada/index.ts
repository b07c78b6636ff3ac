import type { GameModule } from '../../table/board'
import { t } from '../../lib/words.svelte'
import Board from './Board.svelte'
import Summary from './Summary.svelte'
import Text from './Text.svelte'
import type { View } from './model'

const isla: GameModule = {
  Board, Text, Summary,
  stage: (view) => t('ui.bar.round_phase', { n: (view as View).round, phase: t(`isla_dorada.phase.${(view as View).phase}`) }),
  keyEvents: ['won', 'marker', 'cursed', 'treasure', 'juju', 'ovetos', 'sangaia', 'news', 'monster', 'over'],
}
export default isla
