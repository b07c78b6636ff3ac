/** The scene, the view and the facts of the Island as the engine sends them, and what is looked up in them. */
import type { Legal, Plan, Position, Refusal } from '../../lib/wire'
import { moveText, planText } from '../../table/sentences'

export const RESOURCES = ['food', 'wood', 'gold'] as const
export interface Tile { at: string; map: string; q: number; r: number; x: number; y: number; kind: string; offerings: number[]; crossed: number[] }
export interface Spot { at: string; map: string; x: number; y: number }
export interface Piece { seat: number; kind: string; figure?: string; at: string; n: number; strength: number; speed?: number; held: boolean }
export interface Building { seat: number; kind: string; number: number; at: string; map: string; x: number; y: number; touches: string[]; strength: number }
export interface Player {
  seat: number; colour: string; board: string[]; explorer: string | null; at: string | null; speed: number; strength: number; cards: number; hand: number[] | null; shrines: number; cave_shrine: boolean
  villagers_left: number; farmhouses_left: number; forts_left: number; offerings_left: number; placed_by: number
}
export interface UnderWay {
  what: string; at?: string; attacker?: number; defender?: number; kind?: string; dweller?: string | null; stage?: string; attack?: number; defence?: number; odds?: number[]
  tile?: string; item?: string; seat?: number; to?: number; seats?: number[]; give?: number[]; ask?: number[]; placed_by?: number; counter?: number
}
export interface View {
  viewer: number; edition: string; round: number; turn: number; phase: string; asked: number[]; dice: number[]; stock: number[]; treasure: number[]; stacks: { island: number; cave: number }
  tiles: Tile[]; frontier: Spot[]; pieces: Piece[]; buildings: Building[]; players: Player[]; under_way: UnderWay[]; looks_at: string[] | null
  last_battle: { attacker: number; defender: number; dweller: string | null; attack: number[]; defence: number[] } | null
}
export interface Scene { edition: string; cost: Record<string, number[]>; strength: Record<string, number>; hand_limit: number; to_win: number; bank: { rate: number; william: number } }
export interface BuyFact { id: string; cost: number[]; left: number; where: string[]; refusal: Refusal | null }
export interface Attack { action: number; at: string; against: number; attack: number; defence: number; odds: number[] }
export interface Reach { at: string; cost: number; battle: boolean; odds?: number[]; attack?: number; defence?: number }
/** An answer in a battle and the odds it leads to, seen by the attacker. */
export interface Stake { action: number; attack: number; defence: number; odds: number[] }
export interface Facts { stakes?: Stake[]; buy?: BuyFact[]; reach?: Reach[]; attacks?: Attack[]; battle?: { attack: number; defence: number; odds: number[] }; shrines?: number[]; strength?: number[] }

/** What a tap would do. */
export interface Target { anchor: string; text: string; actions: number[]; reveals: boolean; kind: string; cost: number | null; odds: number[] | null; spot?: { map: string; x: number; y: number }
  /** What else the same place can mean: another figure, a shot, the way a bridge runs. */
  also: Target[] }
/** What the person has in hand: a purchase to be placed, or an army to be led. */
export type Mode = { kind: 'buy'; item: string } | { kind: 'army'; from: string | null } | null

const CORNER: Record<string, [number, number]> = { n: [0, -1000], s: [0, 1000], en: [866, -500], es: [866, 500], wn: [-866, -500], ws: [-866, 500] }
const PLACED = new Set(['place', 'put', 'raze', 'move', 'discover', 'shoot', 'slip', 'unbridge', 'wolf'])
const LISTED = new Set(['villager', 'farmhouse', 'fort', 'offering'])
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
  text(l: Legal): string { return moveText(this.game, l, this.names) }
  odds(action: number): number[] | null { return this.facts.attacks?.find((a) => a.action === action)?.odds ?? null }
  private single(l: Legal, anchor: string, spot?: Target['spot']): Target {
    return { anchor, text: this.text(l), actions: [l.action], reveals: l.move.reveals, kind: l.move.kind, cost: null, odds: this.odds(l.action), ...(spot ? { spot } : {}), also: [] }
  }
  /** What each place of the map means now. */
  targets(mode: Mode, me: Player | undefined): Map<string, Target> {
    const found = new Map<string, Target>()
    const put = (t: Target): void => {
      const old = found.get(t.anchor)
      if (!old) found.set(t.anchor, t)
      else if (![old, ...old.also].some((o) => o.actions[0] === t.actions[0] && (o.kind === 'walk' || o.kind === 'attack' || o.actions.length === t.actions.length))) old.also.push(t)
    }
    if (mode?.kind === 'buy') {
      const here = this.view.tiles.find((t) => t.at === me?.at)
      for (const l of this.legal) {
        if (!l.move.at.includes(`buy:${mode.item}`)) continue
        const anchor = l.move.at.find((a) => !a.startsWith('buy:'))
        const corner = CORNER[String(l.move.args.corner)]
        if (anchor) put(this.single(l, anchor, corner && here ? { map: here.map, x: here.x + corner[0], y: here.y + corner[1] } : undefined))
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
    for (const p of this.plans) {
      const anchor = p.at.at(-1)
      if ((p.kind !== 'walk' && p.kind !== 'attack') || !anchor) continue
      const reach = this.facts.reach?.find((r) => r.at === anchor)
      const first = this.legal.find((l) => l.action === p.actions[0])
      put({ anchor, text: planText(this.game, p, this.names), actions: p.actions, reveals: p.actions.length === 1 && !!first?.move.reveals, kind: p.kind, cost: reach?.cost ?? p.actions.length, odds: reach?.odds ?? null, also: [] })
    }
    for (const l of this.legal) {
      if (!PLACED.has(l.move.kind)) continue
      if (l.move.kind === 'discover') {
        const here = this.view.tiles.find((t) => t.at === me?.at)
        if (!here) continue
        for (const f of this.view.frontier) if (f.map === here.map && Math.hypot(f.x - here.x, f.y - here.y) < 1900) put({ ...this.single(l, f.at), cost: 1 })
      } else if (l.move.kind === 'raze') put(this.single(l, l.move.at[0] ?? ''))
      else if (['move', 'place', 'put', 'shoot', 'slip', 'unbridge', 'wolf'].includes(l.move.kind)) { const anchor = l.move.at.at(-1); if (anchor && !anchor.startsWith('figure:')) put(this.single(l, anchor)) }
    }
    return found
  }
  /** Purchases of which every legal place has an anchor, beyond the four of the list. */
  get crafts(): string[] { return [...new Set(this.legal.flatMap((l) => l.move.at.filter((a) => a.startsWith('buy:')).map((a) => a.slice(4))))].filter((x) => !LISTED.has(x)) }
  /** What neither the map nor a button of its own offers: shown as plain buttons, so that nothing is left to text mode. */
  loose(me: Player | undefined): Legal[] {
    const met = new Set<number>()
    const meet = (mode: Mode): void => { for (const t of this.targets(mode, me).values()) for (const x of [t, ...t.also]) if (x.actions.length) met.add(x.actions[0]!) }
    meet(null)
    for (const item of [...LISTED, ...this.crafts]) meet({ kind: 'buy', item })
    for (const from of new Set(this.of('army').map((l) => l.move.at[0]))) if (from) meet({ kind: 'army', from })
    return this.legal.filter((l) => !met.has(l.action) && !BUTTONS.has(l.move.kind) && !(l.move.kind === 'move' && l.move.args.way === 'through'))
  }
}
/** A share of ten thousand as whole percents. */
export const percent = (share: number): string => `${Math.round(share / 100)} %`
