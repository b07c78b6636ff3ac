import { describe, expect, it } from 'vitest'
import type { Item } from '../../net/wire'
import { byTurn, folded, overtaken, recapOf, type Line } from './sentences'

let counter = 0
const line = (event?: string): Line => ({
  key: String(++counter),
  no: counter,
  n: counter,
  seat: 0,
  text: event ?? 'hello',
  kind: event === undefined ? 'chat' : 'act',
  ...(event === undefined ? {} : { event }),
})

describe('the log by turns', () => {
  const all = [line('step'), line('turn'), line('step'), line('battle'), line('step'), line(), line('turn')]
  it('begins a group with each turn', () => {
    const turns = byTurn(all)
    expect(turns.map((x) => [x.head?.event ?? null, x.lines.length])).toEqual([
      [null, 1],
      ['turn', 4],
      ['turn', 0],
    ])
  })
  it('folds what is routine, and nothing that people said', () => {
    const shown = folded(byTurn(all)[1]!, ['battle'])
    expect(shown.lines.map((l) => l.text)).toEqual(['battle', 'hello'])
    expect(shown.more).toBe(2)
  })
  it('does not fold a single line: the fold would be as long', () => {
    expect(folded(byTurn([line('turn'), line('step')])[0]!, []).more).toBe(0)
  })
})

describe('a line of the log', () => {
  it('is not told twice: that somebody is about to buy goes when it is bought, and only then', () => {
    const e = (kind: string, who: number, what: string) => ({ kind, args: { who, what } })
    const about = e('announces', 1, 'fort'),
      other = e('announces', 1, 'offering'),
      flips = e('flips', 1, 'sea')
    const gone = overtaken([
      about,
      e('buys', 1, 'fort'),
      other,
      e('battle', 2, ''),
      flips,
      e('discovers', 1, 'sea'),
    ])
    expect([about, other, flips].map((x) => gone.has(x))).toEqual([true, false, true])
  })
})

describe("the recap at one's move", () => {
  const act = (n: number, seat: number): Item => ({ no: n, is: 'act', n, seat, events: [] })
  it("goes from one's last decision to now, and names who played", () => {
    expect(recapOf([act(1, 0), act(2, 0), act(3, 1), act(4, 2), act(5, 1)], 0, 5)).toEqual({
      from: 2,
      to: 5,
      who: [1, 2],
    })
  })
  it('is not ended by what the table answered, where nobody has a turn', () => {
    const forced: Item = { ...act(4, 0), by: 'table' }
    expect(recapOf([act(1, 0), act(2, 1), forced, act(5, 2)], 0, 5)).toEqual({ from: 1, to: 5, who: [1, 2] })
  })
  it('has nothing to tell before one has played, or of moves that were taken back', () => {
    expect(recapOf([act(1, 1)], 0, 1)).toBeNull()
    // An answer in another's turn is not one's own last move.
    const turn = (n: number, seat: number, who: number): Item => ({
      ...act(n, seat),
      events: [{ kind: 'turn', args: { who } }],
    })
    const asked = [act(1, 0), turn(2, 0, 1), act(3, 1), act(4, 0), turn(5, 1, 0)]
    expect(recapOf(asked, 0, 5)).toEqual({ from: 2, to: 5, who: [1] })
    // Others let one's own purchase pass: there is nothing of theirs to tell.
    const bought = (n: number, seat: number): Item => ({
      ...act(n, seat),
      events: [{ kind: 'buys', args: { who: 0 } }],
    })
    expect(recapOf([turn(1, 1, 0), act(2, 0), bought(3, 1)], 0, 3)).toBeNull()
    expect(recapOf([act(1, 0), act(2, 1), { no: 3, is: 'undo', n: 3, to: 1, seat: 0 }], 0, 3)).toBeNull()
  })
})
