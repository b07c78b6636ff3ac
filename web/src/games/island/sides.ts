/** Which way a place lies, in words: two forests are told apart as whoever looks at the map would, never by
 *  coordinates. */
import { t } from '../../app/words.svelte'
import type { Tile } from './model'

const SIDES = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne']

/** The side of a tile as seen from the middle of all it could be mistaken for; empty if it is in the middle. */
export function sideOf(tile: Tile, all: Tile[]): string {
  const mean = (of: (x: Tile) => number): number => all.reduce((n, x) => n + of(x), 0) / all.length
  const dx = tile.x - mean((x) => x.x),
    dy = tile.y - mean((x) => x.y)
  if (Math.hypot(dx, dy) < 1) return ''
  return SIDES[(Math.round(Math.atan2(dy, dx) / (Math.PI / 4)) + 8) % 8]!
}
/** The same in words: “in the north-east”. */
export function sideWords(tile: Tile, all: Tile[]): string {
  const side = sideOf(tile, all)
  return t(side ? `island.side.${side}` : 'island.side.middle')
}
