/** The legal moves and plans of a position by what they are about, so that every panel finds its own. */
import type { Legal, Plan, Position } from '../../net/wire'

export class Moves {
  readonly legal: Legal[]
  readonly plans: Plan[]
  constructor(position: Position, active: boolean) {
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
  plan(...kinds: string[]): Plan | undefined {
    return this.plans.find((p) => kinds.includes(p.kind))
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
/** What a proposal does when the gold button is pressed. */
export interface Step {
  text: string
  note: string
  actions: number[]
  reveals: boolean
}
