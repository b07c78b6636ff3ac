import { beforeEach, describe, expect, it } from 'vitest'
import { below, fill, half, knows, seatName, setMe, setWords, t, tFirst } from './words.svelte'

beforeEach(() =>
  setWords({
    seat: 'Player {n}',
    'toy.card.coin': 'coin',
    'toy.card.crown': 'crown',
    'toy.event.gave': '{who:seat} gives {cards:toy.card} ({n#one card|several cards}).',
    'toy.event.sum': 'worth {worth:half}',
    'toy.move.pass': 'Pass',
  }),
)

describe('the templates of the catalogue', () => {
  it('fills holes by prefix, by seat and by number', () => {
    const args = { who: 1, cards: ['coin', 'crown'], n: 2 }
    expect(t('toy.event.gave', args, ['Ann', 'Ben'])).toBe('Ben gives coin, crown (several cards).')
    expect(t('toy.event.gave', { ...args, cards: ['coin'], n: 1 }, ['Ann', ''])).toBe(
      'Player 2 gives coin (one card).',
    )
  })
  it('leaves a hole without an argument open, so that it is found', () => {
    expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}')
  })
  it('never tells somebody without a name of themselves as a number', () => {
    setWords({
      seat: 'Player {n}',
      'ui.seat.you': 'You',
      'ui.me.first': 'You:',
      'ui.me.within': 'you',
      'ui.me.of': 'your',
      took: '{who:seat} takes 2 gold from {whom:seat}.',
      turn: "It is {who:seat}'s turn.",
    })
    setMe(0)
    expect(t('took', { who: 0, whom: 1 }, ['', ''])).toBe('You: takes 2 gold from Player 2.')
    expect(t('took', { who: 1, whom: 0 }, ['', 'Ben'])).toBe('Ben takes 2 gold from you.')
    expect(t('turn', { who: 0 }, ['', ''])).toBe('It is your turn.')
    expect(seatName(0, ['', ''])).toBe('You')
    expect(seatName(0, ['Ann', ''])).toBe('Ann')
    setMe(-1)
    expect(seatName(0, ['', ''])).toBe('Player 1')
  })
  it('says a sentence inside a sentence without its full stop', () => {
    setWords({ inner: 'It rains.', outer: 'Because {why:said}.' })
    expect(t('outer', { why: { key: 'inner', args: {} } })).toBe('Because It rains.')
  })
  it('shows a missing key as itself and prefers the first key there is', () => {
    expect(t('toy.nowhere')).toBe('toy.nowhere')
    expect(tFirst(['toy.nowhere', 'toy.move.pass'])).toBe('Pass')
    expect(knows('toy.nowhere')).toBe(false)
    expect(below('toy.card')).toEqual(['coin', 'crown'])
  })
  it('writes halves as people do', () => {
    expect([0, 1, 2, 5, -3].map(half)).toEqual(['0', '½', '1', '2½', '-1½'])
    expect(t('toy.event.sum', { worth: 3 })).toBe('worth 1½')
  })
  it('names a seat nobody has named by its number', () => {
    expect(seatName(0, [])).toBe('Player 1')
    expect(seatName('nobody', [])).toBe('nobody')
  })
})
