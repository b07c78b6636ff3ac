/** The ways the others have gone since one's own last turn, drawn on the course until one moves. */
import { othersSince } from '../../table/talk/others'
import type { Item } from '../../net/wire'
import { spotOf } from './course'
import type { Layout, Point } from './art/board'

export interface Trail {
  key: string
  seat: number
  points: Point[]
}
export function trailsOf(log: Item[], me: number, layout: Layout): Trail[] {
  return othersSince(log, me).flatMap(({ seat, events }, i) => {
    const ways = new Map<number, number[]>()
    for (const e of events)
      if (e.kind === 'step') {
        const piece = Number(e.args.piece ?? 0)
        ways.set(piece, [...(ways.get(piece) ?? [Number(e.args.from)]), Number(e.args.to)])
      }
    return [...ways].map(([piece, spaces]) => ({
      key: `${i}:${seat}:${piece}`,
      seat,
      points: spaces.map((x) => spotOf(layout, x)),
    }))
  })
}
