import type { GameModule } from '../../table/board'
import Board from './Board.svelte'
import Summary from './Summary.svelte'
import Text from './Text.svelte'

const quest: GameModule = { Board, Text, Summary, keyEvents: ['bought', 'took', 'overcame', 'arrived', 'explored', 'final', 'over'] }
export default quest
