import { describe, expect, it } from 'vitest'
import type { Item } from '../../net/wire'
import { recapRows } from './recap'

const act = (n: number, seat: number, ...kinds: string[]): Item => ({
  no: n,
  is: 'act',
  n,
  seat,
  events: kinds.map((kind) => ({ kind, args: {} })),
})
const log = [
  act(1, 0, 'step'),
  act(2, 1, 'played', 'step'),
  act(3, 1, 'step', 'bought'),
  act(4, 2, 'drew'),
  act(5, 3, 'bought'),
]
const telling = {
  recap: ['step', 'bought'],
  digest: (events: { kind: string }[]) => events.map((e) => e.kind).join(' '),
}
const names = ['Ann', 'Ben', 'Cleo', 'Dan']

describe('the recap at one’s own move', () => {
  it('has a row for everybody who did something worth telling, from where it began', () => {
    expect(recapRows('quest', log, { from: 1, to: 5 }, names, telling)).toEqual([
      { key: '1', seat: 1, text: 'Ben: step step bought', from: 1 },
      { key: '3', seat: 3, text: 'Dan: bought', from: 4 },
    ])
  })
  it('does not tell what was taken back', () => {
    const undone = [...log, { no: 6, is: 'undo', seat: 3, n: 5, to: 4 } as Item]
    expect(recapRows('quest', undone, { from: 1, to: 5 }, names, telling).map((r) => r.seat)).toEqual([1])
  })
})
