/** What a player's finished games say: counted here, from rows that the server wrote when they ended. */
import type { Played } from '../../net/wire'

export type Result = 'won' | 'shared' | 'lost' | 'broken'
export interface Group {
  key: string
  games: number
  wins: number
}

/** How a game ended for its player. One that was broken off says nothing. */
export function resultOf(game: Played): Result {
  if (game.how !== 'played' && game.how !== 'resigned') return 'broken'
  const own = game.sides[game.seat]
  const rivals = game.ranks.filter((_, i) => game.sides[i] !== own)
  if (game.ranks[game.seat] !== 1) return 'lost'
  return rivals.includes(1) ? 'shared' : 'won'
}
/** Games that count: decided, begun at the beginning, and not played by several people at one screen. */
export const counts = (game: Played): boolean =>
  !game.branch && resultOf(game) !== 'broken' && game.seats.filter((s) => s.yours).length === 1
export const won = (game: Played): boolean => resultOf(game) === 'won' || resultOf(game) === 'shared'

/** What was played on: the course of the Quest, the mode of the others; empty where there is no such thing. */
export function ground(game: Played): string {
  const value = game.options.course ?? game.options.mode ?? ''
  return typeof value === 'string' ? value.replace(/^random:.*/, 'random') : ''
}
const STRENGTH = ['easy', 'normal', 'hard', 'expert']
/** The strongest bot among the opponents; “people” where only people sat. */
export function level(game: Played): string {
  const found = game.seats.filter((s) => !s.yours && s.kind === 'bot').map((s) => s.level)
  if (!found.length) return game.seats.length > 1 ? 'people' : 'alone'
  return found.sort((a, b) => STRENGTH.indexOf(b) - STRENGTH.indexOf(a))[0]!
}
/** Games and wins by what a game is asked, the most played first. */
export function by(games: Played[], key: (game: Played) => string): Group[] {
  const found = new Map<string, Group>()
  for (const game of games) {
    const k = key(game)
    if (!k) continue
    const group = found.get(k) ?? { key: k, games: 0, wins: 0 }
    group.games += 1
    group.wins += won(game) ? 1 : 0
    found.set(k, group)
  }
  return [...found.values()].sort((a, b) => b.games - a.games || a.key.localeCompare(b.key))
}
/** How many games took how many rounds, without gaps. */
export function rounds(games: Played[]): { rounds: number; games: number }[] {
  const known = games.flatMap((g) => (g.rounds === null ? [] : [g.rounds]))
  if (!known.length) return []
  const low = Math.min(...known)
  return Array.from({ length: Math.max(...known) - low + 1 }, (_, i) => ({
    rounds: low + i,
    games: known.filter((r) => r === low + i).length,
  }))
}
/** What was taken most often, at most so many. */
export function favourites(games: Played[], most = 8): { thing: string; n: number }[] {
  const found = new Map<string, number>()
  for (const game of games)
    for (const [thing, n] of Object.entries(game.liked ?? {})) found.set(thing, (found.get(thing) ?? 0) + n)
  return [...found.entries()]
    .map(([thing, n]) => ({ thing, n }))
    .sort((a, b) => b.n - a.n || a.thing.localeCompare(b.thing))
    .slice(0, most)
}
/** Wins in a row: the longest, and the one that lasts. */
export function streaks(games: Played[]): { longest: number; now: number } {
  let longest = 0
  let run = 0
  for (const game of [...games].sort((a, b) => a.ended - b.ended)) {
    run = won(game) ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return { longest, now: run }
}

export interface Filter {
  game: string
  ground: string
  result: string
  level: string
  seats: string
  days: string
}
export const EVERYTHING: Filter = { game: '', ground: '', result: '', level: '', seats: '', days: '' }
/** The games a filter lets through; `now` in seconds. */
export const filtered = (games: Played[], wish: Filter, now: number): Played[] =>
  games.filter(
    (g) =>
      (!wish.game || g.game === wish.game) &&
      (!wish.ground || ground(g) === wish.ground) &&
      (!wish.result || resultOf(g) === wish.result) &&
      (!wish.level || level(g) === wish.level) &&
      (!wish.seats || g.seats.length === Number(wish.seats)) &&
      (!wish.days || g.ended > now - Number(wish.days) * 86_400),
  )
