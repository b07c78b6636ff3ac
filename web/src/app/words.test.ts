import { beforeEach, describe, expect, it } from 'vitest'
import {
  below,
  half,
  knows,
  part,
  seatName,
  setMe,
  setWords,
  t,
  takes,
  tFirst,
  turnRose,
} from './words.svelte'

beforeEach(() =>
  setWords(`
seat = Player { $n }
toy-card-coin = coin
toy-card-crown = crown
toy-event-gave =
    { $n ->
        [one] { SEAT($who) } gives { WORD($cards, of: "toy-card") } (one card).
       *[other] { SEAT($who) } gives { WORD($cards, of: "toy-card") } (several cards).
    }
toy-event-sum = worth { HALF($worth) }
toy-move-pass = Pass
toy-way-up--hill = uphill
toy-silent = { "" }
`),
)

describe('the sentences of the catalogue', () => {
  it('fills holes by prefix, by seat and by number', () => {
    const args = { who: 1, cards: ['coin', 'crown'], n: 2 }
    expect(t('toy.event.gave', args, ['Ann', 'Ben'])).toBe('Ben gives coin, crown (several cards).')
    expect(t('toy.event.gave', { ...args, cards: ['coin'], n: 1 }, ['Ann', ''])).toBe(
      'Player 2 gives coin (one card).',
    )
  })
  it('leaves a hole without an argument open, so that it is found', () => {
    setWords('both = { $a } and { $b }')
    expect(t('both', { a: 1 })).toBe('1 and {$b}')
  })
  it('never tells somebody without a name of themselves as a number', () => {
    setWords(`
seat = Player { $n }
ui-seat-you = You
ui-me-first = You:
ui-me-within = you
ui-me-of = your
took = { SEAT($who) } takes 2 gold from { SEAT($whom) }.
turn = It is { SEAT($who) }'s turn.
beaten = { SEAT($who) }'s explorer is defeated.
silenced = { SEAT($who) } plays Juju: { SEAT($whom) } takes no further part.
`)
    setMe(0)
    expect(t('took', { who: 0, whom: 1 }, ['', ''])).toBe('You take 2 gold from Player 2.')
    expect(t('took', { who: 1, whom: 0 }, ['', 'Ben'])).toBe('Ben takes 2 gold from you.')
    expect(t('turn', { who: 0 }, ['', ''])).toBe('It is your turn.')
    expect(t('beaten', { who: 0 }, ['', ''])).toBe('Your explorer is defeated.')
    expect(t('silenced', { who: 1, whom: 0 }, ['', 'Ben'])).toBe('Ben plays Juju: you take no further part.')
    expect(seatName(0, ['', ''])).toBe('You')
    expect(seatName(0, ['Ann', ''])).toBe('Ann')
    setMe(-1)
    expect(seatName(0, ['', ''])).toBe('Player 1')
  })
  it('says a sentence inside a sentence without its full stop', () => {
    setWords(`
inner = It rains.
outer = Because { SAID($why) }.
`)
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
  it('reads a key with a hyphen, and an empty sentence', () => {
    expect(t('toy.way.up-hill')).toBe('uphill')
    expect([t('toy.silent'), takes('toy.silent'), takes('toy.event.sum')]).toEqual(['', false, true])
  })
  it('says what a sentence says of one argument', () => {
    const args = { who: 0, cards: ['crown'], n: 2 }
    expect(part('toy.event.gave', 'cards', args)).toBe('crown')
    expect(part('toy.event.gave', 'who', args, ['Ann'])).toBe('Ann')
    expect(part('toy.move.pass', 'n', args)).toBe('2')
  })
  it('counts as the language does, and takes what one language lacks from the next', () => {
    const pl =
      'cards = { $n ->\n [one] karta\n [few] karty\n *[many] kart\n }\n-city = Miasto\ngo = Do { -city }!'
    setWords([
      { lang: 'pl', ftl: pl },
      { lang: 'en', ftl: 'cards = { $n } cards\nstop = Stop { $n }' },
    ])
    expect([1, 3, 5, 22].map((n) => t('cards', { n }))).toEqual(['karta', 'karty', 'kart', 'karty'])
    expect([t('stop', { n: 1234 }), t('go')]).toEqual(['Stop 1234', 'Do Miasto!'])
  })
  it('passes over a sentence that cannot be read, and one that leads into itself', () => {
    setWords([
      { lang: 'it', ftl: 'broken = Prendi { $n\nround = { WORD($x, of: "a") }\na-b = { WORD($x, of: "a") }' },
      { lang: 'en', ftl: 'other = x' },
    ])
    expect(t('broken', { n: 1 })).toBe('broken')
    expect(t('round', { x: 'b' })).toBe('a.b')
  })
})

describe('directions', () => {
  it('are said as the map lies on this screen', () => {
    setWords(`
toy-direction-e = east
toy-direction-se = south-east
toy-direction-ne = north-east
toy-step = Go { WORD($to, of: "toy-direction") }
`)
    const go = (to: string): string => t('toy.step', { to })
    expect(go('e')).toBe('Go east')
    turnRose(1)
    expect([go('e'), go('ne')]).toEqual(['Go south-east', 'Go east'])
    turnRose(0)
    expect(go('ne')).toBe('Go north-east')
  })
})
