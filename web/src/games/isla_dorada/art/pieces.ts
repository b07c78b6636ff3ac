/** Glyphs for Isla Dorada: animals, vehicles, tricks, bolt cards, treasures, monsters and the expedition. Box
 *  about -12…12. */
import { at, circle, ellipse, path, rect } from '../../../ui/art/draw'

const J = 'stroke-linejoin="round"'
const C = 'stroke-linecap="round"'
export const PATH_COLOUR: Record<string, string> = {
  jungle: '#165339',
  mountain: '#6E5A6B',
  sand: '#D9931E',
  river: '#2E86C1',
  lake: '#3F9AD3',
  sea: '#5FB3E4',
  air: '#B5446E',
}
export const yak = (c = '#F4EFE4', k = '#2a2733'): string =>
  path('M-10 6 Q-12 -4 -5 -6 Q0 -9 5 -6 Q11 -5 10 6 L7 6 L6 1 L-5 1 L-6 6Z', c, k, 1, J) +
  path('M-9 -3 Q-14 -6 -12 -11 M-6 -5 Q-8 -10 -4 -12', 'none', k, 1.6, C) +
  path('M-4 2 v4 M0 2 v5 M4 2 v4', 'none', k, 1)
export const kamel = (c = '#FFE9B8', k = '#5a3a06'): string =>
  path(
    'M-11 -9 Q-13 -9 -12 -6 L-9 -5 Q-8 2 -5 0 Q-4 -8 -1 -2 Q2 -9 4 -2 ' +
      'Q9 -3 9 3 L9 9 L7 9 L6 3 L-3 3 L-4 9 L-6 9 L-7 3 Q-10 2 -10 -5Z',
    c,
    k,
    1,
    J,
  )
export const gonogo = (c = '#CDEBC2', k = '#0b2a1d'): string =>
  circle(0, -5, 5, c, k, 1) +
  path('M-8 9 Q-12 -2 -4 -1 Q0 1 4 -1 Q12 -2 8 9 L4 9 Q5 4 0 4 Q-5 4 -4 9Z', c, k, 1, J) +
  circle(-1.8, -5.6, 0.9, k) +
  circle(1.8, -5.6, 0.9, k) +
  path('M-2 -2.6 h4', 'none', k, 1)
export const kayak = (c = '#F2FAFF', k = '#0d2b45'): string =>
  path('M-12 0 Q0 9 12 0 Q6 12 0 12 Q-6 12 -12 0Z', c, k, 1) +
  path('M-7 -9 L7 6', 'none', k, 1.8, C) +
  circle(0, -2, 3, c, k, 1)
export const drako = (c = '#F6C6DA', k = '#4a1030'): string =>
  path('M0 8 Q-4 0 -12 -3 Q-8 -4 -6 -8 Q-2 -5 0 -9 Q2 -5 6 -8 Q8 -4 12 -3 Q4 0 0 8Z', c, k, 1, J)
export const zeppelin = (c = '#F6C6DA', k = '#4a1030'): string =>
  ellipse(0, -2, 12, 6, c, `stroke="${k}" stroke-width="1"`) +
  rect(-4, 5, 8, 4, 1.5, c, k, 1) +
  path('M-10 -2 H10', 'none', k, 0.8)
export const mask = (c = '#EFE3FF', k = '#2d1140'): string =>
  path('M-8 -9 Q0 -13 8 -9 Q9 3 0 11 Q-9 3 -8 -9Z', c, k, 1) +
  path('M-5 -3 h4 M1 -3 h4 M-3 4 Q0 6 3 4', 'none', k, 1.5, C)
/** A staff with a spiral: what turns one animal into another. */
const staff = (c = '#E9DDFB', k = '#2d1140'): string =>
  path('M-5 11 L3 -3', 'none', k, 4.4, C) +
  path('M-5 11 L3 -3', 'none', c, 2.4, C) +
  path('M3 -3 Q-2 -9 4 -11 Q11 -11 9 -4 Q6 -1 4.5 -5 Q5 -8 7 -7', 'none', k, 4, C) +
  path('M3 -3 Q-2 -9 4 -11 Q11 -11 9 -4 Q6 -1 4.5 -5 Q5 -8 7 -7', 'none', c, 2, C)
const egg = (c = '#FFE1CF', k = '#4a1405'): string =>
  path('M0 -11 Q8 -4 8 3 Q7 11 0 11 Q-7 11 -8 3 Q-8 -4 0 -11Z', c, k, 1.1) +
  path('M-7 1 L-3 -3 L0 2 L4 -3 L7 1', 'none', k, 1.4, C)
const compassArrow = (c = '#D8F0FD', k = '#0d2b45'): string =>
  path('M-10 4 Q-2 -8 6 -4 L4 -9 L12 -2 L4 5 L6 0 Q-1 -3 -5 7Z', c, k, 1, J)
const drum = (c = '#FFE9B8', k = '#5a3a06'): string =>
  path('M-8 -6 L-5 9 Q0 12 5 9 L8 -6Z', '#B5623A', k, 1, J) +
  ellipse(0, -6, 8, 3.4, c, `stroke="${k}" stroke-width="1"`) +
  path('M-7 -3 L-1 9 M7 -3 L1 9', 'none', c, 1)
const monkey = (c = '#D9A066', k = '#3d2206'): string =>
  circle(-8, -3, 3, c, k, 1) +
  circle(8, -3, 3, c, k, 1) +
  circle(0, -1, 8, c, k, 1) +
  ellipse(0, 3, 5, 4, '#F4DDBB') +
  circle(-3, -3, 1.2, k) +
  circle(3, -3, 1.2, k) +
  path('M-2 4 q2 1.6 4 0', 'none', k, 1, C)
export const bigfoot = (c = '#A8763E', k = '#1d120a'): string =>
  path('M-6 9 Q-11 2 -7 -3 Q-8 -9 -3 -9 Q0 -12 3 -9 Q8 -9 7 -3 Q11 2 6 9 Q0 12 -6 9Z', c, k, 1) +
  circle(-2.6, -3, 1.3, '#fff') +
  circle(2.6, -3, 1.3, '#fff') +
  path('M-3 3 h6', 'none', k, 1.5)
export const leviathan = (c = '#58B58B', k = '#0b2a1d'): string =>
  path('M-11 8 Q-9 -6 -3 -2 Q1 3 5 -2 Q7 -7 3 -9 Q8 -13 11 -7 Q12 2 5 6 Q-1 9 -5 3 Q-7 2 -7 8Z', c, k, 1, J) +
  circle(6.4, -8, 1, k) +
  path('M-12 9 q3 -3 6 0 t6 0 t6 0 t6 0', 'none', '#D8F0FD', 1.4)
const urn = (c = '#F3C14B', k = '#5a3a06'): string =>
  path('M-4 -10 H4 L3 -7 Q9 -3 7 4 Q5 10 0 11 Q-5 10 -7 4 Q-9 -3 -3 -7Z', c, k, 1, J) +
  path('M-7 1 H7 M-6.4 4 H6.4', 'none', k, 1)
const tablet = (c = '#EFE3FF', k = '#2d1140'): string =>
  rect(-7, -10, 14, 20, 3, c, k, 1) + path('M-4 -5 h8 M-4 -1 h8 M-4 3 h5', 'none', k, 1.2)
const skull = (c = '#F4EFE4', k = '#2d1140'): string =>
  path('M-8 -2 Q-8 -10 0 -10 Q8 -10 8 -2 Q8 3 4 4 V9 H-4 V4 Q-8 3 -8 -2Z', c, k, 1, J) +
  circle(-3.2, -2, 2, k) +
  circle(3.2, -2, 2, k) +
  path('M-1.6 9 V6 M1.6 9 V6', 'none', k, 1)
const fan = (c = '#D8F0FD', k = '#0d2b45'): string =>
  at(rect(-4, -10, 9, 14, 1.6, c, k, 1), -5, 2, 1, -26) +
  at(rect(-4, -10, 9, 14, 1.6, c, k, 1), 0, 0, 1, 0) +
  at(rect(-4, -10, 9, 14, 1.6, c, k, 1), 5, 2, 1, 26)
const panda = (): string =>
  circle(-7, -7, 3.4, '#1b1a22') +
  circle(7, -7, 3.4, '#1b1a22') +
  circle(0, 0, 9, '#F7F1E1', '#1b1a22', 1) +
  ellipse(-3.5, -1, 2.4, 3, '#1b1a22') +
  ellipse(3.5, -1, 2.4, 3, '#1b1a22') +
  path('M-2 5 q2 2 4 0', 'none', '#1b1a22', 1.2, C)
const hat = (c = '#1b1a22', k = '#EFE3FF'): string =>
  path('M-11 8 Q0 4 11 8 Q0 12 -11 8Z', c, k, 1) +
  path('M-6 7 V-9 Q0 -11 6 -9 V7Z', c, k, 1) +
  path('M-6 2 Q0 4 6 2', 'none', '#B07CC6', 2)

// --- what a treasure shows
const idol = (c = '#F3C14B', k = '#5a3a06'): string =>
  path('M-5 -10 H5 L6 -3 H3 L4 3 H6 V10 H-6 V3 H-4 L-3 -3 H-6Z', c, k, 1, J) +
  circle(-2, -6.5, 1, k) +
  circle(2, -6.5, 1, k) +
  path('M-2 -3 h4', 'none', k, 1)
const jewel = (c = '#F3C14B', k = '#5a3a06'): string =>
  path('M-9 -3 L-5 -8 H5 L9 -3 L0 9Z', c, k, 1, J) +
  path('M-9 -3 H9 M-4 -3 L0 9 L4 -3 L0 -8Z', 'none', k, 0.9)
const chalice = (c = '#F3C14B', k = '#5a3a06'): string =>
  path('M-7 -9 H7 Q7 0 2 2 V7 L6 9 V10 H-6 V9 L-2 7 V2 Q-7 0 -7 -9Z', c, k, 1, J)
const scroll = (c = '#F3C14B', k = '#5a3a06'): string =>
  rect(-7, -7, 14, 14, 1, c, k, 1) +
  rect(-9, -10, 18, 4, 2, c, k, 1) +
  rect(-9, 6, 18, 4, 2, c, k, 1) +
  path('M-4 -3 h8 M-4 0 h8 M-4 3 h5', 'none', k, 1)
const blade = (c = '#F3C14B', k = '#5a3a06'): string =>
  path('M0 -11 Q4 -4 2 4 H-2 Q-4 -4 0 -11Z', c, k, 1, J) +
  path('M-6 4 H6', 'none', k, 2.6, C) +
  path('M0 5 V10', 'none', k, 3, C)
const goldMask = (c = '#F3C14B', k = '#5a3a06'): string => mask(c, k)
export const SYMBOL: Record<string, (c?: string, k?: string) => string> = {
  idol,
  mask: goldMask,
  jewel,
  chalice,
  scroll,
  weapon: blade,
}

interface Look {
  colour: string
  glyph: () => string
}
/** What an adventure card looks like: the colour of its band and its glyph. */
export const CARD_LOOK: Record<string, Look> = {
  yak: { colour: '#6E5A6B', glyph: () => yak() },
  kamel: { colour: '#D9931E', glyph: () => kamel() },
  gonogo: { colour: '#165339', glyph: () => gonogo() },
  kayak: { colour: '#2E86C1', glyph: () => kayak() },
  drako: { colour: '#B5446E', glyph: () => drako() },
  zeppelin: { colour: '#8C2F58', glyph: () => zeppelin() },
  shaman: { colour: '#57417E', glyph: () => staff() },
  juju: { colour: '#3B6B57', glyph: () => mask('#C9F0D8', '#0b2a1d') },
  ovetos: { colour: '#A8472B', glyph: () => egg() },
  sangaia: { colour: '#1F6A8C', glyph: () => compassArrow() },
  bongo: { colour: '#8A5A1E', glyph: () => drum() },
  makaks: { colour: '#5C4327', glyph: () => monkey() },
  bigfoot: { colour: '#5C4327', glyph: () => bigfoot() },
  leviathan: { colour: '#1F4E5F', glyph: () => leviathan() },
  antik: { colour: '#6B5320', glyph: () => urn() },
  istwa: { colour: '#4B3B63', glyph: () => tablet() },
  marabout: { colour: '#5B2A3C', glyph: () => skull() },
  diawas: { colour: '#1F4E5F', glyph: () => fan() },
  panda: { colour: '#3C5A46', glyph: panda },
  samedi: { colour: '#3A2450', glyph: () => hat() },
}
export function cardLook(card: string): Look {
  if (card.startsWith('bonus_')) {
    const s = card.slice(6)
    return { colour: '#7A5B14', glyph: () => SYMBOL[s]?.() ?? '' }
  }
  return CARD_LOOK[card] ?? { colour: '#5C6B6F', glyph: () => '' }
}
const TYPE_GLYPH: Record<string, () => string> = {
  jungle: gonogo,
  mountain: yak,
  sand: kamel,
  river: kayak,
  lake: kayak,
  sea: kayak,
  air: drako,
}
/** The round sign of a way: its colour and the animal that pays for it. */
export const chip = (type: string): string =>
  circle(0, 0, 12.5, '#1d120a') +
  circle(0, 0, 11, PATH_COLOUR[type] ?? '#777', '#FFF7E3', 1.3) +
  at(TYPE_GLYPH[type]?.() ?? '', 0, 0, 0.62)

/** A site's pyramid, and the tent of Base Camp. */
export const pyramidSmall = (): string =>
  path('M-8 6 H8 V2 H5 V-2 H-5 V2 H-8Z M-4 -2 L0 -8 L4 -2Z', '#7a5410')
/** The expedition: an explorer in white with a red flag. */
export const expedition = (): string =>
  ellipse(0, 16, 20, 6, '#000', 'opacity=".4"') +
  path(
    'M-14 14 Q-16 -2 -8 -6 Q-9 -18 0 -19 Q9 -18 8 -6 Q16 -2 14 14 Q0 20 -14 14Z',
    '#F7F1E1',
    '#0b1513',
    2.4,
  ) +
  path(
    'M-13 -13 Q0 -8 13 -13 Q9 -16 7 -17 Q5 -25 0 -25 Q-5 -25 -7 -17 Q-9 -16 -13 -13Z',
    '#B08A4A',
    '#0b1513',
    1.8,
  ) +
  path('M6 12 L10 -30 M10 -30 L24 -25 L10 -19Z', '#D1562F', '#0b1513', 1.6)
export const monster = (kind: 'bigfoot' | 'leviathan'): string =>
  circle(0, 0, 17, '#1d120a', '#D1562F', 2.6) + (kind === 'bigfoot' ? bigfoot() : at(leviathan(), 0, 0, 1.05))
/** A star of five points: where a destiny leads. */
export const star = (c: string): string =>
  path('M0 -6.4 L1.6 -2 L6.2 -2 L2.5 0.8 L3.8 5.4 L0 2.7 L-3.8 5.4 L-2.5 0.8 L-6.2 -2 L-1.6 -2Z', c)
/** A ship's wheel: a journey was made by sea. */
export const seaToken = (): string =>
  circle(0, 0, 9, '#0d2b45', '#F2FAFF', 1.4) +
  circle(0, 0, 4.4, 'none', '#F2FAFF', 1.4) +
  path('M0 -8 V8 M-8 0 H8 M-5.6 -5.6 L5.6 5.6 M-5.6 5.6 L5.6 -5.6', 'none', '#F2FAFF', 1.1)
