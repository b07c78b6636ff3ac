import { expect, it } from 'vitest'
import type { WayFact } from './model'
import { asBefore, order, rows } from './ways'

const way = (n: number, worth: number, most: number): WayFact =>
  ({ way: n, type: 'sand', worth, most, can: most > 0, cards: [], gold: 0 }) as unknown as WayFact
const all = [way(1, 0, 2), way(2, 5, 1), way(3, 0, 4)]
const numbers = (list: ReturnType<typeof rows>): (number | undefined)[] => list.map((r) => r.ground?.way)

it('keeps the rows in their places when a bid puts some out of reach', () => {
  const first = rows(all, () => true)
  expect(numbers(first)).toEqual([2, 3, 1])
  const later = rows(all, (w) => w.most > 2)
  expect(numbers(later)).toEqual([3, 2, 1])
  expect(numbers(asBefore(later, order(first)))).toEqual([2, 3, 1])
})
it('orders them anew where they are others', () => {
  const found = rows(all, () => true)
  expect(asBefore(found, [7, 8, 9])).toBe(found)
  expect(asBefore(found, [1, 2])).toBe(found)
})
