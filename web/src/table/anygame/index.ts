/** What a game gets here that brings no module of its own. */
import Board from './Board.svelte'
import Summary from './Summary.svelte'
import Text from './Text.svelte'
import { t } from '../../app/words.svelte'
import type { GameModule } from '../game'

/** The round, where the view counts them. */
function stage(view: unknown): string {
  const round = (view as { round?: unknown } | null)?.round
  return typeof round === 'number' ? t('ui.bar.round', { n: round }) : ''
}

const anygame: GameModule = {
  Board,
  Text,
  Summary,
  stage,
  keyEvents: [],
}
export default anygame
