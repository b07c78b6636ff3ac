import { expect, test } from 'vitest'
import { chancesAfter, counted, curveOf, grade, nearestTurn, places, signed, spread, turnAt } from './review'
import type { Reviewed, ReviewTurn } from '../../net/wire'

const turn = (number: number, seat: number, first: number, last: number, chances: number[]): ReviewTurn => ({
  turn: number,
  seat,
  first,
  last,
  before: 0.5,
  chances,
  change: 0,
  played: [],
  at: first - 1,
  instead: [],
  expert: [],
  cost: 0,
})
const review: Reviewed = {
  start: [0.5, 0.5],
  turns: [turn(1, 0, 1, 4, [0.6, 0.4]), turn(2, 1, 5, 7, [0.3, 0.7]), turn(3, 0, 8, 9, [1, 0])],
  points: [2],
}

test('a moment belongs to the turn that is about to go on', () => {
  expect(turnAt(review, 0, 0)?.turn).toBe(1)
  expect(turnAt(review, 3, 0)?.turn).toBe(1)
  expect(turnAt(review, 4, 1)?.turn).toBe(2)
  expect(turnAt(review, 9, -1)?.turn).toBe(3)
  expect(turnAt({ ...review, turns: [] }, 0, 0)).toBeNull()
})
test('where turns lie inside each other the seat decides', () => {
  const together = { ...review, turns: [turn(1, 1, 2, 5, [0.5, 0.5]), turn(2, 0, 1, 6, [0.5, 0.5])] }
  expect(turnAt(together, 2, 0)?.turn).toBe(2)
  expect(turnAt(together, 2, 1)?.turn).toBe(1)
})
test('the curve goes from the beginning to the last turn, a certain win at the top', () => {
  expect(curveOf(review, 0, 300, 100)).toEqual([
    [0, 50],
    [100, 40],
    [200, 70],
    [300, 0],
  ])
  expect(curveOf({ start: [1], turns: [], points: [] }, 0, 300, 100)).toEqual([[0, 0]])
  expect(chancesAfter(review, 0)).toEqual([0.5, 0.5])
  expect(chancesAfter(review, 2)).toEqual([0.3, 0.7])
})
test('a tap on the curve means the nearest turn', () => {
  expect(nearestTurn(review, -5, 300)).toBe(1)
  expect(nearestTurn(review, 190, 300)).toBe(2)
  expect(nearestTurn(review, 999, 300)).toBe(3)
})
test('labels keep apart and inside', () => {
  expect(spread([50, 52, 51], 10, 0, 100)).toEqual([50, 70, 60])
  expect(spread([98, 99], 10, 0, 100)).toEqual([90, 100])
  expect(spread([10, 60], 10, 0, 100)).toEqual([10, 60])
})
test('what a turn gave away has a name, and changes a sign', () => {
  expect([0, 0.019, 0.03, 0.1, 0.3].map(grade)).toEqual(['same', 'same', 'small', 'some', 'large'])
  expect([0.094, -0.14, 0.001].map(signed)).toEqual(['+9', '−14', '0'])
})
test('places of a line, and steps said once', () => {
  const move = { kind: 'step', args: {}, reveals: false, notation: 'e' }
  expect(
    places([
      { ...move, at: ['card:scout', 'piece:0:0'] },
      { ...move, at: ['piece:0:0', 'space:4'] },
    ]),
  ).toEqual(['card:scout', 'space:4'])
  expect(counted(['a', 'a', 'b', 'a'])).toEqual([
    { text: 'a', n: 2 },
    { text: 'b', n: 1 },
    { text: 'a', n: 1 },
  ])
})
