import { beforeEach, describe, expect, it } from 'vitest'
import { setWords } from '../../app/words.svelte'
import type { Offer } from '../parts/gesture.svelte'
import { choose, gaps, groups, proposal } from './offers'

const NAMES = ['Ann', 'Ben', 'Cay']
const offer = (kind: string, args: Record<string, unknown>, more: Partial<Offer> = {}): Offer => ({
  kind,
  args,
  actions: [Object.values(args).reduce((sum: number, x) => sum * 10 + Number(x), 0)],
  at: [],
  uses: [],
  best: false,
  reveals: false,
  text: kind,
  plan: false,
  target: '',
  ...more,
})
const trades = [1, 2].flatMap((whom) =>
  [1, 3].flatMap((give) => [1, 2, 3].filter((want) => want !== give).map((want) => ({ whom, give, want }))),
)
const plans = trades.map((args) => offer('trade', args, { plan: true }))
beforeEach(() =>
  setWords(`
toy-plan-trade = Offer { SEAT($whom) } a { $give } for a { $want }
toy-kind-dig = Dig
`),
)

describe('offers by kind', () => {
  it('gives a heading to kinds with several, and puts the rest together at the end', () => {
    const found = groups('toy', [
      offer('end', {}),
      offer('dig', { value: 1 }),
      offer('dig', { value: 3 }),
      offer('peek', {}),
      ...plans,
    ])
    expect(found.map((g) => [g.title, g.offers.length])).toEqual([
      ['Dig', 2],
      ['Trade', plans.length],
      ['', 2],
    ])
  })
  it('finds the gaps of a sentence and writes their values as the sentence does', () => {
    const found = gaps('toy', plans, NAMES)
    expect(found.map((g) => g.name)).toEqual(['whom', 'give', 'want'])
    expect(found[0]?.choices.map((c) => c.text)).toEqual(['Ben', 'Cay'])
  })
  it('keeps the other gaps as they were where that is possible', () => {
    const now = plans.find((p) => p.args.whom === 1 && p.args.give === 3 && p.args.want === 2)!
    expect(choose(plans, now, 'whom', '2')?.args).toEqual({ whom: 2, give: 3, want: 2 })
    expect(choose(plans, now, 'want', '3')?.args).toMatchObject({ whom: 1, give: 1, want: 3 })
    expect(choose(plans, now, 'whom', '7')).toBeNull()
  })
  it('proposes the best plan or the only move, and nothing where there is a choice', () => {
    const best = offer('trade', {}, { plan: true, best: true })
    expect(proposal([offer('end', {}), best])).toBe(best)
    expect(proposal([plans[0]!])).toBe(plans[0])
    expect(proposal([offer('end', {}), offer('peek', {})])).toBeNull()
  })
})
