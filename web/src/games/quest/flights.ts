/** Which cards fly when something happens in the Quest: played ones to the turn, bought ones to their owner,
 *  drawn ones to the hand. */
import { cardGlyph } from './art/cards'
import { cardBack } from '../../ui/art/cardback'
import type { Item } from '../../net/wire'
import type { Flight } from '../../table/parts/flight'
import type { Model } from './model'

export function flightsOf(model: Model, items: Item[], me: number): Flight[] {
  const out: Flight[] = []
  for (const e of items.flatMap((i) => i.events ?? [])) {
    const seat = Number(e.args.seat),
      mine = seat === me,
      kind = String(e.args.card ?? '')
    const owner = [`[data-fly="seat:${seat}"]`, '#tab-players']
    const hand = mine ? [`[data-card="${kind}"]`, '[data-fly="hand"]', '#tab-hand'] : owner
    const face = kind ? { face: cardGlyph(kind, model.card(kind).symbol), box: '0 0 142 100' } : null
    if (face && ['played', 'acted', 'spent', 'gave'].includes(e.kind))
      out.push({ ...face, from: hand, to: ['[data-fly="played"]', '.mapbox'] })
    else if (face && (e.kind === 'bought' || e.kind === 'took'))
      out.push({
        ...face,
        from: [`[data-pile="${kind}"]`, '#tab-market'],
        to: mine ? ['[data-fly="discard"]', '#tab-hand'] : owner,
      })
    else if (face && e.kind === 'discarded')
      out.push({ ...face, from: hand, to: mine ? ['[data-fly="discard"]', '#tab-hand'] : owner })
    else if (e.kind === 'drew' && mine) {
      for (let n = 0; n < Math.min(4, Number(e.args.count)); n++)
        out.push({
          face: cardBack(),
          box: '0 0 96 136',
          from: ['[data-fly="draw"]', '#tab-hand'],
          to: [`[data-fly="hand"] li:nth-child(${n + 1})`, '[data-fly="hand"]'],
        })
    }
  }
  return out
}
