/** The words for what statistics and filters are about. */
import { botTitle } from '../bots.svelte'
import { knows, t } from '../words.svelte'
import { optionWords } from '../../table/talk/sentences'
import { ground } from './stats'
import type { GameCard, Played } from '../../net/wire'

export const gameTitle = (game: string, cards: GameCard[]): string =>
  knows(`${game}.title`) ? t(`${game}.title`) : (cards.find((c) => c.id === game)?.title ?? game)
export const levelWords = (level: string): string =>
  level === 'people' || level === 'alone' ? t(`ui.place.level.${level}`) : botTitle(level)
/** The course or the mode of a game; empty where there is no such thing. */
export const groundWords = (game: Played): string => {
  const value = ground(game)
  return value ? optionWords(game.game, 'course' in game.options ? 'course' : 'mode', value) : ''
}
