/** A view of any game as things to draw: what each player has, what lies on the table, the own hand.
 *
 *  Nothing here knows a game. A list with one entry for each seat is told beside the seats, a list of cards is drawn as
 *  cards, a pile of the kit as a pile. A game says more by its words: GAME.view.KEY names a thing, or hides it if it is
 *  empty; with a hole, as in "Leader: { SEAT($value) }", it also says how the value is written. GAME.counter.KEY, as
 *  in "{ $n } pebbles", draws a number as so many counters. */
import { knows, t, takes } from '../../app/words.svelte'
import { MOST } from './counters'

export interface Face {
  text: string
  /** The value as the engine writes it, to be found in the anchors of moves. */
  value: string
  down: boolean
}
export type Shown =
  | { is: 'value'; key: string; label: string; value: string }
  | { is: 'counters'; key: string; label: string; count: number }
  | { is: 'cards'; key: string; label: string; cards: Face[] }
  | { is: 'pile'; key: string; label: string; count: number; top: Face | null }
  | { is: 'rows'; key: string; label: string; head: string[]; rows: string[][] }
  | { is: 'group'; key: string; label: string; parts: Shown[] }
export interface Sight {
  common: Shown[]
  seats: Shown[][]
  hand: { key: string; label: string; cards: Face[] } | null
}
type Plain = Record<string, unknown>

/** What a client has from elsewhere, or what only the engine reads. */
const TOLD_ELSEWHERE = new Set([
  'viewer',
  'seat',
  'seats',
  'options',
  'frames',
  'questions',
  'edition',
  'mode',
])
const HANDS = new Set(['hand', 'hands'])
const TURN = 'turn' // whose turn it is can be seen at the players; a game that counts turns names them
const COVERED = '?'
const NONE = -1

const isPlain = (x: unknown): x is Plain => typeof x === 'object' && x !== null && !Array.isArray(x)
const isScalar = (x: unknown): boolean => x === null || ['string', 'number', 'boolean'].includes(typeof x)
const isRow = (x: unknown): x is unknown[] => Array.isArray(x) && x.every(isScalar)
const isPile = (x: unknown): x is Plain[] =>
  Array.isArray(x) && x.length > 0 && x.every((part) => isPlain(part) && ('row' in part || 'bag' in part))
const nothing = (x: unknown): boolean =>
  x === null || x === undefined || x === NONE || (Array.isArray(x) && x.every(nothing))

/** "draw_count" as people write it. */
export function humanise(key: string): string {
  const words = key.replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
const singular = (key: string): string => key.replace(/s$/, '')

export class Reader {
  constructor(
    private readonly game: string,
    private readonly names: string[],
  ) {}

  /** The name of a thing: the game's own word, or its key made readable; null for what is hidden. */
  label(key: string): string | null {
    const own = `${this.game}.view.${key}`
    if (!knows(own)) return key === TURN ? null : HANDS.has(key) ? t('ui.any.hand') : humanise(key)
    return takes(own) ? '' : t(own) || null
  }
  word(key: string, value: unknown): string {
    if (value === true) return '✓'
    if (value === false || value === null || value === undefined || value === NONE) return '–'
    if (typeof value === 'number') return String(value)
    const text = String(value)
    const found = [`${this.game}.${singular(key)}.${text}`, `${this.game}.${key}.${text}`].find(knows)
    return found ? t(found) : humanise(text)
  }
  face(key: string, value: unknown): Face {
    const down = value === null || value === NONE || value === COVERED
    return { text: down ? '' : this.word(key, value), value: String(value), down }
  }
  private value(key: string, value: unknown): string {
    const own = `${this.game}.view.${key}`
    return takes(own) ? t(own, { value }, this.names) : this.word(key, value)
  }
  private rows(key: string, label: string, list: Plain[]): Shown {
    const head = [...new Set(list.flatMap((row) => Object.keys(row)))].filter((k) => this.label(k) !== null)
    const rows = list.map((row) => head.map((k) => this.cell(k, row[k])))
    return { is: 'rows', key, label, head: head.map((k) => this.label(k) ?? ''), rows }
  }
  private cell(key: string, value: unknown): string {
    if (Array.isArray(value)) return value.map((x) => this.cell(key, x)).join(', ') || '–'
    return isPlain(value)
      ? Object.entries(value)
          .map(([k, x]) => `${humanise(k)} ${this.cell(k, x)}`)
          .join(', ')
      : this.value(key, value)
  }
  private pile(key: string, label: string, parts: Plain[]): Shown {
    const counts = parts.map((p) => (Array.isArray(p.row) ? p.row.length : Number(p.bag ?? 0)))
    const first = Array.isArray(parts[0]?.row) ? (parts[0].row as unknown[])[0] : undefined
    const top = first === undefined ? null : this.face(key, first)
    return { is: 'pile', key, label, count: counts.reduce((a, b) => a + b, 0), top: top?.down ? null : top }
  }
  /** Anything with a name, or null if there is nothing to see. */
  shown(key: string, value: unknown): Shown | null {
    const label = this.label(key)
    if (label === null || nothing(value) || value === '') return null
    const counter = `${this.game}.counter.${key}`
    if (typeof value === 'number' && knows(counter) && value >= 0 && value <= MOST)
      return { is: 'counters', key, label: t(counter, { n: value }), count: value }
    if (isScalar(value)) return { is: 'value', key, label, value: this.value(key, value) }
    if (isPile(value)) return this.pile(key, label, value)
    if (isRow(value)) return { is: 'cards', key, label, cards: value.map((x) => this.face(key, x)) }
    if (Array.isArray(value) && value.every(isPlain)) return this.rows(key, label, value as Plain[])
    const inner = Array.isArray(value) ? value.map((x, i): [string, unknown] => [String(i + 1), x]) : null
    const parts = (inner ?? Object.entries(value as Plain)).flatMap(([k, x]) => this.shown(k, x) ?? [])
    return parts.length ? { is: 'group', key, label, parts } : null
  }

  /** The whole view. `me` is -1 for somebody who watches. */
  read(view: unknown, seats: number, me: number): Sight {
    const sight: Sight = { common: [], seats: Array.from({ length: seats }, () => []), hand: null }
    if (!isPlain(view)) return sight
    const counts = Array.isArray(view.counts) ? (view.counts as unknown[]) : []
    for (const [key, value] of Object.entries(view)) {
      if (TOLD_ELSEWHERE.has(key) || this.label(key) === null) continue
      if (key === 'counts' && ('hands' in view || 'hand' in view)) continue // drawn as the cards they count
      const each = Array.isArray(value) && value.length === seats && !isPile(value) ? value : null
      if (!each) {
        const one = this.shown(key, value)
        if (one) sight.common.push(one)
      } else if (each.every(isPlain))
        each.forEach((own, i) => {
          for (const [k, x] of Object.entries(own as Plain)) this.seat(sight, k, x, i, me, own.cards)
        })
      else if (HANDS.has(key) || !nothing(each))
        each.forEach((x, i) => this.seat(sight, key, x, i, me, counts[i]))
    }
    const cards = (x: Shown): number => Number(x.is !== 'value')
    for (const list of sight.seats) list.sort((a, b) => cards(a) - cards(b))
    return sight
  }
  private seat(sight: Sight, key: string, value: unknown, seat: number, me: number, count: unknown): void {
    const label = this.label(key)
    if (label === null) return
    if (HANDS.has(key)) {
      if (seat === me && isRow(value)) {
        sight.hand = { key, label, cards: value.map((x) => this.face(key, x)) }
        return
      }
      const covered = typeof count === 'number' ? Array.from({ length: count }, () => COVERED) : []
      const cards = (isRow(value) ? value : covered).map((x) => this.face(key, x))
      if (cards.length) sight.seats[seat]?.push({ is: 'cards', key, label, cards })
      return
    }
    if (key === 'seat' || key === 'seats') return
    const one = this.shown(key, value)
    if (one) sight.seats[seat]?.push(one)
  }
}
