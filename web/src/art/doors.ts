/** The doors of the home screen: a small scene for each game. */
import { at, axial, circle, hexPath, path, rect, Scatter } from './draw'
import { pyramid, sun } from './icons'
import { hexCell } from './terrain'
import { pawn } from './pieces'
import { cardPicture } from './cards'
import { gonogo, kamel, kayak, yak } from './isla'
import { house, temple, villager } from './island'

const ground = (a: string, b: string): string => rect(0, 0, 400, 200, 0, a) + circle(200, 90, 190, b, 'none', 1, 'opacity=".55"')

function quest(): string {
  const s = 25
  const kinds: [string, number][] = [['jungle', 1], ['water', 1], ['village', 1], ['jungle', 2], ['rubble', 1], ['mountain', 0], ['water', 2], ['camp', 1]]
  const rnd = new Scatter('door')
  let o = ground('#10211F', '#1d3a35') + `<clipPath id="door-hex"><path d="${hexPath(0, -1.4, s - 1.2)}"/></clipPath>`
  const cells: [number, number, string, number][] = []
  for (let r = -1; r < 5; r++) for (let q = -3; q < 9; q++) {
    const [x, y] = axial(q, r, s)
    if (x < 6 || x > 292 || y < 24 || y > 178) continue
    const [t, n] = rnd.pick(kinds)
    cells.push([x, y, t, n])
  }
  for (const [x, y] of cells) o += path(hexPath(x, y + 4, s + 3), '#3a2c1a')
  for (const [x, y, t, n] of cells) o += at(hexCell(t, n, s, `${x}`, 'door-hex', false), x, y)
  o += at(pawn('azure'), 108, 110, 1.6) + at(pawn('vermilion'), 194, 76, 1.6)
  return o + circle(330, 96, 56, '#E9B949', 'none', 1, 'opacity=".2"') + at(sun('#E9B949', 24, 50, 39) + circle(0, 0, 36, '#E9B949', '#7a5410', 1.6) + at(pyramid(), 0, -2), 330, 96, 1.15)
}
function island(): string {
  const s = 34
  let o = ground('#0B2A3C', '#13445c')
  const cells: [number, number, string][] = [[0, 0, '#9CC24B'], [1, 0, '#F3B52F'], [2, 0, '#165339'], [-1, 1, '#165339'], [0, 1, '#5FB3E4'], [1, 1, '#9CC24B'], [2, 1, '#A79F92'], [-1, 2, '#F3B52F'], [0, 2, '#9CC24B'], [1, 2, '#165339']]
  for (const [q, r, c] of cells) {
    const [x, y] = axial(q, r, s)
    o += at(path(hexPath(0, 6, s), '#03101a') + path(hexPath(0, 0, s - 1), c, '#f3e7cb', 2), x + 125, y + 52)
  }
  return o + at(temple(), 272, 106, 0.72) + at(house('azure'), 124, 54, 1.4) + at(villager('vermilion'), 210, 110, 1.8) + at(pawn('amber'), 176, 150, 1.4)
}
function isla(): string {
  return ground('#0B2A3C', '#14506b') + path('M50 110 C40 60 110 30 170 44 C230 14 330 30 348 84 C372 140 300 178 230 166 C160 190 70 176 50 110Z', '#EBDDBD', '#6b5330', 3) +
    path('M96 118 Q160 60 214 98 T316 92', 'none', '#1d120a', 8, 'stroke-linecap="round"') + path('M96 118 Q160 60 214 98 T316 92', 'none', '#D9931E', 5, 'stroke-linecap="round" stroke-dasharray="2 9"') +
    [[96, 118, gonogo()], [166, 84, yak()], [240, 102, kamel()], [316, 92, kayak()]].map(([x, y, g]) =>
      at(circle(0, 0, 14, '#165339', '#FFF7E3', 1.6) + at(g as string, 0, 0, 0.8), x as number, y as number, 1.25)).join('')
}
export function doorArt(game: string): string {
  if (game === 'quest') return quest()
  if (game === 'island') return island()
  if (game === 'isla_dorada') return isla()
  return ground('#10211F', '#1d3a35') + at(cardPicture('compass', 'action', 0), 129, 50)
}
