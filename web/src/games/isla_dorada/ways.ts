/** The rows of “Where to next?” in the order in which one wants to read them: what can be bid for first, then
 *  by worth, then by cost. */
import type { WayFact } from './model'

export interface Row {
  ground: WayFact | null
  air: WayFact[]
}
const cost = (w: WayFact): number => w.cards.length + w.gold
export const better = (a: WayFact, b: WayFact): number =>
  Number(b.can) - Number(a.can) || b.worth - a.worth || cost(a) - cost(b) || b.most - a.most

/** The way of a row, or that the row is all journeys by air. */
const key = (r: Row): number => r.ground?.way ?? -1
/** The rows in the order in which they were read first, as long as they are the same ones. */
export function asBefore(found: Row[], before: number[]): Row[] {
  const old = new Set(before)
  if (found.length !== old.size || !found.every((r) => old.has(key(r)))) return found
  return [...found].sort((a, b) => before.indexOf(key(a)) - before.indexOf(key(b)))
}
export const order = (found: Row[]): number[] => found.map(key)

/** What can be bid for now goes first (`able`). Each way by land and water is a row; all journeys by air are one. */
export function rows(ways: WayFact[], able: (w: WayFact) => boolean): Row[] {
  const ground = ways.filter((w) => w.type !== 'air').map((w): Row => ({ ground: w, air: [] }))
  const first = (a: WayFact, b: WayFact): number => Number(able(b)) - Number(able(a)) || better(a, b)
  const air = ways.filter((w) => w.type === 'air').sort(first)
  const flight = air[0] ?? null
  // A flight that brings no more than the same place by land costs more: the land goes first.
  const all = flight ? [...ground, { ground: null, air }] : ground
  return all.sort(
    (a, b) => first(a.ground ?? flight!, b.ground ?? flight!) || Number(!a.ground) - Number(!b.ground),
  )
}
