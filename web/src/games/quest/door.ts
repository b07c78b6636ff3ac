import { ground } from '../../ui/art/door'
import { at, circle, hexPath, path } from '../../ui/art/draw'
import { pyramid, sun } from '../../ui/art/icons'
import { pawn } from '../../ui/art/pieces'
import { hexCell } from './art/terrain'
import { blockadeLogs, blockadePlate } from './art/board'

/** A stretch of a course, a way through it, and the city at its end. */
export default function door(): string {
  const s = 25
  const land = [
    'jungle1 jungle1 water1 water2 water1 rubble1 jungle1',
    'village1 jungle2 jungle1 mountain0 water1 jungle1 jungle2 jungle1',
    'jungle1 jungle1 camp1 village1 jungle1 jungle1 village1 village2',
    'water1 jungle1 mountain0 village2 water1 jungle3 jungle1 water1',
    'water2 water1 jungle1 jungle1 water1 rubble1 village1',
  ]
  let under = '',
    over = ''
  const spot = (row: number, i: number): [number, number] => [
    22 + i * s * Math.sqrt(3) + (row % 2 ? 0 : s * 0.87),
    26 + row * s * 1.5,
  ]
  land.forEach((line, row) =>
    line.split(' ').forEach((cell, i) => {
      const [x, y] = spot(row, i)
      const kind = cell.slice(0, -1),
        power = Number(cell.slice(-1))
      if (x > 330) return
      under +=
        path(hexPath(x, y + 7, s + 3), '#050c0b', 'none', 1, 'opacity=".5"') +
        path(hexPath(x, y + 2, s + 2.6), '#3a2c1a')
      over += at(hexCell(kind, power, s, `${row},${i}`, 'door-hex', kind === 'mountain' && row === 3), x, y)
    }),
  )
  const way = [spot(2, 1), spot(1, 2), spot(2, 2 + 1), spot(2, 4)]
    .map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`)
    .join(' L')
  const seam: [number, number][] = [
    [259, 12],
    [281, 50],
    [259, 89],
    [281, 126],
    [259, 164],
  ]
  return (
    ground('#0b1716', '#22443d', 'door-q') +
    `<clipPath id="door-hex"><path d="${hexPath(0, -1.4, s - 1.2)}"/></clipPath>` +
    under +
    over +
    path(`M${way}`, 'none', '#0b1513', 7, 'stroke-linecap="round" stroke-linejoin="round" opacity=".8"') +
    path(`M${way}`, 'none', '#FFD866', 3.6, 'stroke-linecap="round" stroke-dasharray="1 8"') +
    blockadeLogs(seam.slice(1, 4)) +
    at(blockadePlate('jungle', 1), 262, 89, 0.86) +
    at(pawn('azure'), spot(2, 1)[0], spot(2, 1)[1] - 4, 1.5) +
    at(pawn('vermilion'), spot(3, 1)[0] - 2, spot(3, 1)[1] - 4, 1.5) +
    at(pawn('amber'), spot(1, 5)[0], spot(1, 5)[1] - 4, 1.5) +
    circle(346, 100, 64, '#E9B949', 'none', 1, 'opacity=".16"') +
    at(
      sun('#E9B949', 24, 50, 39) +
        circle(0, 0, 36, '#F3CC6A', '#7a5410', 1.6) +
        circle(0, 0, 31, 'none', '#B07C1C', 1) +
        at(pyramid(), 0, -2),
      346,
      100,
      1.06,
    )
  )
}
