import { expect, it } from 'vitest'
import { slots } from './slots'

const lies = (before: (string | null)[], pool: string[]): (string | null)[] =>
  slots(before, pool, 4).map((i) => (i === null ? null : pool[i]!))

it('turns a card up where one was taken, and moves no other', () => {
  // The engine takes a card out of its list and puts the new one at the end.
  expect(lies(['juju', 'shaman', 'yak', 'kamel'], ['juju', 'yak', 'kamel', 'gonogo'])).toEqual([
    'juju',
    'gonogo',
    'yak',
    'kamel',
  ])
})
it('leaves a gap while a bolt card is carried out', () => {
  const gap = lies(['yak', 'yak', 'juju', 'kayak'], ['yak', 'yak', 'kayak'])
  expect(gap).toEqual(['yak', 'yak', null, 'kayak'])
  expect(lies(gap, ['yak', 'yak', 'kayak', 'drako'])).toEqual(['yak', 'yak', 'drako', 'kayak'])
})
it('names each card of the list once', () => {
  expect(slots([], ['yak', 'yak', 'yak', 'juju'], 4)).toEqual([0, 1, 2, 3])
})
