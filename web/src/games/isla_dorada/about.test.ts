import { beforeEach, expect, it } from 'vitest'
import { setMe, setWords } from '../../app/words.svelte'
import { about } from './about'

const scene = {
  sites: [
    { id: 'septris', x: 10, y: 10 },
    { id: 'camp', x: 90, y: 10 },
    { id: 'coast', x: 50, y: 90 },
  ].map((s) => ({ ...s, near: [], camp: s.id === 'camp' })),
  paths: [{ n: 0, type: 'sea', from: 'septris', to: 'coast', one_way: false }],
  lake: ['septris', 'camp', 'coast'],
  ways: [],
  cards: [
    { id: 'yak', kind: 'animal' },
    { id: 'bonus_mask', kind: 'bonus', points: 3 },
  ],
  treasures: [{ id: 't1', site: 'septris', symbol: 'mask', points: 5 }],
  curses: [{ id: 'c1', site: 'septris', points: -4 }],
  destinies: [{ id: 'd1', points: 8, condition: { type: 'visit_all', sites: ['septris'] } }],
}
const rich = {
  gold: 6,
  cards: 2,
  treasures: 0,
  curses: [],
  known: {},
  known_treasures: [],
  played: ['t1'],
  bonuses: ['t1'],
  cursed: ['c1'],
}
const view = {
  seat: 0,
  place: 'septris',
  markers: ['septris', 'elsewhere', 'septris'],
  visited: { septris: 8 }, // the round of the last visit, no count
  players: [rich],
  you: { treasures: [], curses: [], destiny: 'd1', hand: { yak: 2 } },
}
beforeEach(() => {
  setWords(
    'ui-seat-you = You\nui-isla-about-visits = Visited { $n }\nui-isla-about-wanted = Wanted\n' +
      'ui-isla-about-shown = Worth { $n }\nui-isla-about-held = Held { $list }\n',
  )
  setMe(0)
})

it('counts the visits of a place by its markers, and says that a destiny wants it', () => {
  const notes = about('site:septris', scene, view)!.notes
  expect(notes).toEqual(expect.arrayContaining(['Visited 2', 'Wanted']))
})
it('calls the player who looks by no number, and counts what all can see', () => {
  const told = about('seat:0', scene, view, ['', 'Ben'])!
  expect(told.name).toBe('You')
  expect(told.notes).toContain('Worth 10') // 6 gold, 5 and 3 for a treasure with a bonus, −4
  expect(told.notes.join()).toContain('Held')
})
it('tells of a flight as of any way, and which bids are made for it', () => {
  setWords('ui-isla-about-way = By { $type } to { $to }')
  const flight = about('way:2', scene, view)! // behind the ways that have paths: to the third place
  expect(flight.text).toBe('By air to coast')
  expect(flight.does?.({ kind: 'bid', args: { way: 2 } })).toBe(true)
  expect(flight.does?.({ kind: 'bid', args: { way: 1 } })).toBe(false)
})
