import { describe, expect, it } from 'vitest'
import { reserveOf, slotsOf } from './market'
import type { CardInfo, View } from './model'

const kinds = ['a', 'b', 'c', 'd', 'e', 'f', 'x', 'y']
const card = (id: string): CardInfo => ({ id, on_board: id < 'g' }) as CardInfo
const view = (on_board: string[], sold: string[] = []): View =>
  ({
    on_board,
    market: Object.fromEntries(kinds.map((k) => [k, sold.includes(k) ? 0 : 3])),
  }) as unknown as View

describe('piles keep their place', () => {
  const full = slotsOf(kinds, card, view(['a', 'b', 'c', 'd', 'e', 'f']))
  it('lays out the board as it is printed', () => {
    expect(full).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  })
  it('leaves the place of a pile that is sold out free, and gives it to the next from the reserve', () => {
    const free = slotsOf(kinds, card, view(['a', 'b', 'd', 'e', 'f'], ['c']), full)
    expect(free).toEqual(['a', 'b', null, 'd', 'e', 'f'])
    const taken = slotsOf(kinds, card, view(['a', 'b', 'd', 'e', 'f', 'x'], ['c']), free)
    expect(taken[2]).toBe('x')
    // Another place that becomes free later moves nothing.
    const later = slotsOf(kinds, card, view(['b', 'd', 'e', 'f', 'x'], ['a', 'c']), taken)
    expect(later).toEqual([null, 'b', 'x', 'd', 'e', 'f'])
  })
  it('keeps the places of the reserve', () => {
    expect(reserveOf(kinds, card, view(['a', 'x']))).toEqual([null, 'y'])
  })
})
