import { describe, expect, it } from 'vitest'
import type { Item } from '../../net/wire'
import { othersSince } from './others'

let n = 0
const act = (seat: number, ...kinds: string[]): Item => ({
  no: ++n,
  is: 'act',
  n,
  seat,
  events: kinds.map((k) => {
    const [kind = '', who] = k.split(' ')
    return { kind, args: who === undefined ? {} : { who: Number(who) } }
  }),
})
const told = (log: Item[], me: number): string[] =>
  othersSince(log, me).map((x) => `${x.seat}: ${x.events.map((e) => e.kind).join(' ')}`)

describe('what the others did', () => {
  const log = [
    act(0, 'step', 'turn 1'),
    act(1, 'step'),
    act(0, 'passes'),
    act(1, 'buys', 'turn 2'),
    act(2, 'step', 'turn 0'),
  ]
  it('is told turn by turn, and an answer in the turn of another does not end it', () => {
    expect(told(log, 0)).toEqual(['1: step passes buys', '2: step'])
  })
  it('is over with the first thing one does oneself', () => {
    expect(told([...log, act(0, 'step')], 0)).toEqual([])
  })
  it('is the turn that is played for who watches', () => {
    expect(told(log.slice(0, 4), -1)).toEqual([])
    expect(told(log.slice(0, 3), -1)).toEqual(['1: step passes'])
  })
  it('leaves out what was taken back', () => {
    const undone: Item = { no: 99, is: 'undo', n: log[4]!.n!, to: log[3]!.n! }
    expect(told([...log, undone], 0)).toEqual(['1: step passes buys'])
  })
})
