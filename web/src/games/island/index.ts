import type { GameModule } from '../../table/board'
import { t } from '../../lib/words.svelte'
import type { View } from './model'
import Board from './Board.svelte'
import Summary from './Summary.svelte'
import Text from './Text.svelte'

const island: GameModule = { Board, Text, Summary, stage: (view) => t('ui.bar.round', { n: (view as View).round }), keyEvents: ['discovers', 'buys', 'battle', 'defeated', 'cave_shrine', 'dweller_beaten', 'trades', 'won', 'won_team', 'emerges', 'vanishes', 'guardian', 'guardian_beaten', 'swaps', 'lost', 'closed', 'bound'] }
export default island
