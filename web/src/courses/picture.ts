/** A course as a picture to give away: with its name, its letters, start numbers and the blockades that lie on it. */
import { asUrl, letterPoint, point, spaces } from './art'
import { usualBlockades, type Box } from './draft'
import { rotate } from './grid'
import { at, circle } from '../ui/art/draw'
import { blockadeLogs, blockadePlate, boardPicture, Layout, type Point } from '../games/quest/art/board'
import type { Draft } from './types'

const MARGIN = 60 // above: the name; the letters of the tiles stand outside as well
const LETTER = 26
const GLOW = 84 // round the city

const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
const letters = (text: string, y: number, size: number, fill: string): string =>
  `<text y="${y}" text-anchor="middle" font-family="Alegreya, Georgia, serif" font-weight="700" ` +
  `font-size="${size}" fill="${fill}">${escaped(text)}</text>`

/** Where a point of a tile lies in the picture: there is a gap between tiles. */
function moved(layout: Layout, tile: number, [x, y]: Point): Point {
  const [dx, dy] = layout.shift[tile]!
  return [x + dx, y + dy]
}
/** What lies on the seams: logs with a question mark are drawn when a race begins. */
function blockades(box: Box, draft: Draft, layout: Layout): string {
  const lying = draft.blockades.length ? draft.blockades : usualBlockades(box, draft)
  return draft.tiles.slice(1).reduce((made, _, i) => {
    const points = layout.seam(i)
    const middle = points[Math.floor(points.length / 2)]
    const lies = lying[i]
    if (!middle || lies === 'none') return made
    const asks = box.palette.blockades.find((b) => b.number === lies)
    const plate = asks
      ? blockadePlate(asks.terrain, asks.power)
      : circle(0, 0, 17, '#f3e7cb', '#1d120a', 2) + letters('?', 7, 20, '#2b2118')
    return made + blockadeLogs(points) + at(plate, ...middle)
  }, '')
}
function starts(box: Box, draft: Draft, layout: Layout): string {
  const made = draft.tiles.flatMap((tile, i) =>
    box.side(tile.side).spots.flatMap(([q, r, , , start]) => {
      const [a, b] = rotate([q, r], tile.rotation)
      const place = moved(layout, i, point([a + tile.q, b + tile.r]))
      return start ? [at(letters(String(start), 7, 20, '#2b2118'), ...place)] : []
    }),
  )
  return made.join('')
}
export interface Whole {
  svg: string
  w: number
  h: number
}
export function whole(box: Box, draft: Draft): Whole {
  const layout = new Layout(spaces(box, draft))
  const { bounds } = layout
  const marks = draft.tiles.map((tile, i) => ({
    side: tile.side,
    at: moved(layout, i, letterPoint(box, draft, i)),
  }))
  const [cx, cy] = layout.city
  const x = Math.min(bounds.x, cx - GLOW, ...marks.map((m) => m.at[0] - LETTER))
  const right = Math.max(bounds.x + bounds.w, cx + GLOW, ...marks.map((m) => m.at[0] + LETTER))
  const top = Math.min(bounds.y, cy - GLOW, ...marks.map((m) => m.at[1] - LETTER)) - MARGIN
  const bottom = Math.max(bounds.y + bounds.h, cy + GLOW, ...marks.map((m) => m.at[1] + LETTER))
  const [w, h] = [right - x, bottom - top]
  const name = draft.name ? at(letters(draft.name, 0, 30, '#e9b949'), x + w / 2, top + 42) : ''
  const over = marks.map((m) =>
    at(circle(0, 0, 13, '#0c1917', '#f3e7cb', 1) + letters(m.side, 6, 17, '#f3e7cb'), ...m.at),
  )
  const svg = boardPicture(layout)
    .replace(
      / width="[^"]*" height="[^"]*" viewBox="[^"]*"/,
      ` width="${w}" height="${h}" viewBox="${x} ${top} ${w} ${h}"`,
    )
    .replace(
      '</defs>',
      () => `</defs><rect x="${x}" y="${top}" width="${w}" height="${h}" fill="#10211f"/>${name}`,
    )
    .replace(
      /<\/svg>$/,
      () => starts(box, draft, layout) + blockades(box, draft, layout) + over.join('') + '</svg>',
    )
  return { svg, w, h }
}
/** The picture as a file: PNG is drawn by the browser. */
export async function png(picture: Whole): Promise<Blob> {
  const image = new Image()
  image.src = asUrl(picture.svg)
  await image.decode()
  const canvas = document.createElement('canvas')
  const scale = Math.min(2, 3000 / picture.w, 3000 / picture.h)
  canvas.width = Math.round(picture.w * scale)
  canvas.height = Math.round(picture.h * scale)
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}
