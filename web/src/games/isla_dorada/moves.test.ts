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
