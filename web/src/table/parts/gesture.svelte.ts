/** From taps to moves, for any game. An offer is a plan or a single legal move; a person taps anchors ("card:scout",
 *  "space:12") until one offer is meant. Nothing is computed here but which offers carry the tapped anchors. */
import { moveText, planText, stepsText } from '../talk/sentences'
import { settle } from '../../app/live.svelte'
import type { HintMove, Legal, Plan, Position } from '../../net/wire'
import type { Args } from '../../app/words.svelte'

export interface Offer {
  kind: string
  actions: number[]
  args: Args
  at: string[]
  uses: string[]
  best: boolean
  reveals: boolean
  text: string
  plan: boolean
  target: string
}
const isSource = (anchor: string): boolean => anchor.startsWith('card:') || anchor.startsWith('token:')

function fromPlan(game: string, p: Plan, legal: Legal[], names: string[]): Offer {
  const first = legal.find((l) => l.action === p.actions[0])
  return {
    ...p,
    reveals: p.actions.length === 1 && !!first?.move.reveals,
    text: planText(game, p, names),
    plan: true,
    target: p.at.at(-1) ?? '',
  }
}
function fromLegal(game: string, l: Legal, names: string[]): Offer {
  const targets = l.move.at.filter((a) => !isSource(a) && !a.startsWith('piece:'))
  return {
    kind: l.move.kind,
    actions: [l.action],
    args: l.move.args,
    at: l.move.at,
    uses: l.move.at.filter(isSource),
    best: false,
    reveals: l.move.reveals,
    text: moveText(game, l, names),
    plan: false,
    target: targets.at(-1) ?? '',
  }
}

/** The same for messages about the same question, whatever else they bring. */
export const moment = ({ n, eye, you }: Position): string => `${n} ${eye} ${you?.seq ?? ''}`

export class Gesture {
  /** What the person holds: a card or token anchor. */
  source = $state<string | null>(null)
  target = $state<string | null>(null)
  piece = $state<string | null>(null)
  offers = $state.raw<Offer[]>([])

  /** `modest` offers are shown but never proposed: spending a card is rarely what a tap on it means. */
  constructor(
    private readonly modest: (o: Offer) => boolean = () => false,
    /** Says an offer in the words of its game, where the general ones are not enough. */
    private readonly retell: (o: Offer) => string = (o) => o.text,
    /** What the table proposes: whoever taps where it leads means just that. */
    private readonly favours: () => Offer | null = () => null,
  ) {}

  private loaded = ''
  /** What was tapped holds only as long as something can still be done with it, and its target only until the game
   *  goes on. The same moment may come again, with another clock or somebody gone: then nothing is let go. Tells
   *  whether the moment is a new one. */
  load(game: string, position: Position, names: string[]): boolean {
    const you = position.you
    const fresh = this.loaded !== moment(position)
    this.loaded = moment(position)
    const legal = you?.legal ?? []
    const plans = (you?.plans ?? []).map((p) => fromPlan(game, p, legal, names))
    const singles = legal
      .map((l) => fromLegal(game, l, names))
      .filter((s) => !plans.some((p) => p.actions.length === 1 && p.actions[0] === s.actions[0]))
    this.offers = [...plans, ...singles].map((o) => ({ ...o, text: this.retell(o) }))
    if (this.source && !this.withSource(this.source).length) this.source = null
    if (this.target && !this.offers.some((o) => o.target === this.target)) this.target = null
    if (this.piece && !this.offers.some((o) => o.at.includes(this.piece!))) this.piece = null
    if (fresh) this.target = null
    return fresh
  }
  /** What the table proposes, as an offer: the one that does the same, or its moves told together. */
  proposed(game: string, moves: HintMove[], names: string[]): Offer | null {
    const last = moves.at(-1)
    if (!last) return null
    const actions = moves.map((m) => m.action),
      same = this.offers.find((o) => o.actions.join() === actions.join())
    if (same) return same
    const at = moves.flatMap((m) => m.move.at)
    return {
      kind: moves[0]!.move.kind,
      actions,
      args: moves[0]!.move.args,
      at,
      uses: at.filter(isSource),
      best: true,
      reveals: last.move.reveals,
      text: stepsText(game, moves, names),
      plan: false,
      target: at.filter((a) => !isSource(a) && !a.startsWith('piece:')).at(-1) ?? '',
    }
  }
  withSource(anchor: string): Offer[] {
    return this.offers.filter((o) => o.uses.includes(anchor))
  }
  private fits(o: Offer): boolean {
    return !this.piece || !o.at.some((a) => a.startsWith('piece:')) || o.at.includes(this.piece)
  }

  /** Offers for what is held now; without anything held, all of them. */
  get open(): Offer[] {
    return this.offers.filter((o) => this.fits(o) && (!this.source || o.uses.includes(this.source)))
  }
  /** The best offer for each thing that can be tapped next. */
  get targets(): Map<string, Offer> {
    const found = new Map<string, Offer>()
    for (const o of this.open) {
      if (!o.target || isSource(o.target)) continue
      // A card in the hand lights up where it leads by itself; longer ways are proposed when nothing is held.
      if (this.source && o.target.startsWith('space:') && o.uses.length > 1) continue
      const old = found.get(o.target)
      if (!old || rank(o) > rank(old)) found.set(o.target, o)
    }
    const own = this.source ? null : this.favours()
    if (own && found.has(own.target) && this.fits(own)) found.set(own.target, own)
    return found
  }
  /** What the held card can do without a target. */
  private get direct(): Offer[] {
    return this.open.filter((o) => !o.target || isSource(o.target))
  }
  /** What the gold button would do. */
  get chosen(): Offer | null {
    if (this.target) return this.targets.get(this.target) ?? null
    if (this.source && !this.targets.size) {
      const direct = this.direct.filter((o) => !this.modest(o))
      if (direct.length === 1) return direct[0]!
    }
    return null
  }
  /** Other ways to reach the chosen target, and what a held card can do without a target. */
  get choices(): Offer[] {
    if (this.target) {
      const main = this.chosen
      return this.open.filter((o) => o.target === this.target && o !== main)
    }
    return this.source ? this.direct.filter((o) => o !== this.chosen) : []
  }
  pick(anchor: string): void {
    this.target = null
    this.source = this.source === anchor ? null : anchor
  }
  /** A tap on the board: true if it now means something, false if nothing can be done there. */
  aim(anchor: string): boolean {
    if (this.targets.has(anchor)) {
      this.target = anchor
      settle()
      return true
    }
    if (this.source && this.offers.some((o) => o.target === anchor)) {
      // The card held does not reach it, others do: propose those.
      this.source = null
      this.target = anchor
      settle()
      return true
    }
    return false
  }
  clear(): boolean {
    const held = !!(this.source || this.target || this.piece)
    this.source = this.target = this.piece = null
    return held
  }
}
/** A plan that is marked best goes before plans, plans before single moves, short before long. */
const rank = (o: Offer): number =>
  (o.best ? 1000 : 0) + (o.plan ? 100 : 0) - o.uses.length * 10 - o.actions.length
