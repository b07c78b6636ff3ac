import { beforeEach, describe, expect, it } from 'vitest'
import { setWords } from '../../app/words.svelte'
import type { Offer } from '../../table/parts/gesture.svelte'
import type { Model, View } from './model'
import { coins, explained, otherWay, priced, spends, walked, worthParts } from './telling'

const buy = (args: Record<string, unknown>): Offer => ({
  kind: 'buy',
  actions: [1],
  args,
  at: [],
  uses: [],
  best: false,
  reveals: false,
  text: 'Buy',
  plan: true,
  target: 'pile:scout',
})
const model = {
  note: (kind: string) => `note of ${kind}`,
  card: (kind: string) => ({ item: kind === 'prop_plane', symbol: 'joker' }),
  spaces: [{ terrain: 'jungle' }, { terrain: 'rubble' }],
} as unknown as Model
beforeEach(() =>
  setWords(`
ui-quest-coins =
    { $n ->
        [one] { HALF($half) } coin
       *[other] { HALF($half) } coins
    }
ui-quest-spends = spends { $what }
ui-quest-loses = { $what } gone for good
ui-quest-spends_loses = spends { $what }, { $gone } gone for good
quest-card-scout = Scout
quest-card-prop_plane = Prop Plane
quest-card-traveler = Traveler
quest-token-coin_1 = coin token
ui-quest-space_plain = { $terrain }
ui-quest-next_to_blockade = next to a blockade
`),
)

describe('what one can pay with', () => {
  it('has parts that add up: the hand, the coin tokens, what lies on the table', () => {
    expect(worthParts([2, 1, 1], 4, 0)).toEqual([2, 1, 1])
    for (const [hand, worth, laid] of [
      [[2, 1], 5, 0],
      [[1, 1], 2, 4],
      [[], 2, 3],
    ] as const) {
      const parts = worthParts([...hand], worth, laid)
      expect(parts.reduce((a, b) => a + b, 0)).toBe(worth + laid)
    }
  })
  it('is told in coins and halves', () => {
    expect([1, 2, 3, 8].map((n) => coins('ui.quest.coins', n))).toEqual([
      '½ coin',
      '1 coin',
      '1½ coins',
      '4 coins',
    ])
  })
  it('says of a card that can be played only once that it is gone, unless it pays', () => {
    const o = buy({ cards: ['scout', 'prop_plane'] })
    expect(priced(model, { ...o, kind: 'route', at: ['space:0'] })).toBe(
      'spends Scout, Prop Plane gone for good',
    )
    expect(priced(model, { ...o, kind: 'route', at: ['space:1'] })).toBe('spends Scout + Prop Plane')
    expect(priced(model, o)).toBe('spends Scout + Prop Plane')
  })
  it('counts the same card once, with its number', () => {
    const o = buy({ cards: ['traveler', 'traveler'], tokens: ['coin_1'] })
    expect(spends(o)).toBe('2\u00a0×\u00a0Traveler + coin token')
    expect(priced(model, o)).toBe('spends 2\u00a0×\u00a0Traveler + coin token')
    expect(priced(model, { ...o, plan: false })).toBe('')
  })
  it('tells what never comes back, and two ways to one place apart', () => {
    const camp = { ...buy({ cards: ['scout', 'traveler'], removed: ['traveler'] }), kind: 'walk', text: 'Go' }
    expect(priced(model, camp)).toBe('spends Scout, Traveler gone for good')
    const paid = { ...camp, args: { cards: ['traveler', 'traveler'], removed: ['traveler', 'traveler'] } }
    expect(priced(model, paid)).toBe('2\u00a0×\u00a0Traveler gone for good')
    expect(otherWay(model, paid)).toBe('Go: 2\u00a0×\u00a0Traveler gone for good')
  })
  it('says what a card does that has no power', () => {
    const act = { ...buy({ card: 'compass' }), kind: 'act', plan: false }
    expect(priced(model, act)).toBe('note of compass')
  })
})

describe('the box beside a way', () => {
  const course = {
    ...model,
    spaces: [0, 1, 2, 3, 4].map(() => ({ terrain: 'jungle' })),
    // the spaces 0 and 4, in direction 2
    scene: { pieces_each: 1, seams: [{ seam: 0, blockade: 1, edges: [[0, 4, 2]] }] },
    blockade: () => ({ terrain: 'jungle', power: 1 }),
  } as unknown as Model
  const view = {
    blockades: [{ seam: 0, number: 1, standing: true }],
    moving: { left: 0 },
  } as unknown as View
  const to = (space: number): string =>
    explained(course, view, {
      ...buy({ cards: ['scout', 'traveler'], costs: [1], cost: 1, steps: 1 }),
      kind: 'route',
      target: `space:${space}`,
    }).text
  it('names the blockade of a space beside one, and of no other', () => {
    expect([0, 4, 2].map(to)).toEqual(['1 → next to a blockade', '1 → next to a blockade', '1 → jungle'])
  })
  it('does not call a way what also removes a card', () => {
    const moves = ['remove', 'play', 'step'].map((kind, action) => ({
      action,
      move: { kind, args: {}, at: [], reveals: false },
    }))
    const told = { ...buy({}), text: 'Remove Scout, then go', plan: false }
    expect(walked(course, told, moves).text).toBe('Remove Scout, then go')
  })
})
