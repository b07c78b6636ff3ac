import { expect, test } from 'vitest'
import type { HintMove } from '../../net/wire'
import { answers } from './asked'

const moves = ['remove', 'play', 'step', 'step'].map((kind, action): HintMove => ({
  action,
  move: { kind, args: {}, at: [], reveals: false },
}))
test('what is proposed answers the question of a card, and goes no further', () => {
  expect(answers('remove', moves).map((m) => m.action)).toEqual([0])
  expect(answers('pay', [moves[0]!]).map((m) => m.action)).toEqual([0])
  expect(answers('play', moves.slice(1))).toHaveLength(3)
})
