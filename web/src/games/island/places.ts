/** Where everything on a map of the Island stands, and how a tile is told in words. */
import { t } from '../../app/words.svelte'
import { px } from './art/map'
import type { Piece, Target, Tile, View } from './model'

export interface Beast {
  name: string
  at: string
  strength: number
  targets: string[]
}
export interface Placed {
  piece: Piece
  x: number
  y: number
  s: number
}
const on = (view: View, at: string): Piece[] => view.pieces.filter((p) => p.at === at)

/** The Titan, and the guardians of a game alone, with where they head for. */
export function beastsOf(view: View, titan: number): Beast[] {
  const guardians = (view.guardians ?? []).flatMap(({ at, name, strength, rests, targets }) =>
    at ? [{ name, at, strength, targets: rests ? [] : targets }] : [],
  )
  const alone = view.titan && !view.guardians
  return alone ? [...guardians, { name: 'titan', at: view.titan!, strength: titan, targets: [] }] : guardians
}
/** Beasts on one tile stand one below the other: how far from its middle the i-th of them. */
export function lair(beasts: Beast[], at: string, i: number): number {
  const n = beasts.filter((b) => b.at === at).length
  return (i - (n - 1) / 2) * 33 - (n > 1 ? 0 : 8)
}
/** Explorers stand in the middle, side by side; villagers in front of them, a group for each owner. */
function onTile(tile: Tile, view: View, beasts: Beast[]): Placed[] {
  const all = on(view, tile.at),
    figures = all.filter((p) => p.kind !== 'villager'),
    armies = all.filter((p) => p.kind === 'villager')
  // Many stand in two rows, so that nobody hides another's strength; beside a beast there is room at the left.
  const rows = figures.length > 3 ? 2 : 1,
    per = Math.ceil(figures.length / rows),
    aside = beasts.some((b) => b.at === tile.at) ? -22 : armies.length ? 8 : 0
  const gap = aside < 0 ? 22 : per > 3 ? 24 : per > 2 ? 29 : 34,
    scale = rows > 1 ? 0.98 : per > 2 ? 1.15 : 1.4
  const standing = figures.map((piece, i): Placed => {
    const row = Math.floor(i / per),
      wide = Math.min(per, figures.length - row * per)
    const x = px(tile.x) + ((i % per) - (wide - 1) / 2) * gap + aside
    return { piece, x, y: px(tile.y) + (rows > 1 ? row * 31 - 5 : 2 + (i % 2) * 5), s: scale }
  })
  const step = Math.min(34, 80 / armies.length)
  const marching = armies.map((piece, i): Placed => {
    const x = px(tile.x) + (i - (armies.length - 1) / 2) * step - (figures.length ? 14 : 8)
    return { piece, x, y: px(tile.y) + 27, s: 1.15 }
  })
  return [...standing, ...marching]
}
/** All pieces, in an order that does not change when one walks: so it can be seen walking. */
export function standing(tiles: Tile[], view: View, beasts: Beast[]): (Placed & { key: string })[] {
  const keyOf = ({ kind, seat, at, figure }: Piece): string =>
    kind === 'villager' ? `v${seat}${at}` : `f${figure ?? seat}`
  return tiles
    .flatMap((tile) => onTile(tile, view, beasts))
    .map((p) => ({ ...p, key: keyOf(p.piece) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
}
/** The line of the last step between two tiles, a little away from both middles. */
export function stepLine(
  a: Tile | undefined,
  b: Tile | undefined,
): { x1: number; y1: number; x2: number; y2: number } | null {
  if (!a || !b || a === b) return null
  const x1 = px(a.x),
    y1 = px(a.y),
    dx = px(b.x) - x1,
    dy = px(b.y) - y1,
    far = Math.hypot(dx, dy)
  return {
    x1: x1 + (dx / far) * 22,
    y1: y1 + (dy / far) * 22,
    x2: x1 + dx - (dx / far) * 26,
    y2: y1 + dy - (dy / far) * 26,
  }
}
const FIGURE_OF: Record<string, string> = { villager: 'villagers_of', thief: 'thief_of', wolf: 'wolf_of' }
/** Who and what is on a tile, in words. */
export function onTileWords(tile: Tile, view: View, names: string[], beasts: Beast[]): string[] {
  const people = on(view, tile.at).map((p) => {
    const key = `ui.island.${FIGURE_OF[p.kind] ?? 'figure_of'}`
    return t(key, { who: p.seat, n: p.n, strength: p.strength }, names)
  })
  const houses = view.buildings
    .filter((b) => b.touches.includes(tile.at))
    .map((b) => t('ui.island.building_of', { who: b.seat, what: b.kind }, names))
  const wild = beasts
    .filter((b) => b.at === tile.at)
    .map((b) => t('ui.island.beast_here', { what: b.name, n: b.strength }))
  const given = tile.offerings.length ? [t('ui.island.offerings_of', { who: tile.offerings }, names)] : []
  return [...given, ...people, ...houses, ...wild]
}
/** A tile in words: what it is, who and what is on it, and what a tap would do. */
export function tileLabel(
  tile: Tile,
  view: View,
  names: string[],
  beasts: Beast[],
  aim: Target | undefined,
): string {
  return [
    t(`island.tile.${tile.kind}`),
    tile.at.replace(/^\w+:/, ''),
    ...onTileWords(tile, view, names, beasts),
    aim?.text ?? '',
  ]
    .filter(Boolean)
    .join(', ')
}
