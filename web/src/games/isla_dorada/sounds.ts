/** What is heard of the events of Isla Dorada. */
import type { Sound } from '../../app/sound'

const sounds: Record<string, Sound> = {
  bid: 'card',
  added: 'card',
  paid: 'card',
  paid_gold: 'card',
  paid_turned: 'card',
  took: 'card',
  drew: 'card',
  discarded: 'card',
  moved: 'step',
  went_on: 'step',
  bought: 'purchase',
  treasure: 'purchase',
  juju: 'battle',
  monster: 'battle',
  bolt: 'battle',
  drew_bolt: 'battle',
  cursed: 'battle',
  over: 'victory',
}
export default sounds
