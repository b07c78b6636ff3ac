import { describe, expect, it } from 'vitest'
import type { GameEvent, Item } from '../../net/wire'
import { captionOf, lasts } from './staging'

const entry = (...events: [string, Record<string, unknown>, boolean?][]): Item[] => [
  {
    is: 'act',
    no: 1,
    n: 1,
    seat: 1,
    events: events.map(([kind, args, own]) => ({ kind, args, own }) as unknown as GameEvent),
  } as unknown as Item,
]
const bid = entry(['bid', { who: 1, amount: 2, to: 'septris', type: 'sand' }])
const theft = (own: boolean): Item[] => entry(['stole_card', { who: 1, victim: 0 }, own])

describe('how long something is looked at', () => {
  it('is no time for a bid, which the pace of the table shows', () => expect(lasts(bid)).toBe(0))
  it('is long enough to read what a bolt card does, and longer for whom it hits', () => {
    expect(lasts(theft(false))).toBeGreaterThanOrEqual(900)
    expect(lasts(theft(true))).toBeGreaterThan(lasts(theft(false)))
  })
  it('grows with what is told together, up to a point', () => {
    const played = (n: number): Item[] =>
      entry(...Array.from({ length: n }, (): [string, Record<string, unknown>] => ['treasure', { who: 1 }]))
    expect(lasts(played(2))).toBeGreaterThan(lasts(played(1)))
    expect(lasts(played(40))).toBeLessThan(3000)
  })
})
describe('what is told on the map', () => {
  const names = ['Anna', 'Ben']
  it('shows the card, and whether it hits who looks', () => {
    expect(captionOf(theft(true), names, 0, 180)).toMatchObject({ card: 'makaks', mine: true, bolt: false })
    expect(captionOf(theft(false), names, 2, 180)).toMatchObject({ card: 'makaks', mine: false })
    expect(captionOf(entry(['bolt', { card: 'panda' }]), names, 0, 180)).toMatchObject({
      card: 'panda',
      bolt: true,
    })
  })
  it('needs no picture for a bid', () => expect(captionOf(bid, names, 0, 180).card).toBe(''))
})
