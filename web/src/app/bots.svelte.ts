/** What people call a bot, and how it plays. The card of its game says so, also for a bot from outside. */
import { api } from '../net/api'
import type { GameCard, Level } from '../net/wire'
import { knows, t } from './words.svelte'

let cards = $state.raw<GameCard[]>([])
let asked = false
/** Fetch the cards once; until they are there, and where they cannot be had, the catalogue helps out. */
function ask(): void {
  if (asked) return
  asked = true
  api.games().then(
    (found) => (cards = found.games),
    () => (asked = false),
  )
}
function card(level: string, game: string): Level | undefined {
  ask()
  const known = cards.filter((one) => !game || one.id === game).flatMap((one) => one.levels)
  return known.find((one) => one.name === level)
}

/** Without a game, any bot of that name. */
export function botTitle(level: string | null | undefined, game = ''): string {
  if (!level) return ''
  const key = `bot.${level}`
  return t(card(level, game)?.title ?? (knows(`${key}.about`) ? key : level))
}
/** One sentence, or nothing. */
export const botAbout = (level: string | null | undefined, game = ''): string =>
  t((level && card(level, game)?.about) || '')
