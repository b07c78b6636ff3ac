/** The scene and the view of the Quest as the engine sends them, and what is looked up in them. */
import { Layout } from './art/board'
import { bestTurn, turned } from './turning'
import { knows, t } from '../../app/words.svelte'

export interface CardInfo {
  id: string
  symbol: string
  power: number
  cost: number
  item: boolean
  worth: number
  draw: number
  remove: number
  starting: boolean
  on_board: boolean
}
export interface Hex {
  index: number
  q: number
  r: number
  tile: number
  terrain: string
  power: number
  start: number
  cave: number
  finish: boolean
}
export interface TokenInfo {
  id: string
  symbol: string
  power: number
}
export interface Scene {
  course: { id: string; name: string }
  hexes: Hex[]
  cards: CardInfo[]
  tokens: TokenInfo[]
  pieces_each: number
  blockades: { number: number; terrain: string; power: number }[]
  tiles: { side: string }[]
  seams: { seam: number; blockade: number; edges: number[][] }[]
}
export interface Player {
  pieces: number[]
  hand_count: number
  draw_count: number
  discard: string[]
  new: string[]
  tokens: string[]
  blockades: number[]
  known: string[]
  hand?: string[]
  new_hand?: string[]
  draw?: string[]
  unseen?: string[]
}
export interface View {
  seat: number
  seats: number
  round: number
  start: number
  turn: number
  phase: string
  final: boolean
  players: Player[]
  played: string[]
  market: Record<string, number>
  on_board: string[]
  removed: Record<string, number>
  blockades: { seam: number; number: number; standing: boolean }[]
  caves: { space: number; left: number }[]
  moving: { piece: number; symbol: string; left: number; moved: boolean }
  coins: number
  spending: boolean
  bought: boolean
  passing: boolean
  changing: boolean
  item: string | null
  owed: number
  target: number
  optional: boolean
}
export interface Space {
  q: number
  r: number
  tile: number
  terrain: string
  power: number
  start: number
  cave: boolean
  finish: boolean
}

const TOKEN_KIND: Record<string, string> = { draw_1: 'draw', remove_card: 'remove', replace_hand: 'replace' }

export class Model {
  readonly spaces: Space[]
  readonly layout: Layout
  /** Kinds that are for sale, the ones with a place on the board first, by price. */
  readonly market: string[]
  private readonly byId: Map<string, CardInfo>

  /** By how many sixths of a circle the course is turned. */
  readonly turn: number
  /** `aspect`: width by height of the room for the course, which is turned to fill it; 0: as it is printed. */
  constructor(
    readonly scene: Scene,
    aspect = 0,
  ) {
    this.turn = aspect ? bestTurn(scene.hexes, aspect) : 0
    this.spaces = scene.hexes.map((h) => turned({ ...h, cave: h.cave >= 0 }, this.turn))
    this.layout = new Layout(this.spaces)
    this.byId = new Map(scene.cards.map((c) => [c.id, c]))
    this.market = scene.cards.filter((c) => !c.starting).map((c) => c.id)
  }
  card(id: string): CardInfo {
    const plain = id.startsWith('new ') ? id.slice(4) : id
    return (
      this.byId.get(plain) ?? {
        id: plain,
        symbol: 'action',
        power: 0,
        cost: 0,
        item: false,
        worth: 0,
        draw: 0,
        remove: 0,
        starting: false,
        on_board: false,
      }
    )
  }
  /** A few words on what a card does. */
  note(id: string): string {
    const c = this.card(id)
    if (knows(`ui.quest.note.${c.id}`)) return t(`ui.quest.note.${c.id}`)
    return t(`ui.quest.note.${c.symbol}`, { n: c.power })
  }
  token(id: string): { kind: string; power: number } {
    const found = this.scene.tokens.find((x) => x.id === id)
    const kind = TOKEN_KIND[id] ?? (found && found.power > 0 ? found.symbol : id)
    return { kind, power: found?.power ?? 0 }
  }
  blockade(number: number): { terrain: string; power: number } {
    return this.scene.blockades.find((b) => b.number === number) ?? { terrain: 'rubble', power: 0 }
  }
}
