/** The colours of the cartographer's table. They are measured for colour-blind distance: see
 *  tests/browser/test_palette.py. */
import { colourAt } from './looks.svelte'

export const TERRAIN: Record<string, string> = {
  jungle: '#165339',
  water: '#5FB3E4',
  village: '#F3B52F',
  rubble: '#A79F92',
  camp: '#D1562F',
  mountain: '#2A2733',
  start: '#EBDDBD',
}

export const SEATS = ['ivory', 'vermilion', 'azure', 'amber', 'plum', 'jade', 'umber', 'ink'] as const
export type SeatColour = (typeof SEATS)[number]
export const SEAT_COLOUR: Record<SeatColour, string> = {
  ivory: '#F7F1E1',
  vermilion: '#E4572E',
  azure: '#2F6FDE',
  amber: '#F4B731',
  plum: '#6B2C86',
  jade: '#0FA37F',
  umber: '#7A4A21',
  ink: '#1B1A22',
}
/** Azure for whoever sits first looks best on the green table; the order is otherwise that of the palette. */
const ORDER: SeatColour[] = ['azure', 'vermilion', 'ivory', 'amber', 'plum', 'jade', 'umber', 'ink']
export function colourOf(seat: number): SeatColour {
  return colourAt(seat) ?? ORDER[((seat % ORDER.length) + ORDER.length) % ORDER.length]!
}

export const GOLD = '#E9B949'
export const INK = '#2B2118'
export const CREAM = '#F3E7CB'
export const PAPER = '#F3E7CB'
export const PAPER_DARK = '#E6D5AF'

/** What a card of a symbol is banded with. */
export const BAND: Record<string, string> = {
  machete: '#165339',
  paddle: '#5FB3E4',
  coin: '#F3B52F',
  joker: '#5C6B6F',
  action: '#6B2C86',
}
