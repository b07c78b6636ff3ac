/** The legal moves and plans of a position by what they are about, so that every panel finds its own. */
import type { HintMove, Legal, Plan, Position } from '../../net/wire'

export class Moves {
  readonly legal: Legal[]
  readonly plans: Plan[]
  /** What the table proposes: the moves of one gesture. */
  readonly advised: HintMove[]
  constructor(position: Position, active: boolean, advised: HintMove[] = []) {
    this.advised = active ? advised : []
    this.legal = active ? (position.you?.legal ?? []) : []
    this.plans = active ? (position.you?.plans ?? []) : []
  }
  of(...kinds: string[]): Legal[] {
    return this.legal.filter((l) => kinds.includes(l.move.kind))
  }
  one(...kinds: string[]): Legal | undefined {
    return this.of(...kinds)[0]
  }
  at(anchor: string): Legal[] {
    return this.legal.filter((l) => l.move.at.includes(anchor))
  }
  /** Moves that are made by tapping a card of the hand and nothing else. */
  card(kind: string): Legal | undefined {
    return this.legal.find(
      (l) =>
        CARD_MOVES.has(l.move.kind) &&
        (l.move.args.card === kind || `bonus_${String(l.move.args.symbol)}` === kind),
    )
  }
  /** Whether the proposal begins with this move. */
  best(action: number | undefined): boolean {
    return action !== undefined && this.advised[0]?.action === action
  }
  private get steps(): number[] {
    return this.advised.map((m) => m.action)
  }
  /** The plan of one of these kinds: the one that is proposed, the one that begins so, a payment with the cards that
   *  are, or the first. */
  plan(...kinds: string[]): Plan | undefined {
    const all = this.plans.filter((p) => kinds.includes(p.kind))
    const begun = all.find((p) => this.steps.length && this.steps.every((a, i) => p.actions[i] === a))
    return all.find((p) => alike(p.actions, this.steps)) ?? begun ?? this.paid(all[0])
  }
  private paid(plan: Plan | undefined): Plan | undefined {
    const cards = this.advised.map((m) => m.move.args.card)
    const pays = this.advised.every((m) => PAID.has(m.move.kind)) && cards.length > 0
    if (!plan || !PAID.has(plan.kind) || !pays) return plan
    if (plan.kind === 'discard' && this.steps.length < plan.actions.length) return this.filled(plan)
    const gold = this.advised.reduce((n, m) => n + Number(m.move.args.gold ?? 0), 0)
    const uses = this.advised.flatMap((m) => m.move.at.filter((a) => a.startsWith('card:')))
    return { ...plan, actions: this.steps, uses, args: { ...plan.args, cards, gold } }
  }
  /** All that is to be discarded, though the advice is of the next card alone: that one first. */
  private filled(plan: Plan): Plan {
    const left = plan.actions.map((action, i) => ({ action, card: (plan.args.cards as string[])[i]! }))
    const all = this.advised.map((m) => ({ action: m.action, card: String(m.move.args.card) }))
    for (const m of all) {
      const at = left.findIndex((x) => x.action === m.action)
      left.splice(at < 0 ? left.length - 1 : at, 1)
    }
    all.push(...left)
    const cards = all.map((x) => x.card)
    return {
      ...plan,
      actions: all.map((x) => x.action),
      uses: cards.map((c) => `card:${c}`),
      args: { ...plan.args, cards },
    }
  }
  /** The proposed bid for a way. */
  bid(way: number): Plan | undefined {
    return this.plans.find((p) => (p.kind === 'bid' || p.kind === 'add') && p.args.way === way)
  }
  way(way: number): Legal | undefined {
    return this.legal.find((l) => l.move.kind === 'way' && l.move.args.way === way)
  }
  /** The move that declines, whatever is asked. */
  get decline(): Legal | undefined {
    return this.one('pass', 'no_sangaia', 'done', 'no_buy')
  }
  get paths(): Map<number, Legal> {
    return new Map(this.of('block').map((l) => [Number((l.move.at[0] ?? '').slice(5)), l]))
  }
  get seats(): Map<number, Legal> {
    return new Map(
      this.of('juju', 'rob_card', 'rob_treasure', 'choose').map((l) => [Number(l.move.args.victim), l]),
    )
  }
}
const CARD_MOVES = new Set(['pay', 'pay_gold', 'pay_turned', 'discard', 'bonus'])
const PAID = new Set(['pay', 'pay_gold', 'pay_turned', 'discard'])
const alike = (a: number[], b: number[]): boolean => [...a].sort().join() === [...b].sort().join()
/** What a proposal does when the gold button is pressed. */
export interface Step {
  text: string
  note: string
  actions: number[]
  reveals: boolean
}
