/** What the client has for each game in games/ID/: a door for the home screen, and a board that is loaded when
 *  needed. */
import type { GameModule } from '../table/game'
import { plainDoor } from '../ui/art/door'

const doors = import.meta.glob<{ default: () => string }>('../games/*/door.ts', { eager: true })
const found = import.meta.glob<{ default: GameModule }>('../games/*/index.ts')
const idOf = (path: string): string => path.split('/').at(-2) ?? ''
function of<T>(files: Record<string, T>, game: string): T | undefined {
  const path = Object.keys(files).find((p) => idOf(p) === game)
  return path === undefined ? undefined : files[path]
}
/** The board of a game, or the one that is made from what any game sends. */
export async function gameModule(game: string): Promise<GameModule> {
  const load = of(found, game) ?? ((): Promise<{ default: GameModule }> => import('../table/anygame'))
  return (await load()).default
}
/** The picture of a game, 400 by 200. */
export const doorArt = (game: string): string => of(doors, game)?.default() ?? plainDoor(game)
