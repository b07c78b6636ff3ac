/** What the doors of the home screen share: a small scene for each game, 400 by 200, painted with the game's
 *  own art. */
import { at, circle, path, rect, Scatter } from './draw'
import { sun } from './icons'
import { GOLD } from './palette'

/** The size of a door. */
const W = 400,
  H = 200
/** A ground that is lighter in its middle. */
export const ground = (edge: string, middle: string, id: string): string =>
  `<radialGradient id="${id}" cx="50%" cy="45%" r="75%"><stop offset="0" ` +
  `stop-color="${middle}"/><stop offset="1" stop-color="${edge}"/></radialGradient>` +
  rect(0, 0, W, H, 0, `url(#${id})`)
/** Waves all over it. */
export const waves = (colour: string): string => {
  let o = ''
  for (let y = 14; y < H; y += 26)
    for (let x = (y / 26) % 2 < 1 ? 4 : 30; x < W; x += 54)
      o += path(`M${x} ${y} q5 -5 10 0 t10 0`, 'none', colour, 1.3, 'opacity=".3" stroke-linecap="round"')
  return o
}

const GROUNDS = [
  ['#0b1d2c', '#1f5a7c'],
  ['#1b1327', '#4d3a72'],
  ['#0f2417', '#2f6b46'],
  ['#2a160d', '#7a4426'],
  ['#1f1d0c', '#6b6424'],
] as const
/** Ridges of a map nobody has drawn yet and a compass above it: for a game that has no picture of its own. */
export function plainDoor(game: string): string {
  const rnd = new Scatter(`door ${game}`)
  const [edge, middle] = rnd.pick([...GROUNDS])
  let o = ground(edge, middle, 'door-plain')
  for (const side of [70, 330]) {
    const y = rnd.between(60, 140)
    for (let r = 18; r < 190; r += 19) {
      const k = rnd.between(0.55, 0.75),
        lean = rnd.between(-14, 14)
      o += path(
        `M${side - r} ${y} C${side - r} ${y - r * k} ${side + r} ${y - r * k + lean} ` +
          `${side + r} ${y} S${side - r} ${y + r * k} ${side - r} ${y}Z`,
        'none',
        '#f3e3b8',
        1.2,
        'opacity=".22"',
      )
    }
  }
  const rose =
    sun(GOLD, 16, 62, 46) +
    circle(0, 0, 43, '#10211F', GOLD, 2) +
    circle(0, 0, 36, 'none', GOLD, 0.8, 'opacity=".6"') +
    path('M0 -34 L7 0 L0 34 L-7 0Z', '#F3E3B8') +
    path('M-34 0 L0 -7 L34 0 L0 7Z', GOLD) +
    path('M0 -34 L7 0 L-7 0Z', '#D4502F') +
    circle(0, 0, 4, '#10211F')
  return o + circle(200, 100, 84, GOLD, 'none', 1, 'opacity=".1"') + at(rose, 200, 100)
}
