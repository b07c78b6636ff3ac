import { describe, expect, it } from 'vitest'
import type { Item } from '../../net/wire'
import type { View } from './model'
import { lastBattle, soFar, trail } from './past'

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

describe('one’s own turn so far', () => {
  const gathers = (what: string, n: number) => ({ kind: 'gathers', args: { who: 0, what, n } })
  const buys = { kind: 'buys', args: { who: 0, what: 'villager' } }
  const log = [
    act(1, 0, turn(0), gathers('gold', 3)),
    act(2, 0, { kind: 'step', args: { who: 0, from: '0,0', to: '1,0' } }),
    act(3, 0, { kind: 'discovers', args: { who: 0, what: 'wood', at: '2,0', start: '1,0' } }),
    act(4, 0, buys, { kind: 'battle', args: { who: 1, against: 0 } }),
  ]
  it('counts what came of it, and not what others did in it', () => {
    expect(soFar(log, 0)).toEqual({ cards: [0, 0, 3], walked: 2, found: 1, bought: ['villager'], attacks: 0 })
  })
  it('is nobody else’s, is over with the next turn, and does not count what was taken back', () => {
    expect(soFar(log, 1)).toBeNull()
    expect(soFar([...log, act(5, 0, turn(1))], 0)).toBeNull()
    const undone = [...log, { no: 5, is: 'undo', seat: 0, n: 4, to: 3 } as Item]
    expect(soFar(undone, 0)?.bought).toEqual([])
  })
  it('is nothing before anything came of it', () => {
    expect(soFar([act(1, 0, turn(0))], 0)).toBeNull()
  })
})
