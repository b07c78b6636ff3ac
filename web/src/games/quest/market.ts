/** The market as it lies: every pile keeps its place, and one that is sold out leaves it free. */
import type { CardInfo, View } from './model'

export const PLACES = 6
type Look = (kind: string) => CardInfo

/** The places of the market board. What lay somewhere before stays there; a pile that comes from the reserve takes the
 *  first place that is free for it. */
export function slotsOf(
  kinds: string[],
  card: Look,
  view: View,
  before: readonly (string | null)[] = [],
): (string | null)[] {
  const there = kinds.filter((kind) => view.on_board.includes(kind) && (view.market[kind] ?? 0) > 0)
  const own = kinds.filter((kind) => card(kind).on_board)
  const slots: (string | null)[] = Array.from({ length: PLACES }, () => null)
  const lay = (kind: string, place: number): void => {
    if (place >= 0 && !slots[place] && !slots.includes(kind) && there.includes(kind)) slots[place] = kind
  }
  before.forEach((kind, place) => kind && lay(kind, place))
  own.forEach(lay)
  for (const kind of there) lay(kind, slots.indexOf(null))
  return slots
}
/** The piles beside the board, each on its own place, free once it went to the board. */
export function reserveOf(kinds: string[], card: Look, view: View): (string | null)[] {
  return kinds
    .filter((kind) => !card(kind).on_board)
    .map((kind) => (!view.on_board.includes(kind) && (view.market[kind] ?? 0) > 0 ? kind : null))
}
