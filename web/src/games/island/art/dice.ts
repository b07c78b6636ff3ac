/** Dice: the golden ones of a turn, the dark ones of a battle. */
import { circle, rect } from '../../../ui/art/draw'

const PIPS: [number, number][][] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]
const pips = (value: number, ink: string): string =>
  (PIPS[value - 1] ?? []).map(([x, y]) => circle(x * 8, y * 8, 3, ink)).join('')
export const die = (value: number): string =>
  rect(-17, -17, 34, 34, 8, '#E9B949', '#5a3a06', 1.6) + pips(value, '#3d2706')
const dark = rect(-17, -17, 34, 34, 8, '#1B1A22', '#F3E7CB', 1.6)
export const battleDie = (value: number): string => dark + pips(value, '#F3E7CB')
/** Still to be rolled. */
export const unrolled = (): string =>
  dark + '<text y="8" text-anchor="middle" font-size="21" font-weight="800" fill="#F3E7CB">?</text>'
