import { expect, test } from 'vitest'
import type { Level, Played } from '../../net/wire'
import {
  by,
  counts,
  EVERYTHING,
  favourites,
  filtered,
  ground,
  level,
  resultOf,
  rounds,
  streaks,
} from './stats'
import { strength } from './strength'

let day = 0
const game = (rank: number, more: Partial<Played> = {}, bot = 'normal'): Played => ({
  table: `t${++day}`,
  seat: 0,
  game: 'quest',
  ended: day * 86_400,
  options: { course: 'first-game' },
  title: '',
  pace: { kind: 'relaxed' },
  how: 'played',
  ranks: [rank, rank === 1 ? 2 : 1],
  scores: [0, 0],
  sides: [0, 1],
  seats: [
    { kind: 'human', name: 'Anna', level: '', yours: true, out: null },
    { kind: 'bot', name: 'Orellana', level: bot, yours: false, out: null },
  ],
  rounds: 10 + rank,
  liked: { scout: rank },
  branch: false,
  review: true,
  there: true,
  ...more,
})

test('results, and which games count', () => {
  expect(resultOf(game(1))).toBe('won')
  expect(resultOf(game(2))).toBe('lost')
  expect(resultOf(game(1, { ranks: [1, 1] }))).toBe('shared')
  expect(resultOf(game(1, { ranks: [1, 1], sides: [0, 0] }))).toBe('won') // partners share nothing with rivals
  expect(resultOf(game(1, { how: 'abandoned' }))).toBe('broken')
  expect(counts(game(1, { branch: true }))).toBe(false)
  expect(counts(game(1, { seats: game(1).seats.map((s) => ({ ...s, yours: true })) }))).toBe(false)
})
test('groups, rounds, favourites, streaks', () => {
  const all = [game(1), game(1), game(2), game(1, { options: { course: 'random:7' } }, 'hard')]
  expect(by(all, ground)).toEqual([
    { key: 'first-game', games: 3, wins: 2 },
    { key: 'random', games: 1, wins: 1 },
  ])
  expect(by(all, level).map((g) => [g.key, g.games])).toEqual([
    ['normal', 3],
    ['hard', 1],
  ])
  expect(rounds(all)).toEqual([
    { rounds: 11, games: 3 },
    { rounds: 12, games: 1 },
  ])
  expect(rounds([game(1, { rounds: null })])).toEqual([])
  expect(favourites(all)).toEqual([{ thing: 'scout', n: 5 }])
  expect(streaks([...all].reverse())).toEqual({ longest: 2, now: 1 }) // whatever their order
})
test('filters', () => {
  const all = [game(1), game(2, { game: 'island', options: { mode: 'free' } }), game(1, {}, 'hard')]
  const now = all.at(-1)!.ended + 1
  const found = (wish: object): number => filtered(all, { ...EVERYTHING, ...wish }, now).length
  expect([{}, { game: 'island' }, { ground: 'free' }, { result: 'won' }].map(found)).toEqual([3, 1, 1, 2])
  expect([{ level: 'hard' }, { seats: '3' }, { days: '1' }, { days: '30' }].map(found)).toEqual([1, 0, 1, 3])
})

const LEVELS: Level[] = [
  { name: 'easy', title: '', about: '', rating: -552 },
  { name: 'normal', title: '', about: '', rating: 0 },
  { name: 'hard', title: '', about: '', rating: 80 },
  { name: 'mine', title: '', about: '', rating: null },
]
const many = (wins: number, losses: number, bot = 'normal'): Played[] => [
  ...Array.from({ length: wins }, () => game(1, {}, bot)),
  ...Array.from({ length: losses }, () => game(2, {}, bot)),
]
test('strength: nothing from few games or unrated bots', () => {
  expect(strength(many(4, 0), LEVELS)).toBeNull()
  expect(strength(many(40, 0, 'mine'), LEVELS)).toBeNull()
})
test('strength: as strong as those one wins half of the games against, and surer with more games', () => {
  const even = strength(many(200, 200), LEVELS)!
  expect(Math.abs(even.rating)).toBeLessThan(2)
  expect(even.high - even.low).toBeLessThan(75)
  const few = strength(many(5, 5), LEVELS)!
  expect(few.high - few.low).toBeGreaterThan(300)
  // three of four won are 191 points in the Bradley-Terry model
  const ahead = strength(many(300, 100), LEVELS)!
  expect(ahead.rating).toBeGreaterThan(183)
  expect(ahead.rating).toBeLessThan(193)
  expect(ahead.low).toBeLessThan(191)
  expect(ahead.high).toBeGreaterThan(191)
})
test('strength: winning everything is no proof of infinity', () => {
  const all = strength(many(20, 0, 'easy'), LEVELS)!
  expect(all.rating).toBeGreaterThan(-552)
  expect(all.rating).toBeLessThan(400)
  expect(all.high).toBeGreaterThan(all.low + 300)
})
test('strength: a game among four counts once', () => {
  const bots = ['normal', 'normal', 'normal'].map((l) => ({
    kind: 'bot' as const,
    name: '',
    level: l,
    yours: false,
    out: null,
  }))
  const four = game(1, { ranks: [1, 2, 3, 4], sides: [0, 1, 2, 3], seats: [game(1).seats[0]!, ...bots] })
  const among = strength(
    Array.from({ length: 10 }, () => four),
    LEVELS,
  )
  expect(among).toEqual(strength(many(10, 0), LEVELS))
})
