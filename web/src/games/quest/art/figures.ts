/** Who and what is on the cards: silhouettes of our own, each kind with a shape that is known without its name. */
import { at, circle, ellipse, group, line, path, rect } from '../../../ui/art/draw'
import { bust, C, cap, hood, inks, J, person, wideHat, type Figure } from './bust'
import { THING } from './things'

export const FIGURE: Record<string, Figure> = {
  ...THING,
  explorer: (b) => {
    const i = inks(b)
    return person(bust(i) + wideHat(i) + path('M-26 -8 Q-8 -26 16 -26', 'none', i.rim, 2))
  },
  traveler: (b) => {
    const i = inks(b)
    return (
      person(bust(i) + cap(i)) +
      at(
        rect(-14, -9, 28, 19, 3, i.dark, i.rim, 1.2) +
          path('M-5 -9 V-13 H5 V-9', 'none', i.rim, 1.6) +
          path('M-14 -1 H14', 'none', i.rim, 1),
        62,
        90,
      )
    )
  },
  sailor: (b) => {
    const i = inks(b)
    return (
      person(
        bust(i) +
          path('M-17 -55 L17 -55 L14 -64 H-14Z', i.dark, i.rim, 1.2) +
          ellipse(0, -66, 19, 6, i.dark, `stroke="${i.rim}" stroke-width="1.2"`) +
          path('M12 -55 q8 6 6 14', 'none', i.rim, 1.6) +
          path('M-14 -25 L0 -8 L14 -25', 'none', i.rim, 2),
      ) + path('M0 92 q10 -8 20 0 t20 0 t20 0 t20 0', 'none', i.light, 1.6, C)
    )
  },
  scout: (b) => {
    const i = inks(b)
    const glasses =
      circle(-7, -46, 6.4, i.dark, i.rim, 1.6) +
      circle(7, -46, 6.4, i.dark, i.rim, 1.6) +
      rect(-3, -49, 6, 5, 1, i.rim)
    return person(
      bust(i, true) +
        path('M-13 -50 Q0 -60 13 -50 L13 -56 Q10 -66 0 -66 Q-10 -66 -13 -56Z', i.dark, i.rim, 1.2) +
        path('M12 -53 L24 -48 L20 -42 L12 -49', i.dark, i.rim, 1.2, J) +
        glasses +
        path('M-22 -6 Q-22 -34 -13 -42 M22 -6 Q22 -34 13 -42', 'none', i.rim, 3, C),
    )
  },
  trailblazer: (b) => {
    const i = inks(b)
    return person(bust(i) + hood(i) + path('M-12 -20 L-30 6 M12 -20 L30 6', 'none', i.rim, 1.6))
  },
  pioneer: (b) => {
    const i = inks(b)
    return person(
      rect(14, -34, 24, 40, 7, i.dark, i.rim, 1.2) +
        path('M18 -20 H34 M26 -34 V-40', 'none', i.rim, 1.4) +
        bust(i) +
        path(
          'M-28 -50 Q0 -60 28 -50 Q20 -55 17 -57 Q15 -77 0 -77 Q-15 -77 -17 -57 Q-20 -55 -28 -50Z',
          i.dark,
          i.rim,
          1.2,
          J,
        ) +
        circle(0, -78, 2.6, i.rim),
    )
  },
  captain: (b) => {
    const i = inks(b)
    const spokes = [0, 45, 90, 135]
      .map((a) => group(line(0, -19, 0, 19, i.rim, 2.4, C), `rotate(${a})`))
      .join('')
    return (
      at(circle(0, 0, 13, 'none', i.rim, 3.2) + circle(0, 0, 4, i.rim) + spokes, 62, 86) +
      person(
        bust(i) +
          path('M-18 -54 Q0 -48 18 -54 L21 -64 Q0 -80 -21 -64Z', i.dark, i.rim, 1.2) +
          path('M-16 -53 Q0 -46 16 -53 L14 -49 Q0 -44 -14 -49Z', i.rim) +
          path('M-12 -42 Q-12 -24 0 -20 Q12 -24 12 -42 Q0 -34 -12 -42Z', i.rim) +
          circle(0, -63, 3.4, i.rim),
      )
    )
  },
  photographer: (b) => {
    const i = inks(b)
    return (
      person(
        bust(i, true) +
          path(
            'M-15 -48 Q-20 -66 0 -70 Q20 -66 15 -48 Q20 -34 17 -24 L10 ' +
              '-30 Q13 -50 0 -54 Q-13 -50 -10 -30 L-17 -24 Q-20 -34 -15 -48Z',
            i.dark,
            i.rim,
            1.2,
          ),
      ) +
      at(
        path('M0 6 L-14 34 M0 6 L14 34 M0 6 V34', 'none', i.rim, 2, C) +
          rect(-15, -11, 30, 20, 3, i.dark, i.rim, 1.4) +
          rect(-6, -16, 12, 6, 1.5, i.dark, i.rim, 1.2) +
          circle(0, -1, 7, i.dark, i.rim, 1.8) +
          circle(0, -1, 3, i.rim),
        70,
        70,
      )
    )
  },
  journalist: (b) => {
    const i = inks(b)
    return (
      person(
        bust(i) +
          path(
            'M-26 -52 Q0 -45 26 -52 L16 -57 Q16 -74 6 -74 Q0 -70 -6 -74 Q-16 -74 -16 -57Z',
            i.dark,
            i.rim,
            1.2,
            J,
          ) +
          path('M8 -58 L22 -72 L24 -62Z', i.light, i.rim, 1),
      ) +
      at(
        group(
          rect(-11, -14, 22, 28, 2, i.light, i.dark, 1) +
            path('M-7 -8 H7 M-7 -3 H7 M-7 2 H3', 'none', i.dark, 1.4),
          'rotate(-10)',
        ) + path('M6 12 L20 -8', 'none', i.rim, 3, C),
        66,
        82,
      )
    )
  },
  millionaire: (b) => {
    const i = inks(b)
    return person(
      bust(i) +
        path('M-24 -52 Q0 -46 24 -52 L16 -56 L17 -84 Q0 -90 -17 -84 L-16 -56Z', i.dark, i.rim, 1.2, J) +
        path('M-16 -60 Q0 -55 16 -60', 'none', i.rim, 3) +
        circle(6, -46, 4.6, 'none', i.light, 1.6) +
        path('M10 -44 Q16 -36 14 -24', 'none', i.light, 1) +
        path('M-6 -24 L0 -18 L6 -24 L6 -14 L0 -18 L-6 -14Z', i.rim),
    )
  },
  jack_of_all_trades: (b) => {
    const i = inks(b)
    return (
      person(
        bust(i) +
          path('M-22 -52 Q2 -46 22 -54 Q18 -70 -4 -70 Q-18 -66 -22 -52Z', i.dark, i.rim, 1.2) +
          path('M10 -64 Q22 -90 34 -84 Q26 -68 14 -60Z', i.light, i.dark, 1),
      ) +
      at(rect(-2, -15, 4, 30, 2, i.rim) + path('M-8 -15 H8 V-8 H-8Z', i.rim, i.dark, 0.8), 66, 84, 1, -24) +
      at(
        path('M0 -16 V14', 'none', i.rim, 3.4, C) + path('M-7 -16 Q0 -8 7 -16', 'none', i.rim, 3.4, C),
        80,
        84,
        1,
        26,
      )
    )
  },
  adventurer: (b) => {
    const i = inks(b)
    const coil = [0, 3.4, 6.8]
      .map((d) => ellipse(0, -d, 11, 6.5, 'none', `stroke="${i.light}" stroke-width="2"`))
      .join('')
    return (
      person(
        path('M14 -54 Q34 -52 30 -22 Q24 -30 12 -40Z', i.dark, i.rim, 1.2) +
          bust(i, true) +
          wideHat(i) +
          path('M-18 -22 L18 4', 'none', i.rim, 3),
      ) + at(coil, 64, 90)
    )
  },
  cartographer: (b) => {
    const i = inks(b)
    return (
      at(
        path('M-46 -24 L-16 -32 L16 -24 L46 -32 V24 L16 32 L-16 24 L-46 32Z', '#F3E7CB', i.dark, 1.4, J) +
          path('M-16 -32 V24 M16 -24 V32', 'none', '#c9b07c', 1.2) +
          path('M-38 14 Q-26 -8 -8 4 T22 0 T38 -18', 'none', '#D1562F', 2.4, 'stroke-dasharray="5 4"') +
          path('M34 -23 l8 8 m0 -8 l-8 8', 'none', '#D1562F', 2.6, C) +
          path('M-36 -14 l6 -9 l6 9Z M-26 -12 l5 -7 l5 7Z', '#7a6435'),
        66,
        54,
      ) +
      at(
        path('M0 -24 L-11 20 M0 -24 L11 20', 'none', i.dark, 5, C) +
          path('M0 -24 L-11 20 M0 -24 L11 20', 'none', i.light, 2.6, C) +
          circle(0, -25, 4.4, i.light, i.dark, 1.2),
        112,
        58,
        1,
        14,
      )
    )
  },
  scientist: (b) => {
    const i = inks(b)
    return (
      person(
        bust(i, true) +
          path('M-14 -48 Q-16 -64 0 -66 Q16 -64 14 -48 Q8 -56 0 -56 Q-8 -56 -14 -48Z', i.dark, i.rim, 1.2) +
          circle(0, -70, 7, i.dark, i.rim, 1.2) +
          circle(-5, -46, 4.4, 'none', i.light, 1.4) +
          circle(5, -46, 4.4, 'none', i.light, 1.4),
      ) +
      at(
        path(
          'M-6 -30 H6 M-4 -30 V-10 L-19 22 Q-20 28 -13 28 H13 Q20 28 19 22 L4 -10 V-30',
          '#efe3ff',
          i.dark,
          1.6,
          J,
        ) +
          path('M-11 8 L-17 22 Q-18 26 -13 26 H13 Q18 26 17 22 L11 8Z', '#0FA37F') +
          circle(-3, 16, 2.6, '#bff0df') +
          circle(5, 20, 1.8, '#bff0df') +
          circle(2, -2, 2, '#0FA37F'),
        52,
        58,
      )
    )
  },
  native: (b) => {
    const i = inks(b)
    const feathers = [-44, -22, 0, 22, 44]
      .map((a, k) =>
        group(
          path(
            'M0 -58 Q-6 -74 0 -88 Q6 -74 0 -58Z',
            ['#E4572E', '#E9B949', i.light, '#E9B949', '#0FA37F'][k]!,
            i.dark,
            1,
          ),
          `translate(0,14) rotate(${a * 0.8})`,
        ),
      )
      .join('')
    return (
      at(
        path('M0 44 V-46', 'none', i.light, 3, C) + path('M-6 -44 L0 -60 L6 -44Z', i.light, i.dark, 1),
        30,
        54,
      ) +
      at(
        feathers +
          bust(i, true) +
          path('M-13 -52 Q0 -58 13 -52 L13 -47 Q0 -53 -13 -47Z', '#E9B949', i.dark, 0.8) +
          path(
            'M-14 -22 Q0 -10 14 -22 M-10 -22 Q0 -14 10 -22',
            'none',
            '#E9B949',
            1.6,
            'stroke-dasharray="2 2"',
          ),
        76,
        104,
        0.98,
      )
    )
  },
}
