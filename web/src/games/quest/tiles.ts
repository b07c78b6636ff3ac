/** The sides of the terrain tiles, each as it lies in a course, and the courses it is laid in. */
import { at, axial, hexPath } from '../../ui/art/draw'
import { hexCell } from './art/terrain'
import { t } from '../../app/words.svelte'
import type { Preset } from '../../net/wire'
import type { Shown } from '../../table/game'
import type { Scene } from './model'

const SIZE = 12
export function tileEntries(scenes: { preset: Preset; scene: unknown }[]): Shown[] {
  const found = new Map<string, { scene: Scene; tile: number; courses: string[] }>()
  for (const { preset, scene } of scenes) {
    if (preset.options.course === 'random') continue
    const laid = scene as Scene
    laid.tiles.forEach((tile, i) => {
      const known = found.get(tile.side) ?? { scene: laid, tile: i, courses: [] }
      if (!known.courses.includes(laid.course.id)) known.courses.push(laid.course.id)
      found.set(tile.side, known)
    })
  }
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([side, { scene, tile, courses }]) => ({
      id: side,
      name: t('ui.quest.tile', { side }),
      text: t('ui.quest.tile_in', { courses }),
      picture: picture(scene, tile, side),
    }))
}
function picture(scene: Scene, tile: number, side: string): { body: string; box: string } {
  const hexes = scene.hexes
    .filter((h) => h.tile === tile && !h.finish)
    .map((h) => ({ ...h, at: axial(h.q, h.r, SIZE) }))
  const xs = hexes.map((h) => h.at[0]),
    ys = hexes.map((h) => h.at[1])
  const x = Math.min(...xs) - SIZE,
    y = Math.min(...ys) - SIZE * 1.2
  const body = hexes
    .map((h) => at(hexCell(h.terrain, h.power, SIZE, `${h.q},${h.r}`, `tile-${side}`, h.cave >= 0), ...h.at))
    .join('')
  return {
    body: `<clipPath id="tile-${side}"><path d="${hexPath(0, -1.4, SIZE - 1.2)}"/></clipPath>${body}`,
    box: `${x} ${y} ${Math.max(...xs) - x + SIZE} ${Math.max(...ys) - y + SIZE * 1.2}`,
  }
}
