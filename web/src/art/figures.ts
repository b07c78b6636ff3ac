/** Who and what is on the cards: silhouettes of our own, each kind with a shape that is known without its name. */
import { at, circle, ellipse, group, line, path, rect, shade } from './draw'

interface Ink { dark: string; rim: string; light: string }
const inks = (band: string): Ink => ({ dark: shade(band, -0.62), rim: shade(band, 0.42), light: shade(band, 0.72) })

const J = 'stroke-linejoin="round"'
const C = 'stroke-linecap="round"'

/** Head and shoulders around (0,0), 62 high; the hat, tool and so on come on top. */
function bust(i: Ink, slim = false): string {
  return slim
    ? path('M-32 6 Q-30 -20 -13 -25 L-7 -30 Q-12 -38 -11 -48 Q-10 -61 0 -61 Q10 -61 11 -48 Q12 -38 7 -30 L13 -25 Q30 -20 32 6Z', i.dark, i.rim, 1.2)
    : path('M-40 6 Q-38 -22 -16 -26 L-8 -30 Q-14 -38 -13 -48 Q-12 -62 0 -62 Q12 -62 13 -48 Q14 -38 8 -30 L16 -26 Q38 -22 40 6Z', i.dark, i.rim, 1.2)
}
const wideHat = (i: Ink): string => path('M-30 -52 Q0 -42 30 -52 Q24 -58 14 -58 Q13 -76 0 -76 Q-13 -76 -14 -58 Q-24 -58 -30 -52Z', i.dark, i.rim, 1.2) +
  path('M-14 -59 Q0 -54 14 -59', 'none', i.rim, 2)
const cap = (i: Ink): string => path('M-20 -50 Q0 -46 20 -50 L17 -56 Q16 -72 0 -72 Q-16 -72 -17 -56Z M14 -52 Q26 -52 28 -47 Q20 -46 12 -48Z', i.dark, i.rim, 1.2)
const hood = (i: Ink): string => path('M-16 -52 Q-18 -74 0 -74 Q18 -74 16 -52 Q22 -40 16 -26 L10 -32 Q12 -46 0 -50 Q-12 -46 -10 -32 L-16 -26 Q-22 -40 -16 -52Z', i.dark, i.rim, 1.2)
const person = (body: string): string => at(body, 112, 100, 0.92)

type Figure = (band: string) => string
export const FIGURE: Record<string, Figure> = {
  explorer: (b) => { const i = inks(b); return person(bust(i) + wideHat(i) + path('M-26 -8 Q-8 -26 16 -26', 'none', i.rim, 2)) },
  traveler: (b) => {
    const i = inks(b)
    return person(bust(i) + cap(i)) + at(rect(-14, -9, 28, 19, 3, i.dark, i.rim, 1.2) + path('M-5 -9 V-13 H5 V-9', 'none', i.rim, 1.6) +
      path('M-14 -1 H14', 'none', i.rim, 1), 62, 90)
  },
  sailor: (b) => {
    const i = inks(b)
    return person(bust(i) + path('M-17 -55 L17 -55 L14 -64 H-14Z', i.dark, i.rim, 1.2) + ellipse(0, -66, 19, 6, i.dark, `stroke="${i.rim}" stroke-width="1.2"`) +
      path('M12 -55 q8 6 6 14', 'none', i.rim, 1.6) + path('M-14 -25 L0 -8 L14 -25', 'none', i.rim, 2)) +
      path('M0 92 q10 -8 20 0 t20 0 t20 0 t20 0', 'none', i.light, 1.6, C)
  },
  scout: (b) => {
    const i = inks(b)
    const glasses = circle(-7, -46, 6.4, i.dark, i.rim, 1.6) + circle(7, -46, 6.4, i.dark, i.rim, 1.6) + rect(-3, -49, 6, 5, 1, i.rim)
    return person(bust(i, true) + path('M-13 -50 Q0 -60 13 -50 L13 -56 Q10 -66 0 -66 Q-10 -66 -13 -56Z', i.dark, i.rim, 1.2) +
      path('M12 -53 L24 -48 L20 -42 L12 -49', i.dark, i.rim, 1.2, J) + glasses +
      path('M-22 -6 Q-22 -34 -13 -42 M22 -6 Q22 -34 13 -42', 'none', i.rim, 3, C))
  },
  trailblazer: (b) => {
    const i = inks(b)
    return person(bust(i) + hood(i) + path('M-12 -20 L-30 6 M12 -20 L30 6', 'none', i.rim, 1.6))
  },
  pioneer: (b) => {
    const i = inks(b)
    return person(rect(14, -34, 24, 40, 7, i.dark, i.rim, 1.2) + path('M18 -20 H34 M26 -34 V-40', 'none', i.rim, 1.4) + bust(i) +
      path('M-28 -50 Q0 -60 28 -50 Q20 -55 17 -57 Q15 -77 0 -77 Q-15 -77 -17 -57 Q-20 -55 -28 -50Z', i.dark, i.rim, 1.2, J) +
      circle(0, -78, 2.6, i.rim))
  },
  captain: (b) => {
    const i = inks(b)
    const spokes = [0, 45, 90, 135].map((a) => group(line(0, -19, 0, 19, i.rim, 2.4, C), `rotate(${a})`)).join('')
    return at(circle(0, 0, 13, 'none', i.rim, 3.2) + circle(0, 0, 4, i.rim) + spokes, 62, 86) +
      person(bust(i) + path('M-18 -54 Q0 -48 18 -54 L21 -64 Q0 -80 -21 -64Z', i.dark, i.rim, 1.2) + path('M-16 -53 Q0 -46 16 -53 L14 -49 Q0 -44 -14 -49Z', i.rim) +
        path('M-12 -42 Q-12 -24 0 -20 Q12 -24 12 -42 Q0 -34 -12 -42Z', i.rim) + circle(0, -63, 3.4, i.rim))
  },
  photographer: (b) => {
    const i = inks(b)
    return person(bust(i, true) + path('M-15 -48 Q-20 -66 0 -70 Q20 -66 15 -48 Q20 -34 17 -24 L10 -30 Q13 -50 0 -54 Q-13 -50 -10 -30 L-17 -24 Q-20 -34 -15 -48Z', i.dark, i.rim, 1.2)) +
      at(path('M0 6 L-14 34 M0 6 L14 34 M0 6 V34', 'none', i.rim, 2, C) + rect(-15, -11, 30, 20, 3, i.dark, i.rim, 1.4) + rect(-6, -16, 12, 6, 1.5, i.dark, i.rim, 1.2) +
        circle(0, -1, 7, i.dark, i.rim, 1.8) + circle(0, -1, 3, i.rim), 70, 70)
  },
  journalist: (b) => {
    const i = inks(b)
    return person(bust(i) + path('M-26 -52 Q0 -45 26 -52 L16 -57 Q16 -74 6 -74 Q0 -70 -6 -74 Q-16 -74 -16 -57Z', i.dark, i.rim, 1.2, J) +
      path('M8 -58 L22 -72 L24 -62Z', i.light, i.rim, 1)) +
      at(group(rect(-11, -14, 22, 28, 2, i.light, i.dark, 1) + path('M-7 -8 H7 M-7 -3 H7 M-7 2 H3', 'none', i.dark, 1.4), 'rotate(-10)') +
        path('M6 12 L20 -8', 'none', i.rim, 3, C), 66, 82)
  },
  millionaire: (b) => {
    const i = inks(b)
    return person(bust(i) + path('M-24 -52 Q0 -46 24 -52 L16 -56 L17 -84 Q0 -90 -17 -84 L-16 -56Z', i.dark, i.rim, 1.2, J) + path('M-16 -60 Q0 -55 16 -60', 'none', i.rim, 3) +
      circle(6, -46, 4.6, 'none', i.light, 1.6) + path('M10 -44 Q16 -36 14 -24', 'none', i.light, 1) + path('M-6 -24 L0 -18 L6 -24 L6 -14 L0 -18 L-6 -14Z', i.rim))
  },
  jack_of_all_trades: (b) => {
    const i = inks(b)
    return person(bust(i) + path('M-22 -52 Q2 -46 22 -54 Q18 -70 -4 -70 Q-18 -66 -22 -52Z', i.dark, i.rim, 1.2) + path('M10 -64 Q22 -90 34 -84 Q26 -68 14 -60Z', i.light, i.dark, 1)) +
      at(rect(-2, -15, 4, 30, 2, i.rim) + path('M-8 -15 H8 V-8 H-8Z', i.rim, i.dark, 0.8), 66, 84, 1, -24) +
      at(path('M0 -16 V14', 'none', i.rim, 3.4, C) + path('M-7 -16 Q0 -8 7 -16', 'none', i.rim, 3.4, C), 80, 84, 1, 26)
  },
  adventurer: (b) => {
    const i = inks(b)
    const coil = [0, 3.4, 6.8].map((d) => ellipse(0, -d, 11, 6.5, 'none', `stroke="${i.light}" stroke-width="2"`)).join('')
    return person(path('M14 -54 Q34 -52 30 -22 Q24 -30 12 -40Z', i.dark, i.rim, 1.2) + bust(i, true) + wideHat(i) + path('M-18 -22 L18 4', 'none', i.rim, 3)) + at(coil, 64, 90)
  },
  giant_machete: (b) => {
    const i = inks(b)
    let rays = ''
    for (let k = 0; k < 12; k++) rays += group(path('M0 -22 L3 -58 L-3 -58Z', i.rim, 'none', 1, 'opacity=".35"'), `rotate(${k * 30})`)
    return at(rays, 71, 52) + at(path('M-8.6 8.8 L-4.6 4.2 L-3 5.8 L-7 10.2 Q-9.4 11 -8.6 8.8Z', i.dark, i.light, 0.5) +
      path('M-4.9 3.2 L6.2 -8.2 Q10.4 -11.4 10.2 -6.4 Q9.6 -1.8 5 1.8 Q1.6 4.4 -2 6.1Z', '#E6F4DD', i.dark, 0.7, J) +
      path('M-2 4 L7.6 -6.4', 'none', shade(b, 0.3), 0.8), 71, 50, 4.1)
  },
  treasure_chest: (b) => {
    const i = inks(b)
    let heap = ''
    for (const [x, y] of [[-26, -2], [-13, -7], [0, -10], [13, -7], [26, -2], [-7, -1], [8, -1], [-19, -1]] as [number, number][]) {
      heap += circle(x, y - 6, 7.5, '#FFE9A6', i.dark, 1) + circle(x, y - 6, 4, 'none', i.dark, 0.8)
    }
    return at(path('M-42 -14 Q-44 -46 -30 -46 H30 Q44 -46 42 -14Z', i.dark, i.rim, 1.6) + path('M-22 -45 V-16 M22 -45 V-16', 'none', i.rim, 3) + heap +
      rect(-42, -6, 84, 34, 3, i.dark, i.rim, 1.6) + path('M-22 -6 V28 M22 -6 V28 M-42 4 H42', 'none', i.rim, 2.4) + rect(-7, -2, 14, 14, 2, '#FFE9A6', i.dark, 1.2) +
      circle(0, 4, 2.4, i.dark), 71, 62)
  },
  prop_plane: (b) => {
    const i = inks(b)
    return at(path('M-46 2 Q-20 -12 26 -9 Q40 -6 40 2 Q40 9 22 10 Q-10 12 -40 8Z', i.dark, i.rim, 1.4, J) + path('M-46 2 L-56 -18 L-44 -16 L-32 -3Z', i.dark, i.rim, 1.4, J) +
      rect(-20, -26, 50, 6, 3, i.dark, i.rim, 1.4) + path('M-10 -20 L-8 -8 M20 -20 L18 -8', 'none', i.rim, 1.8) + rect(-16, 9, 44, 5, 2.5, i.dark, i.rim, 1.4) +
      circle(6, 20, 5, i.dark, i.rim, 1.4) + path('M6 14 V18', 'none', i.rim, 1.6) + ellipse(43, 0, 2.6, 22, i.light, 'opacity=".75"') + path('M0 -9 Q6 -17 13 -9', i.light, i.dark, 1), 68, 52) +
      path('M4 30 h16 M10 80 h22 M98 84 h30', 'none', i.light, 1.6, C + ' opacity=".7"')
  },
  transmitter: (b) => {
    const i = inks(b)
    const waves = [14, 23, 32].map((r) => path(`M${-r * 0.7} ${-r * 0.7} A${r} ${r} 0 0 0 ${-r * 0.7} ${r * 0.7} M${r * 0.7} ${-r * 0.7} A${r} ${r} 0 0 1 ${r * 0.7} ${r * 0.7}`,
      'none', i.light, 2.2, C)).join('')
    return at(waves, 71, 24) + path('M71 22 L56 92 M71 22 L86 92 M63 60 H79 M59.5 76 H82.5 M66 45 H76 M63 60 L82.5 76 M79 60 L59.5 76', 'none', i.light, 2.2, C) +
      circle(71, 22, 4.4, '#E4572E', i.light, 1.4)
  },
  cartographer: (b) => {
    const i = inks(b)
    return at(path('M-46 -24 L-16 -32 L16 -24 L46 -32 V24 L16 32 L-16 24 L-46 32Z', '#F3E7CB', i.dark, 1.4, J) + path('M-16 -32 V24 M16 -24 V32', 'none', '#c9b07c', 1.2) +
      path('M-38 14 Q-26 -8 -8 4 T22 0 T38 -18', 'none', '#D1562F', 2.4, 'stroke-dasharray="5 4"') + path('M34 -23 l8 8 m0 -8 l-8 8', 'none', '#D1562F', 2.6, C) +
      path('M-36 -14 l6 -9 l6 9Z M-26 -12 l5 -7 l5 7Z', '#7a6435'), 66, 54) +
      at(path('M0 -24 L-11 20 M0 -24 L11 20', 'none', i.dark, 5, C) + path('M0 -24 L-11 20 M0 -24 L11 20', 'none', i.light, 2.6, C) + circle(0, -25, 4.4, i.light, i.dark, 1.2), 112, 58, 1, 14)
  },
  scientist: (b) => {
    const i = inks(b)
    return person(bust(i, true) + path('M-14 -48 Q-16 -64 0 -66 Q16 -64 14 -48 Q8 -56 0 -56 Q-8 -56 -14 -48Z', i.dark, i.rim, 1.2) + circle(0, -70, 7, i.dark, i.rim, 1.2) +
      circle(-5, -46, 4.4, 'none', i.light, 1.4) + circle(5, -46, 4.4, 'none', i.light, 1.4)) +
      at(path('M-6 -30 H6 M-4 -30 V-10 L-19 22 Q-20 28 -13 28 H13 Q20 28 19 22 L4 -10 V-30', '#efe3ff', i.dark, 1.6, J) +
        path('M-11 8 L-17 22 Q-18 26 -13 26 H13 Q18 26 17 22 L11 8Z', '#0FA37F') + circle(-3, 16, 2.6, '#bff0df') + circle(5, 20, 1.8, '#bff0df') + circle(2, -2, 2, '#0FA37F'), 52, 58)
  },
  compass: (b) => {
    const i = inks(b)
    let ticks = ''
    for (let k = 0; k < 16; k++) ticks += group(line(0, -35, 0, k % 4 ? -31 : -27, i.dark, k % 4 ? 1.2 : 2.4), `rotate(${k * 22.5})`)
    return at(circle(0, -44, 5, 'none', i.rim, 3) + circle(0, 0, 40, '#E9B949', i.dark, 1.6) + circle(0, 0, 36, '#efe3ff', i.dark, 1.2) + ticks +
      group(path('M0 -28 L7 0 L0 28 L-7 0Z', i.dark) + path('M0 -28 L7 0 L-7 0Z', '#D1562F'), 'rotate(32)') + circle(0, 0, 3.4, '#E9B949', i.dark, 1), 71, 54)
  },
  travel_log: (b) => {
    const i = inks(b)
    return at(path('M0 -22 Q-24 -32 -46 -24 V26 Q-24 18 0 28 Q24 18 46 26 V-24 Q24 -32 0 -22Z', '#7A4A21', i.dark, 1.4, J) +
      path('M0 -20 Q-22 -30 -42 -23 V21 Q-22 14 0 23Z M0 -20 Q22 -30 42 -23 V21 Q22 14 0 23Z', '#F3E7CB', i.dark, 1) +
      path('M-35 -14 Q-22 -19 -8 -13 M-35 -5 Q-22 -10 -8 -4 M-35 4 Q-22 -1 -8 5', 'none', '#8a7448', 1.6) + path('M12 12 L20 -4 L28 8Z', '#8a7448') + circle(29, -9, 3.6, '#D1562F'), 66, 58) +
      at(path('M0 30 L4 6', 'none', i.light, 2, C) + path('M4 10 Q-8 -14 10 -34 Q20 -12 4 10Z', i.light, i.dark, 1) + path('M4 10 Q6 -10 10 -30', 'none', i.dark, 1), 108, 50, 1, 24)
  },
  native: (b) => {
    const i = inks(b)
    const feathers = [-44, -22, 0, 22, 44].map((a, k) => group(path('M0 -58 Q-6 -74 0 -88 Q6 -74 0 -58Z', ['#E4572E', '#E9B949', i.light, '#E9B949', '#0FA37F'][k]!, i.dark, 1),
      `translate(0,14) rotate(${a * 0.8})`)).join('')
    return at(path('M0 44 V-46', 'none', i.light, 3, C) + path('M-6 -44 L0 -60 L6 -44Z', i.light, i.dark, 1), 30, 54) +
      at(feathers + bust(i, true) + path('M-13 -52 Q0 -58 13 -52 L13 -47 Q0 -53 -13 -47Z', '#E9B949', i.dark, 0.8) + path('M-14 -22 Q0 -10 14 -22 M-10 -22 Q0 -14 10 -22', 'none', '#E9B949', 1.6, 'stroke-dasharray="2 2"'), 76, 104, 0.98)
  },
}
