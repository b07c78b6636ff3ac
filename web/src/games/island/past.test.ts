import { describe, expect, it } from 'vitest'
import type { Item } from '../../net/wire'
import type { View } from './model'
import { lastBattle, trail } from './past'

const act = (n: number, seat: number, ...events: Item['events'] & object): Item => ({
  no: n,
  is: 'act',
  n,
  seat,
  events,
})
const turn = (who: number) => ({ kind: 'turn', args: { who } })
const view = (attack: number[], defence: number[]): View =>
  ({ last_battle: { attacker: 1, defender: 0, attack, defence } }) as unknown as View

describe('the ways of the others', () => {
  it('go on over the tiles they have found, and not over water they stopped at', () => {
    const log = [
      act(1, 0, turn(1)),
      act(2, 1, { kind: 'step', args: { who: 1, from: '0,0', to: '1,0' } }),
      act(3, 1, { kind: 'discovers', args: { who: 1, what: 'wood', at: '2,0', start: '1,0' } }),
      act(4, 1, { kind: 'discovers', args: { who: 1, what: 'water', at: '3,0' } }),
    ]
    expect(trail(log, 0, false)).toEqual([
      { seat: 1, from: 'tile:0,0', to: 'tile:1,0' },
      { seat: 1, from: 'tile:1,0', to: 'tile:2,0' },
    ])
  })
})

describe('the dice of a battle', () => {
  const told = [act(1, 1, turn(1)), act(2, 1, { kind: 'battle', args: { attack: [4, 2], defence: [1] } })]
  it('of another one are gone while the next is fought', () => {
    expect(lastBattle(told, view([4, 2], [1]), true)).toBeNull()
    expect(lastBattle(told, view([4, 2], [1]), false)).not.toBeNull()
  })
  it('that lie and are not told yet are there', () => {
    expect(lastBattle(told, view([6, 6], []), true)).not.toBeNull()
  })
})
