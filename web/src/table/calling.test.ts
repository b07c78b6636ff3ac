import { describe, expect, it } from 'vitest'
import type { Item } from '../net/wire'
import { othersActed } from './calling'

const act = (n: number, seat: number, ...kinds: string[]): Item => ({
  no: n,
  is: 'act',
  n,
  seat,
  events: kinds.map((kind) => ({ kind, args: {} })),
})

describe('somebody is called', () => {
  it('when another one has moved, and not after a move of their own', () => {
    expect(othersActed([act(1, 0, 'step')], 0, [0])).toBe(false)
    expect(othersActed([act(1, 0, 'step'), act(2, 1, 'step')], 0, [0])).toBe(true)
    expect(othersActed([act(1, 1, 'step'), act(2, 0, 'step')], 1, [0])).toBe(false)
  })
  it('and not because a pause is over in which others let it pass', () => {
    expect(othersActed([act(1, 0, 'step'), act(2, 1), act(3, 2, 'answered')], 0, [0])).toBe(false)
  })
  it('whoever of several at one screen has moved', () => {
    expect(othersActed([act(1, 1, 'step')], 0, [0, 1])).toBe(false)
  })
})
