import { describe, expect, it } from 'vitest'
import type { HintMove, Plan, Position } from '../../net/wire'
import { Moves } from './moves'

const pays = (action: number, card: string): HintMove =>
  ({ action, move: { kind: 'pay', args: { card, gold: 0 }, at: [`card:${card}`] } }) as unknown as HintMove
const plan = (actions: number[], cards: string[]): Plan =>
  ({ kind: 'pay', actions, args: { cards, gold: 1 }, uses: [] }) as unknown as Plan
const moves = (advised: HintMove[]): Moves =>
  new Moves(
    { you: { legal: [], plans: [plan([7, 9], ['drako', 'gonogo'])] } } as unknown as Position,
    true,
    advised,
  )

describe('the payment that is proposed', () => {
  it('is the whole of it where the advice names its first card', () => {
    expect(moves([pays(7, 'drako')]).plan('pay')?.actions).toEqual([7, 9])
  })
  it('is made of the advised cards where they are others', () => {
    const found = moves([pays(9, 'gonogo'), pays(8, 'yak')]).plan('pay')
    expect(found?.actions).toEqual([9, 8])
    expect(found?.args.cards).toEqual(['gonogo', 'yak'])
  })
  it('is the plan where nothing is advised', () => {
    expect(moves([]).plan('pay')?.actions).toEqual([7, 9])
  })
})

describe('the cards to discard that are proposed', () => {
  const gives = (action: number, card: string): HintMove =>
    ({ action, move: { kind: 'discard', args: { card }, at: [`card:${card}`] } }) as unknown as HintMove
  const all = { kind: 'discard', actions: [5, 4, 4], args: { cards: ['kayak', 'yak', 'yak'] }, uses: [] }
  const position = { you: { legal: [], plans: [all] } } as unknown as Position
  it.each([
    ['one of them first', gives(4, 'yak'), ['yak', 'kayak', 'yak']],
    ['another in place of the last', gives(6, 'drako'), ['drako', 'kayak', 'yak']],
  ])('are as many as are asked for, %s', (_, first, cards) => {
    const found = new Moves(position, true, [first]).plan('discard')!
    expect(found.args.cards).toEqual(cards)
    expect(found.actions).toHaveLength(3)
    expect(found.uses).toEqual(cards.map((c) => `card:${c}`))
  })
})
