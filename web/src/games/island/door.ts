import { ground, waves } from '../../ui/art/door'
import { at, axial, hexPath, path } from '../../ui/art/draw'
import { pawn } from '../../ui/art/pieces'
import { fort, house, villager } from './art/pieces'
import { TILE, tileArt } from './art/map'

/** Some tiles in the sea, with pieces, and others still to be discovered. */
export default function door(): string {
  const k = 0.6
  const cells: [number, number, string][] = [
    [0, -1, 'food'],
    [1, -1, 'wood'],
    [2, -1, 'water'],
    [-1, 0, 'wood'],
    [0, 0, 'garden'],
    [1, 0, 'gold'],
    [2, 0, 'shrine'],
    [-1, 1, 'gold'],
    [0, 1, 'water'],
    [1, 1, 'food'],
  ]
  const dark: [number, number][] = [
    [3, -1],
    [-2, 1],
    [2, 1],
    [-1, -1],
    [3, 0],
  ]
  const where = (q: number, r: number): [number, number] => {
    const [x, y] = axial(q, r, TILE * k)
    return [x + 172, y + 100]
  }
  let o =
    ground('#061a27', '#1a5c7a', 'door-i') +
    waves('#8fd0f4') +
    `<clipPath id="door-tile"><path d="${hexPath(0, -1.5, TILE - 3)}"/></clipPath>`
  for (const [q, r] of dark) {
    const [x, y] = where(q, r)
    o +=
      path(hexPath(x, y, TILE * k - 3), '#0b2a3c', '#7fa9bb', 1.4, 'stroke-dasharray="5 5" opacity=".75"') +
      path(
        `M${x - 5} ${y - 6} q5 -7 10 0 q0 5 -5 7 v4 m0 5 v2`,
        'none',
        '#9fc3d2',
        2.4,
        'stroke-linecap="round"',
      )
  }
  for (const [q, r] of cells) {
    const [x, y] = where(q, r)
    o += path(hexPath(x, y + 2, TILE * k + 5), '#E6D5AF')
  }
  for (const [q, r, kind] of cells) {
    const [x, y] = where(q, r)
    o += at(tileArt(kind, `${q},${r}`, 'door-tile'), x, y, k)
  }
  const on = (q: number, r: number, dx: number, dy: number, body: string, scale: number): string => {
    const [x, y] = where(q, r)
    return at(body, x + dx, y + dy, scale)
  }
  return (
    o +
    on(0, -1, 0, 12, house('azure'), 1.2) +
    on(1, 0, -10, 10, villager('vermilion'), 1.3) +
    on(1, 0, 10, 10, villager('vermilion'), 1.3) +
    on(-1, 0, 0, 10, fort('vermilion'), 1.1) +
    on(0, 0, 0, 9, pawn('azure'), 1.25) +
    on(-1, 1, 4, 8, pawn('amber'), 1.25)
  )
}
