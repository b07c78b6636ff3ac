/** Which cards fly on Isla Dorada: what is taken goes to its owner, what is paid to the discards, a trick to
 *  the map. */
import { cardBack } from '../../ui/art/cardback'
import { at, circle, rect, shade } from '../../ui/art/draw'
import { cardLook } from './art/pieces'
import type { Item } from '../../net/wire'
import type { Flight } from '../../table/parts/flight'

const front = (kind: string): { face: string; box: string } => {
  const look = cardLook(kind)
  return {
    face:
      rect(0, 0, 142, 100, 0, look.colour) +
      circle(71, 50, 42, shade(look.colour, 0.12)) +
      at(look.glyph(), 71, 50, 3),
    box: '0 0 142 100',
  }
}
const back = (): { face: string; box: string } => ({ face: cardBack(), box: '0 0 96 136' })

export function flightsOf(items: Item[], me: number): Flight[] {
  const out: Flight[] = []
  for (const e of items.flatMap((i) => i.events ?? [])) {
    const seat = Number(e.args.who),
      mine = seat === me,
      kind = String(e.args.card ?? '')
    const owner = mine
      ? [`[data-card="${kind}"]`, '[data-fly="hand"]', '#tab-cards']
      : [`[data-fly="seat:${seat}"]`, '#tab-players']
    const pool = [`[data-pool="${kind}"]`, '[data-fly="pool"]', '#tab-now'],
      deck = ['[data-fly="deck"]', '[data-fly="pool"]', '#tab-now']
    if (e.kind === 'took') out.push({ ...front(kind), from: pool, to: owner })
    else if (e.kind === 'drew') out.push({ ...(e.own && kind ? front(kind) : back()), from: deck, to: owner })
    else if (
      e.kind === 'paid' ||
      e.kind === 'paid_gold' ||
      e.kind === 'paid_turned' ||
      e.kind === 'discarded'
    )
      out.push({ ...front(kind), from: owner, to: deck })
    else if (e.kind === 'juju' || e.kind === 'ovetos' || e.kind === 'sangaia') {
      const trick = front(e.kind)
      const from = mine ? [`[data-card="${e.kind}"]`, '[data-fly="hand"]', '#tab-cards'] : owner
      out.push({
        ...trick,
        from,
        to: e.kind === 'juju' ? [`[data-fly="seat:${Number(e.args.victim)}"]`, '.mapbox'] : ['.mapbox'],
      })
    } else if (e.kind === 'stole_card')
      out.push({ ...back(), from: [`[data-fly="seat:${Number(e.args.victim)}"]`, '#tab-players'], to: owner })
  }
  return out
}
