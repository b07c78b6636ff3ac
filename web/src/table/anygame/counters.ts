/** So many counters on the table: each lies where it lay when there were more. */
import { at, circle, ellipse, path, Scatter, shade } from '../../ui/art/draw'

const ACROSS = 8
const STEP = 46
export const MOST = 60 // more of them are told by their number alone
const STONES = ['#8D7A5B', '#6F7F86', '#A0703F', '#5F7A5D', '#8A5E4C']

/** A rounded stone, some 38 wide. */
function stone(lot: Scatter): string {
  const colour = lot.pick(STONES)
  const wide = lot.between(16, 19),
    high = lot.between(13, 16)
  const body =
    ellipse(0, 0, wide, high, colour, `stroke="${shade(colour, -0.55)}" stroke-width="1.5"`) +
    path(
      `M${-wide * 0.6},${-high * 0.25} q${wide * 0.35},${-high * 0.5} ${wide * 0.8},${-high * 0.4}`,
      'none',
      shade(colour, 0.45),
      2.5,
      'stroke-linecap="round"',
    ) +
    circle(wide * 0.35, high * 0.3, 1.6, shade(colour, -0.3))
  return ellipse(1, 5, wide, high, '#00000055') + at(body, 0, 0, 1, lot.between(-35, 35))
}

export interface Drawn {
  body: string
  box: string
  width: number
}
export function counters(count: number, key: string): Drawn {
  const rows = Math.max(1, Math.ceil(count / ACROSS)),
    columns = Math.min(count, ACROSS) || 1
  const scale = rows > 3 ? 0.9 : 1.25
  let body = ''
  for (let i = 0; i < count; i++) {
    const lot = new Scatter(`${key} ${i}`)
    const x = ((i % ACROSS) + 0.5) * STEP + lot.between(-3, 3),
      y = (Math.floor(i / ACROSS) + 0.5) * STEP + lot.between(-3, 3)
    body += at(stone(lot), x, y)
  }
  return { body, box: `0 0 ${columns * STEP} ${rows * STEP}`, width: columns * STEP * scale }
}
