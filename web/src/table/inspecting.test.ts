import { beforeEach, expect, it } from 'vitest'
import { setWords } from '../app/words.svelte'
import type { Position } from '../net/wire'
import { doings } from './inspecting'

beforeEach(() => setWords('toy-plan-walk = Walk { $n }\n'))

const plan = (n: number, ...uses: string[]): unknown => ({
  kind: 'walk',
  args: { n },
  at: [`space:${n}`],
  uses,
  best: false,
})
const position = (...plans: unknown[]): Position =>
  ({ you: { seq: 1, legal: [], plans } }) as unknown as Position

it('tells of a card what it does by itself, and only else what it helps others to', () => {
  const far = plan(3, 'card:scout', 'card:sailor')
  expect(doings('toy', position(far, plan(1, 'card:scout')), 'card:scout', [])).toEqual(['Walk 1'])
  expect(doings('toy', position(far), 'card:scout', [])).toEqual(['Walk 3'])
  expect(doings('toy', position(far), 'space:3', [])).toEqual(['Walk 3'])
})
it('tells of no card that it ends the turn', () => {
  const end = { kind: 'end', args: {}, at: [], uses: ['card:scout'], best: true }
  expect(doings('toy', position(end), 'card:scout', [])).toEqual([])
})
it('tells of a place what leads there, and not what only passes over it', () => {
  const over = { kind: 'walk', args: { n: 9 }, at: ['space:1', 'space:9'], uses: [], best: true }
  expect(doings('toy', position(over, plan(1)), 'space:1', [])).toEqual(['Walk 1'])
})
it('tells what is made with a thing that no place names', () => {
  const march = { action: 7, move: { kind: 'army', args: {}, at: ['tile:1'] }, notation: 'march' }
  setWords('toy-move-army = March\n')
  const found = doings(
    'toy',
    { you: { seq: 1, legal: [march], plans: [] } } as unknown as Position,
    'buy:army_move',
    [],
    (m) => m.kind === 'army',
  )
  expect(found).toEqual(['March'])
})
