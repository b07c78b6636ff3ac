/** A terrain hex says what it is four ways: colour, texture, glyph, count of glyphs. */
import { at, circle, group, hexPath, line, path, rect, Scatter, shade } from '../../../ui/art/draw'
import { peak, TERRAIN_ICON } from '../../../ui/art/icons'
import { TERRAIN } from '../../../ui/art/palette'

function texture(t: string, s: number, rnd: Scatter): string {
  const base = TERRAIN[t] ?? '#777777'
  let o = ''
  if (t === 'jungle') {
    for (let i = 0; i < 7; i++) {
      const turn = rnd.between(0, 360),
        x = rnd.between(-0.62, 0.62) * s,
        y = rnd.between(-0.66, 0.66) * s
      const l = rnd.between(0.22, 0.36) * s
      const colour = rnd.pick([shade(base, 0.1), shade(base, -0.22), shade(base, 0.17)])
      const leaf =
        path(
          `M0 0 Q${(l * 0.55).toFixed(1)} ${(-l * 0.5).toFixed(1)} ${l.toFixed(1)} 0 Q${(l * 0.55).toFixed(1)} ` +
            `${(l * 0.5).toFixed(1)} 0 0Z`,
          colour,
        ) + line(0, 0, l * 0.9, 0, shade(base, -0.3), 0.6)
      o += at(leaf, x, y, 1, turn)
    }
  } else if (t === 'water') {
    for (let i = 0; i < 3; i++) {
      const x = rnd.between(-0.45, 0.15) * s,
        y = (-0.48 + 0.46 * i) * s + rnd.between(-2, 2),
        l = s * 0.2
      o += path(
        `M${x.toFixed(1)} ${y.toFixed(1)} q${(l / 2).toFixed(1)} ` +
          `${(-l * 0.5).toFixed(1)} ${l.toFixed(1)} 0 t${l.toFixed(1)} 0`,
        'none',
        rnd.pick(['#8fd0f4', '#3d93c9']),
        1.3,
        'stroke-linecap="round"',
      )
    }
  } else if (t === 'village') {
    for (let i = 0; i < 3; i++) {
      const x = rnd.between(-0.55, 0.55) * s,
        y = rnd.pick([-0.58, 0.6]) * s + rnd.between(-2, 2),
        w = s * 0.13
      o +=
        path(
          `M${(x - w).toFixed(1)} ${y.toFixed(1)} L${x.toFixed(1)} ` +
            `${(y - w * 1.1).toFixed(1)} L${(x + w).toFixed(1)} ${y.toFixed(1)}Z`,
          '#B97A12',
        ) + rect(x - w * 0.7, y, w * 1.4, w * 0.9, 0.5, '#8f5b0c')
    }
    for (let i = 0; i < 4; i++)
      o += circle(rnd.between(-0.6, 0.6) * s, rnd.between(-0.6, 0.6) * s, 1, '#c98c1c')
  } else if (t === 'rubble') {
    for (let i = 0; i < 6; i++) {
      const x = rnd.between(-0.55, 0.55) * s,
        y = rnd.between(-0.6, 0.6) * s,
        r = rnd.between(0.08, 0.16) * s
      const pts = [0, 1, 2, 3, 4, 5].map((k) => {
        const a = (k * Math.PI) / 3
        const px = x + r * rnd.between(0.7, 1.2) * Math.cos(a)
        const py = y + r * rnd.between(0.6, 1) * Math.sin(a)
        return `${px.toFixed(1)},${py.toFixed(1)}`
      })
      o += `<polygon points="${pts.join(' ')}" fill="${rnd.pick(['#8d8679', '#bdb6aa', '#958d80'])}"/>`
    }
  } else if (t === 'camp') {
    for (let i = 0; i < 3; i++) {
      o += path(
        `M${(-s * 0.55).toFixed(1)} ${(s * (-0.38 + 0.38 * i)).toFixed(1)} h${(s * 1.1).toFixed(1)}`,
        'none',
        '#b8431f',
        1.2,
        'stroke-dasharray="3 4"',
      )
    }
  } else if (t === 'mountain') {
    for (let i = 0; i < 5; i++) {
      const x = rnd.between(-0.6, 0.5) * s,
        y = rnd.between(-0.6, 0.6) * s
      o += path(
        `M${x.toFixed(1)} ${y.toFixed(1)} l${(s * 0.12).toFixed(1)} ` +
          `${(-s * 0.16).toFixed(1)} l${(s * 0.12).toFixed(1)} ${(s * 0.16).toFixed(1)}`,
        'none',
        '#423e50',
        1.2,
      )
    }
  }
  return o
}

/** Where 1…6 glyphs sit in a hex, in shares of its size. */
const SPOTS: [number, number][][] = [
  [],
  [[0, 0]],
  [
    [-0.3, 0],
    [0.3, 0],
  ],
  [
    [-0.31, 0.2],
    [0.31, 0.2],
    [0, -0.33],
  ],
  [
    [-0.3, -0.27],
    [0.3, -0.27],
    [-0.3, 0.27],
    [0.3, 0.27],
  ],
  [
    [-0.36, -0.3],
    [0.36, -0.3],
    [0, 0],
    [-0.36, 0.3],
    [0.36, 0.3],
  ],
  [
    [-0.36, -0.25],
    [0, -0.25],
    [0.36, -0.25],
    [-0.36, 0.28],
    [0, 0.28],
    [0.36, 0.28],
  ],
]
export function glyphs(t: string, power: number, s: number): string {
  const icon = TERRAIN_ICON[t]
  if (!icon || power < 1) return ''
  const scale = power === 1 ? s / 23 : power < 4 ? s / 30 : s / 38
  return (SPOTS[Math.min(power, 6)] ?? []).map(([dx, dy]) => at(icon(), dx * s, -1 + dy * s, scale)).join('')
}

/** One space around (0,0); `clip` is the id of a clip path with the hex of this size. */
export function hexCell(
  t: string,
  power: number,
  s: number,
  seed: string,
  clip: string,
  cave: boolean,
): string {
  const base = TERRAIN[t] ?? '#777777'
  if (t === 'start') {
    return (
      path(hexPath(0, 0, s), '#8d7b52') +
      path(hexPath(0, -1.4, s - 1.1), base) +
      path(hexPath(0, -1.4, s - 5), 'none', '#b7a06c', 1.2, 'stroke-dasharray="3 3"')
    )
  }
  let o =
    path(hexPath(0, 0, s), shade(base, -0.42)) +
    path(hexPath(0, -1.4, s - 1.1), base) +
    group(texture(t, s, new Scatter(seed)), '', `clip-path="url(#${clip})"`) +
    path(hexPath(0, -1.4, s - 2), 'none', shade(base, 0.28), 1, 'opacity=".55"')
  if (t === 'mountain') {
    o += at(peak(), 0, 0, s / 13.5)
    if (cave) o += at(path('M-7 15 q0 -12 7 -12 q7 0 7 12Z', '#08070b', '#e9b949', 1), 0, 0, s / 22.9)
    return o
  }
  return o + glyphs(t, power, s)
}
