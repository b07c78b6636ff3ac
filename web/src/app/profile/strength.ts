/** A player's strength beside the measured levels of a game (docs/bots.md): one number on the levels' Elo scale.
 *
 *  Each game against rated bots counts as one comparison, shared among them: ahead of a bot, behind it, or level with
 *  it. The estimate is the most likely strength under the Bradley-Terry model, with a cautious guess to begin with
 *  (as strong as “normal”, give or take 400), so that a few games never say much. The interval is where the strength
 *  lies in 95 of 100 such cases, if the levels are as strong as measured and the player does not change. */
import { counts } from './stats'
import type { Level, Played } from '../../net/wire'

export interface Strength {
  games: number
  rating: number
  low: number
  high: number
}
const LEAST = 5 // games, before anything is said
const DOUBT = 400 // what is known beforehand: the spread around “normal”
const SCALE = Math.LN10 / 400

export function strength(played: Played[], levels: Level[]): Strength | null {
  const rating = new Map(levels.flatMap((l) => (l.rating === null ? [] : [[l.name, l.rating] as const])))
  const pairs: { against: number; score: number; weight: number }[] = []
  let games = 0
  for (const game of played.filter(counts)) {
    const own = game.ranks[game.seat] ?? 0
    const rivals = game.seats.flatMap((s, i) =>
      s.kind === 'bot' && rating.has(s.level) && game.sides[i] !== game.sides[game.seat]
        ? [{ against: rating.get(s.level)!, rank: game.ranks[i] ?? 0 }]
        : [],
    )
    if (!rivals.length) continue
    games += 1
    for (const { against, rank } of rivals)
      pairs.push({ against, score: own < rank ? 1 : own === rank ? 0.5 : 0, weight: 1 / rivals.length })
  }
  if (games < LEAST) return null
  let at = 0
  let known = 0
  for (let step = 0; step < 50; step++) {
    let slope = -at / DOUBT ** 2
    known = 1 / DOUBT ** 2
    for (const { against, score, weight } of pairs) {
      const expected = 1 / (1 + Math.exp(-SCALE * (at - against)))
      slope += weight * SCALE * (score - expected)
      known += weight * SCALE ** 2 * expected * (1 - expected)
    }
    const move = Math.max(-200, Math.min(200, slope / known))
    at += move
    if (Math.abs(move) < 0.01) break
  }
  const spread = 1.96 / Math.sqrt(known)
  return { games, rating: Math.round(at), low: Math.round(at - spread), high: Math.round(at + spread) }
}
