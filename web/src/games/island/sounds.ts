/** What is heard of the events of the Island. */
import type { Sound } from '../../app/sound'

const sounds: Record<string, Sound> = {
  gathers: 'card',
  trades: 'card',
  bank: 'card',
  spoils: 'card',
  step: 'step',
  army: 'step',
  marches: 'step',
  discovers: 'step',
  guardian_moves: 'step',
  titan_moves: 'step',
  rolls: 'dice',
  dice: 'dice',
  rerolls: 'dice',
  thief_die: 'dice',
  titan_rolls: 'dice',
  guardian_rolls: 'dice',
  buys: 'purchase',
  cave_shrine: 'purchase',
  finds: 'purchase',
  // The board is heard as well, when the dice lie: as long as they roll nobody knows how it ends.
  battle: 'dice',
  raided: 'dice',
  shoots: 'battle',
  raze: 'battle',
  raze_outpost: 'battle',
  won: 'victory',
  won_team: 'victory',
}
export default sounds
