/** The scene, the view and the facts of the Island as the engine sends them, and what is looked up in them. */
import type { Refusal } from '../../net/wire'

export const RESOURCES = ['food', 'wood', 'gold'] as const
export interface Tile {
  at: string
  map: string
  q: number
  r: number
  x: number
  y: number
  kind: string
  offerings: number[]
  crossed: number[]
  ends?: number[]
  stolen?: boolean
}
export interface Spot {
  at: string
  map: string
  x: number
  y: number
}
export interface Piece {
  seat: number
  kind: string
  figure?: string
  at: string
  n: number
  strength: number
  speed?: number
  held: boolean
}
export interface Building {
  seat: number
  kind: string
  number: number
  at: string
  map: string
  x: number
  y: number
  touches: string[]
  strength: number
}
export interface Player {
  seat: number
  colour: string
  board: string[]
  explorer: string | null
  at: string | null
  speed: number
  strength: number
  cards: number
  hand: number[] | null
  known: number[]
  shrines: number
  cave_shrine: boolean
  side: number
  partner: number[]
  /** The Thieves: a side of their own. */
  thieves?: boolean
  hidden?: boolean
  doubloons?: number
  doubloons_most?: number
  thieves_left?: number
  outposts_left?: number
  bearer?: string | null
  cursed_thief?: string | null
  villagers_left: number
  farmhouses_left: number
  forts_left: number
  offerings_left: number
  placed_by: number
}
export interface Guardian {
  name: string
  figure: string
  at: string | null
  met: boolean
  waits: boolean
  rests: boolean
  strength: number
  steps: number[]
  targets: string[]
}
export interface UnderWay {
  what: string
  victim?: number
  n?: number
  guardian?: string
  steps?: number
  at?: string
  attacker?: number
  defender?: number
  kind?: string
  dweller?: string | null
  stage?: string
  attack?: number
  defence?: number
  odds?: number[]
  tile?: string
  item?: string
  seat?: number
  to?: number
  seats?: number[]
  give?: number[]
  ask?: number[]
  placed_by?: number
  counter?: number
}
export interface View {
  viewer: number
  edition: string
  round: number
  turn: number
  phase: string
  asked: number[]
  dice: number[]
  stock: number[]
  treasure: number[]
  stacks: { island: number; cave: number }
  sides: number[]
  mode: string
  dice_of: { rolled: number; by: number; use: string | null }[]
  ended: number[]
  pot: { n: number; cards: number[] | null }
  relics: number[]
  cursed: number
  titan: string | null
  guardians: Guardian[] | null
  looking_at: { seat: number; hand: number[]; n: number } | null
  reach: Record<string, number> | null
  dealt: { own: string[]; counts: number[] } | null
  tiles: Tile[]
  frontier: Spot[]
  pieces: Piece[]
  buildings: Building[]
  players: Player[]
  under_way: UnderWay[]
  looks_at: string[] | null
  last_battle: {
    attacker: number
    defender: number
    dweller: string | null
    attack: number[]
    defence: number[]
  } | null
}
export interface Scene {
  edition: string
  cost: Record<string, number[]>
  strength: Record<string, number>
  dwellers?: Record<string, number>
  mode?: string
  hand_limit: number
  to_win: number
  bank: { rate: number; william: number }
}
/** Whether a turn ends with a bounded hand: the first edition knows no limit. */
export const limited = (scene: Scene): boolean => scene.hand_limit > 0 && scene.hand_limit < 90
export interface BuyFact {
  id: string
  cost: number[]
  doubloons?: number
  left: number
  where: string[]
  refusal: Refusal | null
}
/** What a side loses if it is beaten: of several figures each with its seat. */
export interface Loss {
  who: number
  villagers?: number
  figures?: number[]
  thieves?: boolean
  cards?: number
  of?: number
  shrine?: boolean
  wolf?: boolean
  building?: string
  /** The game is over with it. */
  ends?: boolean
}
/** What a defender may bring, and the attacker's odds after it. */
export interface Reply {
  villagers: number
  figures: number
  wolf: boolean
  defence: number
  odds: number[]
}
/** A battle before it is fought, seen by the attacker: as it stands, after the defender's replies, and what either
 *  would lose. No `worst`: nobody could come. */
export interface Prospect {
  odds: number[]
  attack?: number
  defence?: number
  against?: number
  likely?: Reply | null
  worst?: Reply
  mine?: Loss
  theirs?: Loss
}
export interface Attack extends Prospect {
  action: number
  at: string
  against: number
}
export interface Reach extends Partial<Prospect> {
  at: string
  figure?: string
  cost: number
  battle: boolean
}
/** An answer in a battle and what it leads to. */
export interface Stake extends Prospect {
  action: number
}
/** A field of a trade that is being put together; what is asked of cards nobody shows is bounded together. */
export interface OfferField {
  half: 'give' | 'ask'
  what: string
  most: number
  shared: boolean
}
export interface Offer {
  to: number
  fields: OfferField[]
  amounts: number[]
}
/** An answer that moves pieces: how many, over how many tiles, and the cards it costs. */
export interface Bill {
  action: number
  n: number
  steps: number
  cost: number[]
}
/** An army of several villagers: how many can go, and the answer that sends all of them. */
export interface Host {
  action: number
  n: number
  all: number
}
/** What rolling dice again leads to, seen by the attacker: of none, one, two … of the lowest, and of each alone. */
export interface Again {
  lowest: number[][]
  single: number[][]
}
/** What the thief die could bring of an explorer: the most cards, face by face. */
export interface Haul {
  to: number
  loot: number[]
  sheltered: boolean
}
export interface Facts {
  round?: number
  again?: Again
  haul?: Haul[]
  offer?: Offer
  stakes?: Stake[]
  bills?: Bill[]
  farms?: string[]
  free_march?: number
  buy?: BuyFact[]
  reach?: Reach[]
  attacks?: Attack[]
  hosts?: Host[]
  battle?: Prospect & { attacker?: Loss; defender?: Loss }
  shrines?: number[]
  strength?: number[]
  /** Cards that would have to be given back if the turn ended now. */
  over?: number
}

/** What a tap would do. */
export interface Target {
  anchor: string
  text: string
  actions: number[]
  reveals: boolean
  kind: string
  cost: number | null
  prospect: Prospect | null
  spot?: { map: string; x: number; y: number }
  /** The tiles of a walk, from where it begins. */
  way?: string[]
  /** What else the same place can mean: another figure, a shot, the way a bridge runs. */
  also: Target[]
}
/** What the person has in hand: a purchase to be placed, or an army to be led. */
export type Mode = { kind: 'buy'; item: string } | { kind: 'army'; from: string | null } | null

/** Where a corner lies: its code is that of a cell (docs of the kit's cells) and of its northern or southern tip. */
export function cornerSpot(anchor: string): { map: string; x: number; y: number } {
  const code = Number(anchor.slice(7)),
    cell = code >> 1,
    q = ((cell >> 6) & 63) - 32,
    r = (cell & 63) - 32
  return {
    map: cell >> 12 ? 'cave' : 'island',
    x: Math.round((2 * q + r) * 866.025),
    y: r * 1500 + (code & 1 ? 1000 : -1000),
  }
}
/** A place as it is told, “0,1” or “c0,1”, as the map knows it. */
export const placeOf = (spot: unknown): string => {
  const s = String(spot ?? '')
  return s.startsWith('c') ? `cave:${s.slice(1)}` : `tile:${s}`
}
/** The name of a beast that goes about: on the Thieves tile it is a single thief. */
export const beastOf = (dweller: string | null | undefined): string =>
  dweller === 'thieves' ? 'thief' : (dweller ?? 'titan')
/** A share of ten thousand as whole percents; what is only nearly sure, or nearly out of the question, is not
 *  called so. */
export const percent = (share: number): string =>
  share > 0 && share < 50
    ? '< 1 %'
    : share >= 9950 && share < 10000
      ? '> 99 %'
      : `${Math.round(share / 100)} %`
