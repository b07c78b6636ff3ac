/** A game is playable here when it has a board: web/src/games/ID/index.ts. It is loaded when it is needed. */
import type { GameModule } from '../table/board'

const found = import.meta.glob<{ default: GameModule }>('../games/*/index.ts')
const idOf = (path: string): string => path.split('/').at(-2) ?? ''
export const playable: string[] = Object.keys(found).map(idOf)
export async function gameModule(game: string): Promise<GameModule | null> {
  const path = Object.keys(found).find((p) => idOf(p) === game)
  return path ? (await found[path]!()).default : null
}
