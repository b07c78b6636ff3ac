/** What the others did since one's own last move, in a few rows: by player where the game sums a turn up, else by
 *  what is worth telling. */
import { knows, seatName, t } from '../../app/words.svelte'
import type { GameEvent, Item } from '../../net/wire'
import { lines, undoneEntries } from './sentences'

export interface Row {
  key: string
  seat: number
  text: string
  /** The same beside the player's badge, without the name. */
  brief?: string
  /** The moment before it happened: it can be played again from there. */
  from: number
}
export interface Telling {
  /** Kinds of events that are worth a row. */
  recap?: string[]
  /** A player's events in a few words. */
  digest?: (events: GameEvent[]) => string
  /** What is said of somebody who had a turn and did nothing that is told. */
  idle?: string
}
/** What one player does several times, as purchases, is told together, wherever something came in between. */
function gathered(game: string, told: Item[]): Item[] {
  const out: { whose: string; item: Item }[] = []
  for (const item of told)
    for (const e of item.events ?? []) {
      const whose = JSON.stringify([e.kind, item.seat, e.args.who, e.args.to, e.args.from])
      const many = !e.own && knows(`${game}.event.${e.kind}.many`)
      const last = many ? out.findLastIndex((x) => x.whose === whose) : -1
      const entry = { whose, item: { ...item, events: [e] } }
      if (last >= 0) out.splice(last + 1, 0, entry)
      else out.push(entry)
    }
  return out.map((x) => x.item)
}

export function recapRows(
  game: string,
  log: Item[],
  span: { from: number; to: number },
  names: string[],
  { recap = [], digest, idle }: Telling,
): Row[] {
  const gone = undoneEntries(log)
  const acts = log
    .filter((i) => i.is === 'act' && i.n !== undefined && i.n > span.from && i.n <= span.to)
    .filter((i) => !gone.has(i.n!))
  const told = acts
    .map((i) => ({ ...i, events: (i.events ?? []).filter((e) => recap.includes(e.kind)) }))
    .filter((i) => i.events.length)
  if (!digest)
    return lines(game, gathered(game, told), names).map((l, i) => ({
      key: `${i}.${l.key}`,
      seat: l.seat,
      text: l.text,
      from: Math.max(0, (l.n ?? 1) - 1),
    }))
  const of = (items: Item[], seat: number): Item[] => items.filter((i) => (i.seat ?? -1) === seat)
  return [...new Set((idle ? acts : told).map((i) => i.seat ?? -1))].map((seat) => {
    const own = of(told, seat)
    const brief = digest(own.flatMap((i) => i.events ?? [])) || t(idle ?? '')
    const from = (own[0] ?? of(acts, seat)[0])!.n! - 1
    return { key: `${seat}`, seat, brief, text: `${seatName(seat, names)}: ${brief}`, from }
  })
}
