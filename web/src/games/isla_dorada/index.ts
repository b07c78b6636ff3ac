import type { GameModule } from '../../table/board'
import Board from './Board.svelte'
import Summary from './Summary.svelte'
import Text from './Text.svelte'

const isla: GameModule = { Board, Text, Summary, keyEvents: ['won', 'marker', 'cursed', 'treasure', 'juju', 'ovetos', 'sangaia', 'news', 'monster', 'over'] }
export default isla
