/** The scene, the view and the facts of the Island as the engine sends them, and what is looked up in them. */
import type { Legal, Plan, Position, Refusal } from '../../lib/wire'
import { t } from '../../lib/words.svelte'
import { bare, moveText, planText } from '../../table/sentences'

export const RESOURCES = ['food', 'wood', 'gold'] as const
export interface Tile { at: string; map: string; q: number; r: number; x: number; y: number; kind: string; offerings: number[]; crossed: number[]; ends?: number[]; stolen?: boolean }
export interface Spot { at: string; map: string; x: number; y: number }
export interface Piece { seat: number; kind: string; figure?: string; at: string; n: number; strength: number; speed?: number; held: boolean }
export interface Building { seat: number; kind: string; number: number; at: string; map: string; x: number; y: number; touches: string[]; strength: number }
export interface Player {
  seat: number; colour: string; board: string[]; explorer: string | null; at: string | null; speed: number; strength: number; cards: number; hand: number[] | null; known: number[]; shrines: number; cave_shrine: boolean
  side: number; partner: number[]
  /** The Thieves: a side of their own. */
  thieves?: boolean; hidden?: boolean; doubloons?: number; doubloons_most?: number; thieves_left?: number; outposts_left?: number; bearer?: string | null; cursed_thief?: string | null
  villagers_left: number; farmhouses_left: number; forts_left: number; offerings_left: number; placed_by: number
}
export interface Guardian { name: string; figure: string; at: string | null; met: boolean; waits: boolean; rests: boolean; strength: number; steps: number[]; targets: string[] }
export interface UnderWay {
  what: string; victim?: number; n?: number; guardian?: string; steps?: number; at?: string; attacker?: number; defender?: number; kind?: string; dweller?: string | null; stage?: string; attack?: number; defence?: number; odds?: number[]
  tile?: string; item?: string; seat?: number; to?: number; seats?: number[]; give?: number[]; ask?: number[]; placed_by?: number; counter?: number
}
export interface View {
  viewer: number; edition: string; round: number; turn: number; phase: string; asked: number[]; dice: number[]; stock: number[]; treasure: number[]; stacks: { island: number; cave: number }
  sides: number[]; mode: string; dice_of: { rolled: number; by: number; use: string | null }[]; ended: number[]; pot: { n: number; cards: number[] | null }
  relics: number[]; cursed: number; titan: string | null; guardians: Guardian[] | null; looking_at: { seat: number; hand: number[]; n: number } | null; reach: Record<string, number> | null
  dealt: { own: string[]; counts: number[] } | null
  tiles: Tile[]; frontier: Spot[]; pieces: Piece[]; buildings: Building[]; players: Player[]; under_way: UnderWay[]; looks_at: string[] | null
  last_battle: { attacker: number; defender: number; dweller: string | null; attack: number[]; defence: number[] } | null
}
export interface Scene { edition: string; cost: Record<string, number[]>; strength: Record<string, number>; dwellers?: Record<string, number>; mode?: string; hand_limit: number; to_win: number; bank: { rate: number; william: number } }
/** Whether a turn ends with a bounded hand: the first edition knows no limit. */
export const limited = (scene: Scene): boolean => scene.hand_limit > 0 && scene.hand_limit < 90
export interface BuyFact { id: string; cost: number[]; doubloons?: number; left: number; where: string[]; refusal: Refusal | null }
export interface Attack { action: number; at: string; against: number; attack: number; defence: number; odds: number[] }
export interface Reach { at: string; figure?: string; cost: number; battle: boolean; odds?: number[]; attack?: number; defence?: number }
/** An answer in a battle and the odds it leads to, seen by the attacker. */
export interface Stake { action: number; attack: number; defence: number; odds: number[] }
/** A field of a trade that is being put together; what is asked of cards nobody shows is bounded together. */
export interface OfferField { half: 'give' | 'ask'; what: string; most: number; shared: boolean }
export interface Offer { to: number; fields: OfferField[]; amounts: number[] }
/** An answer that moves pieces: how many, over how many tiles, and the cards it costs. */
export interface Bill { action: number; n: number; steps: number; cost: number[] }
/** What rolling dice again leads to, seen by the attacker: of none, one, two … of the lowest, and of each alone. */
export interface Again { lowest: number[][]; single: number[][] }
/** What the thief die could bring of an explorer: the most cards, face by face. */
export interface Haul { to: number; loot: number[]; sheltered: boolean }
export interface Facts { round?: number; again?: Again; haul?: Haul[]; offer?: Offer; stakes?: Stake[]; bills?: Bill[]; farms?: string[]; free_march?: number; buy?: BuyFact[]; reach?: Reach[]; attacks?: Attack[]; battle?: { attack: number; defence: number; odds: number[] }; shrines?: number[]; strength?: number[] }

/** What a tap would do. */
export interface Target { anchor: string; text: string; actions: number[]; reveals: boolean; kind: string; cost: number | null; odds: number[] | null; spot?: { map: string; x: number; y: number }
  /** What else the same place can mean: another figure, a shot, the way a bridge runs. */
  also: Target[] }
/** What the person has in hand: a purchase to be placed, or an army to be led. */
export type Mode = { kind: 'buy'; item: string } | { kind: 'army'; from: string | null } | null

/** Where a corner lies: its code is that of a cell (docs of the kit's cells) and of its northern or southern tip. */
export function cornerSpot(anchor: string): { map: string; x: number; y: number } {
  const code = Number(anchor.slice(7)), cell = code >> 1, q = ((cell >> 6) & 63) - 32, r = (cell & 63) - 32
  return { map: cell >> 12 ? 'cave' : 'island', x: Math.round((2 * q + r) * 866.025), y: r * 1500 + (code & 1 ? 1000 : -1000) }
}
const STEP: Record<string, [number, number]> = { e: [1, 0], ne: [1, -1], nw: [0, -1], w: [-1, 0], sw: [-1, 1], se: [0, 1] }
const PLACED = new Set(['emerge', 'raze_outpost', 'place', 'put', 'raze', 'move', 'discover', 'shoot', 'slip', 'unbridge', 'wolf'])
const LISTED = new Set(['villager', 'farmhouse', 'fort', 'offering', 'thief', 'outpost', 'hideout'])
/** Kinds with a button of their own beside the map. */
const BUTTONS = new Set(['end', 'discover', 'trade', 'bank', 'remove'])

export class Moves {
  readonly legal: Legal[]
  readonly plans: Plan[]
  constructor(position: Position, active: boolean, readonly game: string, readonly names: string[], readonly view: View, readonly facts: Facts) {
    this.legal = active ? (position.you?.legal ?? []) : []
    this.plans = active ? (position.you?.plans ?? []) : []
  }
  of(...kinds: string[]): Legal[] { return this.legal.filter((l) => kinds.includes(l.move.kind)) }
  one(...kinds: string[]): Legal | undefined { return this.of(...kinds)[0] }
  /** A move in words; of a band of thieves also which of them makes it. */
  text(l: Legal): string {
    const full = moveText(this.game, l, this.names), short = bare(full)
    // Two that would read the same are told apart by where.
    const text = short === full || this.legal.filter((x) => x.move.kind === l.move.kind && bare(moveText(this.game, x, this.names)) === short).length > 1 ? full : short
    const figure = l.move.at.find((a) => a.startsWith('figure:'))
    // A choice between thieves names them itself: by what lies where they stand.
    const piece = ['rider', 'bearer', 'hand_over'].includes(l.move.kind) ? this.view.pieces.find((p) => p.figure === figure) : undefined
    return piece ? moveText(this.game, { ...l, move: { ...l.move, args: { ...l.move.args, at: this.standsAt(piece) } } }, this.names) : this.whose(text, figure)
  }
  figureAt(figure: unknown): string | undefined { return this.view.pieces.find((p) => p.figure === figure)?.at }
  /** The tile next to another in a direction. */
  private beside(at: string | undefined, way: string): string | undefined {
    const here = this.view.tiles.find((x) => x.at === at), step = STEP[way]
    return here && step ? this.view.tiles.find((x) => x.map === here.map && x.q === here.q + step[0] && x.r === here.r + step[1])?.at : undefined
  }
  private whose(text: string, figure: unknown): string {
    const piece = this.view.pieces.find((p) => p.figure === figure && p.kind === 'thief')
    return piece && this.view.pieces.filter((p) => p.kind === 'thief').length > 1 ? t('ui.island.by_thief', { what: text, at: this.standsAt(piece) }) : text
  }
  /** Where a thief stands: what lies there, or if that is not enough the coordinates. */
  private standsAt(piece: Piece): string {
    const kind = (p: Piece): string => this.view.tiles.find((x) => x.at === p.at)?.kind ?? 'unknown'
    return this.view.pieces.some((p) => p.kind === 'thief' && p.at !== piece.at && kind(p) === kind(piece)) ? piece.at.replace(/^\w+:/, '') : t(`island.place.${kind(piece)}`)
  }
  odds(action: number): number[] | null { return this.facts.attacks?.find((a) => a.action === action)?.odds ?? null }
  private single(l: Legal, anchor: string, spot?: Target['spot']): Target {
    return { anchor, text: this.text(l), actions: [l.action], reveals: l.move.reveals, kind: l.move.kind, cost: null, odds: this.odds(l.action), ...(spot ? { spot } : {}), also: [] }
  }
  /** What each place of the map means now. */
  targets(mode: Mode, me: Player | undefined): Map<string, Target> {
    const found = new Map<string, Target>()
    const put = (x: Target): void => {
      const old = found.get(x.anchor)
      if (!old) found.set(x.anchor, x)
      else if (![old, ...old.also].some((o) => o.actions[0] === x.actions[0] && (o.kind === 'walk' || o.kind === 'attack' || o.actions.length === x.actions.length))) old.also.push(x)
    }
    if (mode?.kind === 'buy') {
      for (const l of this.legal) {
        if (!l.move.at.includes(`buy:${mode.item}`)) continue
        const anchor = l.move.at.find((a) => !a.startsWith('buy:') && !a.startsWith('figure:'))
        if (anchor) put(this.single(l, anchor, anchor.startsWith('corner:') ? cornerSpot(anchor) : undefined))
      }
      return found
    }
    if (mode?.kind === 'army') {
      for (const l of this.of('army')) {
        const [from, to] = l.move.at
        if (mode.from === null) { if (from) put({ ...this.single(l, from), text: '', actions: [] }) }
        else if (from === mode.from && to) put(this.single(l, to))
      }
      return found
    }
    // Of several figures that can get there the best proposal comes first, the others are offered beside it.
    for (const p of [...this.plans].sort((a, b) => Number(b.best) - Number(a.best))) {
      const anchor = p.at.at(-1)
      if ((p.kind !== 'walk' && p.kind !== 'attack') || !anchor) continue
      const reach = this.facts.reach?.find((r) => r.at === anchor && (p.args.figure === undefined || r.figure === p.args.figure))
      const first = this.legal.find((l) => l.action === p.actions[0])
      put({ anchor, text: this.whose(planText(this.game, p, this.names), p.args.figure), actions: p.actions, reveals: p.actions.length === 1 && !!first?.move.reveals, kind: p.kind, cost: reach?.cost ?? p.actions.length, odds: reach?.odds ?? null, also: [] })
    }
    for (const l of this.legal) {
      if (!PLACED.has(l.move.kind)) continue
      if (l.move.kind === 'discover') {
        const here = this.view.tiles.find((t) => t.at === (this.figureAt(l.move.at[0]) ?? me?.at))
        if (!here) continue
        for (const f of this.view.frontier) if (f.map === here.map && Math.hypot(f.x - here.x, f.y - here.y) < 1900) put({ ...this.single(l, f.at), cost: 1 })
      } else if (l.move.kind === 'raze' || l.move.kind === 'raze_outpost') put(this.single(l, l.move.at[0] ?? ''))
      else if (l.move.kind === 'emerge') { const anchor = l.move.at.find((a) => a.startsWith('corner:')); if (anchor) put(this.single(l, anchor, cornerSpot(anchor))) }
      else if (l.move.kind === 'wolf') { const anchor = this.beside(this.figureAt(l.move.at[0]), String(l.move.args.way)); if (anchor) put(this.single(l, anchor)) }
      else if (['move', 'place', 'put', 'shoot', 'slip', 'unbridge'].includes(l.move.kind)) { const anchor = [...l.move.at].reverse().find((a) => /^(tile|cave|frontier):/.test(a)); if (anchor) put(this.single(l, anchor)) }
    }
    return found
  }
  /** Purchases of which every legal place has an anchor, beyond the four of the list. */
  get crafts(): string[] { return [...new Set(this.legal.flatMap((l) => l.move.at.filter((a) => a.startsWith('buy:')).map((a) => a.slice(4))))].filter((x) => !LISTED.has(x)) }
  /** What neither the map nor a button of its own offers: shown as plain buttons, so that nothing is left to text mode. */
  loose(me: Player | undefined): Legal[] {
    const met = new Set<number>()
    const meet = (mode: Mode): void => { for (const one of this.targets(mode, me).values()) for (const x of [one, ...one.also]) if (x.actions.length) met.add(x.actions[0]!) }
    meet(null)
    for (const item of [...LISTED, ...this.crafts]) meet({ kind: 'buy', item })
    for (const from of new Set(this.of('army').map((l) => l.move.at[0]))) if (from) meet({ kind: 'army', from })
    return this.legal.filter((l) => !met.has(l.action) && !BUTTONS.has(l.move.kind) && !(l.move.kind === 'move' && l.move.args.way === 'through'))
  }
}
/** A place as it is told, «0,1» or «c0,1», as the map knows it. */
export const placeOf = (spot: unknown): string => { const s = String(spot ?? ''); return s.startsWith('c') ? `cave:${s.slice(1)}` : `tile:${s}` }
/** The name of a beast that goes about: on the Thieves tile it is a single thief. */
export const beastOf = (dweller: string | null | undefined): string => (dweller === 'thieves' ? 'thief' : (dweller ?? 'titan'))
/** A share of ten thousand as whole percents; what is only nearly sure, or nearly out of the question, is not called so. */
export const percent = (share: number): string => (share > 0 && share < 50 ? '< 1 %' : share >= 9950 && share < 10000 ? '> 99 %' : `${Math.round(share / 100)} %`)
