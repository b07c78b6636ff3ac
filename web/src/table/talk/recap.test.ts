import { describe, expect, it } from 'vitest'
import type { Item } from '../../net/wire'
import { setWords } from '../../app/words.svelte'
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
      { key: '1', seat: 1, brief: 'step step bought', text: 'Ben: step step bought', from: 1 },
      { key: '3', seat: 3, brief: 'bought', text: 'Dan: bought', from: 4 },
    ])
  })
  it('says of who did nothing of it that they did nothing, where the game has a word for it', () => {
    setWords('toy-idle = waited')
    const rows = recapRows('quest', log, { from: 1, to: 5 }, names, { ...telling, idle: 'toy.idle' })
    expect(rows.map((r) => r.text)).toEqual(['Ben: step step bought', 'Cleo: waited', 'Dan: bought'])
    expect(rows[1]!.from).toBe(3)
  })
  it('does not tell what was taken back', () => {
    const undone = [...log, { no: 6, is: 'undo', seat: 3, n: 5, to: 4 } as Item]
    expect(recapRows('quest', undone, { from: 1, to: 5 }, names, telling).map((r) => r.seat)).toEqual([1])
  })
  it('tells the purchases of one player together, and leaves nobody out', () => {
    setWords(`
isle-event-buys = { SEAT($who) } buys { $what }.
isle-event-buys-many = { SEAT($who) } buys { WORD($what, of: "isle-item") }.
isle-event-lays = { SEAT($who) } lays { $what }.
isle-item-house = a house
isle-item-fort = a fort
`)
    const did = (n: number, seat: number, kind: string, what: string): Item => ({
      ...act(n, seat),
      events: [{ kind, args: { who: seat, what } }],
    })
    const turns = [
      act(1, 0),
      did(2, 1, 'buys', 'house'),
      did(3, 1, 'lays', 'sea'),
      did(4, 1, 'buys', 'fort'),
      did(5, 1, 'buys', 'house'),
      ...[6, 7, 8, 9, 10, 11].map((n) => did(n, 2, 'lays', `tile ${n}`)),
    ]
    const rows = recapRows('isle', turns, { from: 1, to: 11 }, names, { recap: ['buys', 'lays'] })
    expect(rows.map((r) => r.text).slice(0, 3)).toEqual([
      'Ben buys a house ×2, a fort.',
      'Ben lays sea.',
      'Cleo lays tile 6.',
    ])
    expect(rows).toHaveLength(8)
    expect(rows[0]!.from).toBe(1)
  })
})
