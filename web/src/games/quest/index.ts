import type { GameModule } from '../../table/board'
import { t } from '../../lib/words.svelte'
import Board from './Board.svelte'
import Summary from './Summary.svelte'
import Text from './Text.svelte'
import type { View } from './model'

const quest: GameModule = {
  Board, Text, Summary,
  stage: (view) => t('ui.bar.round', { n: (view as View).round }),
  keyEvents: ['bought', 'took', 'overcame', 'arrived', 'explored', 'final', 'over'],
}
export default quest
