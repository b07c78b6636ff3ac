import type { GameModule } from '../../table/board'
import Board from './Board.svelte'
import Summary from './Summary.svelte'
import Text from './Text.svelte'

const island: GameModule = { Board, Text, Summary, keyEvents: ['discovers', 'buys', 'battle', 'defeated', 'cave_shrine', 'dweller_beaten', 'trades', 'won', 'closed', 'bound'] }
export default island
