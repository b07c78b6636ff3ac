/** The scene, the view and the facts of Isla Dorada as the engine sends them, and what is looked up in them. */
import { IslaLayout, type MapPath } from './art/map'
import { t } from '../../app/words.svelte'

export interface Site {
  id: string
  name: string
  family: string
  x: number
  y: number
  camp: boolean
  near: string[]
}
export interface CardInfo {
  id: string
  kind: string
  count: number
  way?: string
  value?: number
  gold?: number
  symbol?: string
  points?: number
}
export interface Treasure {
  id: string
  site: string
  points: number
  symbol: string
  starting: boolean
}
export interface Curse {
  id: string
  site: string
  points: number
}
export interface Destiny {
  id: string
  points: number
  need: number
  condition: { type: string; sites?: string[] }
}
export interface Way {
  way: number
  type: string
  to: string
  paths: number[]
}
export interface Scene {
  seats: number
  sites: Site[]
  paths: MapPath[]
  ways: (Way & { from: string })[]
  lake: string[]
  sea: string[]
  markers: number
  red: number[]
  hand_limit: number
  pool: number
  symbols: string[]
  cards: CardInfo[]
  treasures: Treasure[]
  curses: Curse[]
  destinies: Destiny[]
}
export interface Player {
  gold: number
  cards: number
  known: Record<string, number>
  treasures: number
  known_treasures: string[]
  curses: number[]
  offer: number
  played: string[]
  bonuses: string[]
  symbols: string[]
  cursed: string[]
  bid: Way | null
  share: number
  joined: number
  destiny?: string
  progress?: [number, number]
}
export interface Own {
  hand: Record<string, number>
  treasures: string[]
  curses: string[]
  destiny: string | null
  offer: string[]
  answer: number
  pending: string[]
  pending_bonus: string[]
  picked: number
}
export interface View {
  seat: number
  seats: number
  options: { cooperative: boolean; two_treasures: boolean; two_sea_journeys: boolean }
  phase: string
  round: number
  leader: number
  place: string
  figure: { place: string; path: number }
  markers: string[]
  visited: Record<string, number>
  legs: Record<string, number>
  tokens: number[]
  bigfoot: number
  leviathan: number
  pool: string[]
  deck: number
  discard: Record<string, number>
  curse_deck: number
  bidding: { turn: number; last: number; high: number; for: Way | null; out: number[]; passed: number[] }
  paying: { payer: number; due: number }
  waiting: number[]
  drawer: number
  stack: number[]
  players: Player[]
  you?: Own
  treasure_deck: { n: number }[]
  destiny_deck: { n: number }[]
}
/** One row of “Where to next?”. */
export interface WayFact {
  way: number
  type: string
  to: string
  at: string[]
  worth: number
  treasures: string[]
  curse: number
  most: number
  next: number
  total: number
  cards: string[]
  gold: number
  can: boolean
  /** An Ovetos is held, and can go with a bid for it. */
  ovetos: boolean
  explored: number
  destiny: boolean
  toward: { site: string; steps: number; points: number } | null
}
export interface Goal {
  card: string
  site: string
  points: number
  steps: number
}
export interface DestinyFact {
  destiny: string
  kind: string
  have: number
  need: number
  points: number
  sites: string[]
  card: string | null
  done: boolean
}
export interface Facts {
  score?: number
  goals?: Goal[]
  near?: { site: string; worth: number; steps: number }[]
  destiny?: DestinyFact
  ways?: WayFact[]
  if_now?: { to: string; type: string; leader: number; high: number; worth: number; steps_to_curse: number }
  /** What each amount for the way just named would cost. */
  amounts?: { amount: number; cards: string[]; gold: number }[]
  payment?: { cards: string[]; gold: number; value: number; due: number }
}
export const ID = 'isla_dorada'

export class Model {
  readonly layout: IslaLayout
  private readonly cardsById: Map<string, CardInfo>
  private readonly treasuresById: Map<string, Treasure>
  private readonly cursesById: Map<string, Curse>
  constructor(readonly scene: Scene) {
    this.layout = new IslaLayout(scene.sites, scene.paths, scene.lake)
    this.cardsById = new Map(scene.cards.map((c) => [c.id, c]))
    this.treasuresById = new Map(scene.treasures.map((x) => [x.id, x]))
    this.cursesById = new Map(scene.curses.map((x) => [x.id, x]))
  }
  card(id: string): CardInfo {
    return this.cardsById.get(id) ?? { id, kind: 'trick', count: 0 }
  }
  treasure(id: string): Treasure | undefined {
    return this.treasuresById.get(id)
  }
  curse(id: string): Curse | undefined {
    return this.cursesById.get(id)
  }
  destiny(id: string): Destiny | undefined {
    return this.scene.destinies.find((d) => d.id === id)
  }
  /** The kinds of a hand in the order of the rulebook. */
  kinds(hand: Record<string, number>): [string, number][] {
    return this.scene.cards.filter((c) => (hand[c.id] ?? 0) > 0).map((c) => [c.id, hand[c.id]!])
  }
}
export const placeName = (id: string): string => t(`isla_dorada.place.${id}`)
export const cardName = (id: string): string => t(`isla_dorada.card.${id}`)
/** A few words on what a card does. */
export const noteOf = (id: string): string => t(`ui.isla.note.${id.startsWith('bonus_') ? 'bonus' : id}`)
/** “2 Drako, Yak”: cards counted by kind. */
export function counted(cards: string[]): string {
  return [...new Set(cards)]
    .map((k) => {
      const n = cards.filter((x) => x === k).length
      return n > 1 ? `${n} ${cardName(k)}` : cardName(k)
    })
    .join(' + ')
}
/** A number with a proper minus. */
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n))
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')
