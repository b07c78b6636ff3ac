import { beforeEach, expect, it } from 'vitest'
import { setMe, setWords } from '../../app/words.svelte'
import { about } from './about'

const scene = { bank: { rate: 5, william: 3 }, cost: { offering: [0, 0, 0] }, dwellers: { wolf: 1 } }
const player = {
  seat: 0,
  explorer: null,
  shrines: 0,
  strength: 3,
  cards: 0,
  hand: null,
  known: [],
  thieves: true,
}
const guardian = { name: 'thief', strength: 4 }
const view = {
  viewer: 0,
  players: [player],
  relics: [],
  cursed: -1,
  stock: [1, 2, 3],
  stacks: { island: 12, cave: 9 },
  guardians: [guardian],
  dice_of: [],
  tiles: [],
}
beforeEach(() => {
  setWords(
    'ui-seat-you = You\nseat = Player { $n }\nui-island-about-thief = Of the band\n' +
      'ui-island-about-guardian-thief = Swaps offerings\nui-island-about-strength = Strength { $n }\n' +
      'ui-island-about-offering = Explorer\nui-island-about-offering_band = Thief\n' +
      'ui-island-about-stack_island = { $n } left\nui-island-about-stack_cave = { $n } below\n',
  )
  setMe(0)
})

it('calls the player who looks by no number, and says that the Thieves have a clause of their own', () => {
  const told = about('seat:0', scene, view, [''])!
  expect(told.name).toBe('You')
  expect(told.clauses).toContain('I-THIEF-1')
})
it('takes no guardian for a thief of the band', () => {
  const told = about('beast:thief', scene, view)!
  expect([told.text, ...told.notes]).toEqual(['Swaps offerings', 'Strength 4'])
  expect(told.clauses).toContain('I-SOLO-4')
})
it('says what the stacks still hold, and what is laid by the Thieves', () => {
  expect(about('frontier:1,1', scene, view)?.notes).toEqual(['12 left'])
  expect(about('frontier:1,1', scene, view)?.picture).toBeTruthy()
  expect(about('stack:cave', scene, view)?.text).toBe('9 below')
  expect(about('buy:offering', scene, view)?.text).toBe('Thief')
})
