/** The cards that show a thing. */
import { at, circle, ellipse, group, line, path, rect, shade } from '../../../ui/art/draw'
import { C, inks, J, type Figure } from './bust'

export const THING: Record<string, Figure> = {
  giant_machete: (b) => {
    const i = inks(b)
    let rays = ''
    for (let k = 0; k < 12; k++)
      rays += group(path('M0 -22 L3 -58 L-3 -58Z', i.rim, 'none', 1, 'opacity=".35"'), `rotate(${k * 30})`)
    return (
      at(rays, 71, 52) +
      at(
        path('M-8.6 8.8 L-4.6 4.2 L-3 5.8 L-7 10.2 Q-9.4 11 -8.6 8.8Z', i.dark, i.light, 0.5) +
          path(
            'M-4.9 3.2 L6.2 -8.2 Q10.4 -11.4 10.2 -6.4 Q9.6 -1.8 5 1.8 Q1.6 4.4 -2 6.1Z',
            '#E6F4DD',
            i.dark,
            0.7,
            J,
          ) +
          path('M-2 4 L7.6 -6.4', 'none', shade(b, 0.3), 0.8),
        71,
        50,
        4.1,
      )
    )
  },
  treasure_chest: (b) => {
    const i = inks(b)
    let heap = ''
    for (const [x, y] of [
      [-26, -2],
      [-13, -7],
      [0, -10],
      [13, -7],
      [26, -2],
      [-7, -1],
      [8, -1],
      [-19, -1],
    ] as [number, number][]) {
      heap += circle(x, y - 6, 7.5, '#FFE9A6', i.dark, 1) + circle(x, y - 6, 4, 'none', i.dark, 0.8)
    }
    return at(
      path('M-42 -14 Q-44 -46 -30 -46 H30 Q44 -46 42 -14Z', i.dark, i.rim, 1.6) +
        path('M-22 -45 V-16 M22 -45 V-16', 'none', i.rim, 3) +
        heap +
        rect(-42, -6, 84, 34, 3, i.dark, i.rim, 1.6) +
        path('M-22 -6 V28 M22 -6 V28 M-42 4 H42', 'none', i.rim, 2.4) +
        rect(-7, -2, 14, 14, 2, '#FFE9A6', i.dark, 1.2) +
        circle(0, 4, 2.4, i.dark),
      71,
      62,
    )
  },
  prop_plane: (b) => {
    const i = inks(b)
    return (
      at(
        path('M-46 2 Q-20 -12 26 -9 Q40 -6 40 2 Q40 9 22 10 Q-10 12 -40 8Z', i.dark, i.rim, 1.4, J) +
          path('M-46 2 L-56 -18 L-44 -16 L-32 -3Z', i.dark, i.rim, 1.4, J) +
          rect(-20, -26, 50, 6, 3, i.dark, i.rim, 1.4) +
          path('M-10 -20 L-8 -8 M20 -20 L18 -8', 'none', i.rim, 1.8) +
          rect(-16, 9, 44, 5, 2.5, i.dark, i.rim, 1.4) +
          circle(6, 20, 5, i.dark, i.rim, 1.4) +
          path('M6 14 V18', 'none', i.rim, 1.6) +
          ellipse(43, 0, 2.6, 22, i.light, 'opacity=".75"') +
          path('M0 -9 Q6 -17 13 -9', i.light, i.dark, 1),
        68,
        52,
      ) + path('M4 30 h16 M10 80 h22 M98 84 h30', 'none', i.light, 1.6, C + ' opacity=".7"')
    )
  },
  transmitter: (b) => {
    const i = inks(b)
    const waves = [14, 23, 32]
      .map((r) =>
        path(
          `M${-r * 0.7} ${-r * 0.7} A${r} ${r} 0 0 0 ${-r * 0.7} ${r * 0.7} ` +
            `M${r * 0.7} ${-r * 0.7} A${r} ${r} 0 0 1 ${r * 0.7} ${r * 0.7}`,
          'none',
          i.light,
          2.2,
          C,
        ),
      )
      .join('')
    return (
      at(waves, 71, 24) +
      path(
        'M71 22 L56 92 M71 22 L86 92 M63 60 H79 M59.5 76 H82.5 M66 45 H76 M63 60 L82.5 76 M79 60 L59.5 76',
        'none',
        i.light,
        2.2,
        C,
      ) +
      circle(71, 22, 4.4, '#E4572E', i.light, 1.4)
    )
  },
  compass: (b) => {
    const i = inks(b)
    let ticks = ''
    for (let k = 0; k < 16; k++)
      ticks += group(line(0, -35, 0, k % 4 ? -31 : -27, i.dark, k % 4 ? 1.2 : 2.4), `rotate(${k * 22.5})`)
    return at(
      circle(0, -44, 5, 'none', i.rim, 3) +
        circle(0, 0, 40, '#E9B949', i.dark, 1.6) +
        circle(0, 0, 36, '#efe3ff', i.dark, 1.2) +
        ticks +
        group(
          path('M0 -28 L7 0 L0 28 L-7 0Z', i.dark) + path('M0 -28 L7 0 L-7 0Z', '#D1562F'),
          'rotate(32)',
        ) +
        circle(0, 0, 3.4, '#E9B949', i.dark, 1),
      71,
      54,
    )
  },
  travel_log: (b) => {
    const i = inks(b)
    return (
      at(
        path(
          'M0 -22 Q-24 -32 -46 -24 V26 Q-24 18 0 28 Q24 18 46 26 V-24 Q24 -32 0 -22Z',
          '#7A4A21',
          i.dark,
          1.4,
          J,
        ) +
          path(
            'M0 -20 Q-22 -30 -42 -23 V21 Q-22 14 0 23Z M0 -20 Q22 -30 42 -23 V21 Q22 14 0 23Z',
            '#F3E7CB',
            i.dark,
            1,
          ) +
          path(
            'M-35 -14 Q-22 -19 -8 -13 M-35 -5 Q-22 -10 -8 -4 M-35 4 Q-22 -1 -8 5',
            'none',
            '#8a7448',
            1.6,
          ) +
          path('M12 12 L20 -4 L28 8Z', '#8a7448') +
          circle(29, -9, 3.6, '#D1562F'),
        66,
        58,
      ) +
      at(
        path('M0 30 L4 6', 'none', i.light, 2, C) +
          path('M4 10 Q-8 -14 10 -34 Q20 -12 4 10Z', i.light, i.dark, 1) +
          path('M4 10 Q6 -10 10 -30', 'none', i.dark, 1),
        108,
        50,
        1,
        24,
      )
    )
  },
}
