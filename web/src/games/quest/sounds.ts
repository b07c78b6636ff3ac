/** What is heard of the events of the Quest. */
import type { Sound } from '../../app/sound'

const sounds: Record<string, Sound> = {
  played: 'card',
  spent: 'card',
  discarded: 'card',
  drew: 'card',
  acted: 'card',
  gave: 'card',
  removed: 'card',
  step: 'step',
  overcame: 'battle',
  explored: 'purchase',
  bought: 'purchase',
  took: 'purchase',
  arrived: 'victory',
  over: 'victory',
}
export default sounds
