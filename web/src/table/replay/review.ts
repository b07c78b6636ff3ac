/** A review as data: which turn a moment belongs to, the curve of chances, what a turn was worth. */
import type { Reviewed, ReviewMove, ReviewTurn } from '../../net/wire'

/** The turn whose decision comes next at a moment: `n` entries were made, `seat` makes the one after them. */
export function turnAt(review: Reviewed, n: number, seat: number): ReviewTurn | null {
  const there = review.turns.filter((x) => x.first <= n + 1 && n < x.last)
  return (
    there.find((x) => x.seat === seat) ?? there[0] ?? review.turns.filter((x) => x.last <= n).at(-1) ?? null
  )
}
/** Everybody's chance after so many turns; 0 is the beginning. */
export const chancesAfter = (review: Reviewed, turns: number): number[] =>
  turns > 0 ? (review.turns[turns - 1]?.chances ?? review.start) : review.start

/** The points of a seat's line in a box, from the beginning to the last turn. */
export function curveOf(review: Reviewed, seat: number, w: number, h: number): [number, number][] {
  const last = Math.max(1, review.turns.length)
  return [review.start, ...review.turns.map((x) => x.chances)].map((chances, i) => [
    round((i / last) * w),
    round(h - (chances[seat] ?? 0) * h),
  ])
}
const round = (x: number): number => Math.round(x * 10) / 10

/** The turn that ends nearest to a place of the box, counted from 1. */
export const nearestTurn = (review: Reviewed, x: number, w: number): number =>
  Math.max(1, Math.min(review.turns.length, Math.round((x / w) * review.turns.length)))

/** Heights at least `apart` from each other, in the order they were given, as near as may be to where they belong. */
export function spread(wanted: number[], apart: number, top: number, bottom: number): number[] {
  const order = [...wanted.keys()].sort((a, b) => wanted[a]! - wanted[b]!)
  const made = [...wanted]
  let least = top
  for (const i of order) {
    made[i] = Math.max(made[i]!, least)
    least = made[i] + apart
  }
  let most = bottom
  for (const i of [...order].reverse()) {
    made[i] = Math.min(made[i]!, most)
    most = made[i] - apart
  }
  return made
}
export type Grade = 'same' | 'small' | 'some' | 'large'
/** How much a turn gave away, in words' keys: below two points of the chance to win nobody would notice. */
export const grade = (cost: number): Grade =>
  cost < 0.02 ? 'same' : cost < 0.06 ? 'small' : cost < 0.12 ? 'some' : 'large'

export const percent = (chance: number): number => Math.round(chance * 100)
/** “+9”, “−14”. */
export const signed = (change: number): string => {
  const n = percent(change)
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0'
}
/** The anchors of moves that lie on the board, in the order they are gone to. */
export const places = (moves: ReviewMove[]): string[] =>
  moves.flatMap((m) => m.at.filter((a) => !/^(piece|figure|die|seat|deck|destiny|explorer):?/.test(a)))

/** Merge a step that is repeated several times in a row into one, with its number. */
export function counted(texts: string[]): { text: string; n: number }[] {
  const out: { text: string; n: number }[] = []
  for (const text of texts) {
    const last = out.at(-1)
    if (last?.text === text) last.n += 1
    else out.push({ text, n: 1 })
  }
  return out
}
