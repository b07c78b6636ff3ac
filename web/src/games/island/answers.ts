/** The answers to what is asked now: which of them stand where, what they are called, what each costs and leads to. */
import { t } from '../../app/words.svelte'
import type { Legal, Plan, Position } from '../../net/wire'
import { beastOf, percent, type Bill, type Facts, type Prospect, type UnderWay, type View } from './model'
import type { Moves } from './moves'

/** Several cards to take from a hand that is looked at, from spoils of both partners, or to give away. */
export interface Several {
  what: 'loot' | 'divide' | 'give'
  n: number
  most: number[]
}
/** Kinds that have their place elsewhere in this sheet or on the map. */
const ELSEWHERE = new Set([
  'bank',
  'place',
  'put',
  'move',
  'explorer',
  'speed',
  'take',
  'next',
  'amount',
  'mark',
  'mine_speed',
  'mine_gather',
  'emerge',
])
/** More ways to take cards than a hand of buttons shows at once. */
const MANY = 6
const sum = (list: number[]): number => list.reduce((a, b) => a + b, 0)

export class Answers {
  readonly frame: UnderWay | undefined
  readonly battle: UnderWay | undefined
  readonly trade: UnderWay | undefined
  readonly gather: Plan[]
  /** Cards are counted out by steppers instead of being chosen from a list. */
  readonly counted: boolean
  readonly several: Several | null
  /** Hardcore: the dice that may be rolled again. */
  readonly rolled: number[]
  readonly marking: boolean
  readonly all: Legal[]
  readonly defending: boolean
  /** Of several ways in the shortest. */
  readonly first: Legal[]
  /** Flights of one army that differ in nothing but their direction are told once. */
  readonly flights: Legal[][]
  readonly cards: Legal[]
  readonly longer: Legal[]
  /** Cards taken one by one. */
  readonly singles: Legal[]
  readonly amounts: Legal[]

  constructor(
    readonly view: View,
    readonly facts: Facts,
    readonly moves: Moves,
    readonly names: string[],
    readonly me: number,
    readonly position: Position,
    /** What the table proposes here. */
    readonly advised: number[] = [],
  ) {
    const deepest = [...view.under_way].reverse()
    this.frame = deepest[0]
    this.battle = deepest.find((u) => u.what === 'battle')
    this.trade = deepest.find((u) => u.give && u.ask)
    this.defending = this.onMySide(this.battle?.defender)
    this.gather = moves.plans.filter((p) => p.kind === 'gather').reverse()
    this.counted =
      view.phase === 'gather' &&
      (this.gather.length > MANY || (this.gather.length > 0 && !!moves.one('done')))
    this.several = this.findSeveral()
    this.rolled = this.promptKey.startsWith('island.prompt.reroll')
      ? ((position.you?.prompt?.args.dice as number[] | undefined) ?? [])
      : []
    this.marking = this.rolled.length > 0 && moves.of('mark').length > 0
    this.all = moves.legal.filter((l) => this.belongsHere(l))
    this.first = this.all.filter((l) => this.sameRoute(l).sort(this.near)[0] === l)
    this.flights = this.findFlights()
    this.cards = this.first.filter((l) => !this.flights.some((ways) => ways.includes(l)))
    this.longer = this.all.filter((l) => !this.first.includes(l)).sort(this.near)
    this.singles = this.counted || this.several || this.gather.length ? [] : moves.of('take')
    this.amounts = (view.phase === 'offer' && facts.offer) || this.marking ? [] : moves.of('amount')
  }
  private get promptKey(): string {
    return this.position.you?.prompt?.key ?? ''
  }
  private onMySide(seat: number | undefined): boolean {
    return seat !== undefined && seat >= 0 && this.view.sides[seat] === this.view.sides[this.me]
  }
  get hand(): number[] {
    return this.view.players[this.me]?.hand ?? []
  }
  private findSeveral(): Several | null {
    const { looking_at: looked, pot, phase } = this.view
    const args = this.position.you?.prompt?.args ?? {}
    let found: Several | null = null
    if (looked && this.moves.of('take').length)
      found = { what: 'loot', n: Math.min(looked.n, sum(looked.hand)), most: looked.hand }
    else if (phase === 'divide' && pot.cards) found = { what: 'divide', n: pot.n, most: pot.cards }
    else if (this.moves.of('give').length)
      found = { what: 'give', n: Number(args.over ?? args.n ?? 1), most: this.hand }
    return found && found.n > 1 ? found : null
  }
  private belongsHere(l: Legal): boolean {
    const kind = l.move.kind
    if (ELSEWHERE.has(kind)) return false
    if (kind === 'done' && (this.counted || this.several || this.marking)) return false
    if (kind === 'give' && this.several) return false
    return !(kind === 'reroll' && this.moves.of('speed').length)
  }
  /** What Enter does and gold marks. */
  proposed(l: Legal): boolean {
    const kind = l.move.kind
    if (this.advised.length) return l.action === this.advised[0]
    if (kind === 'explorer') return this.moves.of('explorer').length === 1
    return (kind === 'done' && !this.moves.of('take', 'rob').length) || kind === 'pass'
  }
  /** A question that the map answers. */
  get onMap(): boolean {
    return this.moves.of('put', 'move').length > 0 && this.view.phase !== 'place'
  }
  /** A reaction, or a battle one is in: the sheet says who did what and how long there is to answer. */
  get urgent(): boolean {
    return this.view.phase === 'window' || !!this.battle
  }

  // --- answers that move pieces: how many go, over how many tiles, for what
  bill(l: Legal): Bill | undefined {
    return this.facts.bills?.find((x) => x.action === l.action)
  }
  private route(l: Legal): string {
    if (l.move.kind === 'bring') return `b${String(l.move.args.from)}`
    return l.move.kind === 'join' ? `j${l.move.at[0]}` : `${l.action}`
  }
  private readonly near = (a: Legal, b: Legal): number =>
    (this.bill(a)?.steps ?? 0) - (this.bill(b)?.steps ?? 0)
  private sameRoute(l: Legal): Legal[] {
    return this.all.filter((x) => this.route(x) === this.route(l))
  }
  private findFlights(): Legal[][] {
    const same = (l: Legal): string =>
      JSON.stringify([l.move.kind, l.move.args.from, this.bill(l)?.n, this.bill(l)?.cost, this.stake(l)])
    const fleeing = this.first.filter((l) => l.move.kind === 'flee')
    return [...new Set(fleeing.map(same))]
      .map((key) => this.first.filter((l) => same(l) === key))
      .filter((ways) => ways.length > 1)
  }

  // --- what they lead to
  stake(l: Legal): Prospect | null {
    const staked = this.facts.stakes?.find((x) => x.action === l.action)
    const again = this.secondRoll(l)
    return staked
      ? { ...staked, against: this.battle?.defender ?? -1 }
      : again
        ? { odds: again }
        : this.moves.prospect(l.action)
  }
  /** What a second roll leads to: of all dice, of one, or of none. */
  private secondRoll(l: Legal): number[] | null {
    const again = this.facts.again
    if (!this.rolled.length || !again) return null
    if (l.move.kind === 'done') return again.lowest[0] ?? null
    if (l.move.kind === 'reroll') return again.lowest.at(-1) ?? null
    return l.move.kind === 'die' ? (again.single[Number(l.move.args.n) - 1] ?? null) : null
  }
  /** What follows from letting it pass. */
  get passes(): string {
    if (this.frame?.what !== 'window' && this.view.phase !== 'window') return ''
    return this.promptKey === 'island.prompt.window_buy'
      ? t('ui.island.then_buys', this.position.you?.prompt?.args ?? {}, this.names)
      : t('ui.island.then_goes_on', { who: this.view.turn }, this.names)
  }
  /** How far an explorer is from the Thieves, and before they roll how likely the die gets there. */
  reaching(who: number, n: number | undefined, cards: number): string {
    const odds = this.facts.haul?.find((x) => x.to === who)
    if (n === undefined) return t('ui.island.reach_none', { who }, this.names)
    if (odds?.sheltered) return t('ui.island.reach_fort', { who }, this.names)
    if (!odds || !cards) return t('ui.island.reach_of', { who, n, cards }, this.names)
    const p = percent((10000 * odds.loot.filter((k) => k > 0).length) / odds.loot.length)
    return t('ui.island.reach_chance', { who, n, cards, p }, this.names)
  }

  // --- what they are called
  say(l: Legal): string {
    const { kind, args } = l.move
    if (kind === 'done') {
      const done = this.sayDone()
      if (done) return done
    }
    if (kind === 'choose' && (this.view.phase === 'order' || this.view.phase === 'steal')) {
      const who = Number(args.to)
      const key = this.view.phase === 'order' ? 'ui.island.fight_first' : 'ui.island.steal_from'
      return t(key, { who, n: this.view.players[who]?.cards ?? 0 }, this.names)
    }
    if (kind === 'hide' && this.promptKey.endsWith('hiding_full')) return t('ui.island.hide_full')
    if (kind === 'die' && this.rolled.length)
      return t('ui.island.reroll_die', { n: this.rolled[Number(args.n) - 1] ?? 0 })
    const text = this.plain(l)
    if (!text) return this.moves.text(l)
    const alike = this.first.filter((x) => this.plain(x) === text)
    return alike.length > 1 ? text + this.moves.apart(l, alike) : text
  }
  private sayDone(): string {
    if (this.rolled.length) return t('ui.island.let_stand')
    if (this.battle)
      return this.facts.battle ? t(this.defending ? 'ui.island.fight_as_is' : 'ui.island.attack_as_is') : ''
    if (this.view.phase === 'gather') return t('ui.island.keep_speed')
    if (this.moves.of('rob').length) return t('ui.island.rob_nobody')
    return t(this.view.phase === 'share' ? 'ui.island.let_stand' : 'ui.island.enough')
  }
  private plain(l: Legal): string {
    const a = { ...l.move.args, n: this.bill(l)?.n ?? 1 }
    if (l.move.kind === 'bring') return t('ui.island.bring_n', a)
    if (l.move.kind === 'flee') return t('ui.island.flee_n', a)
    if (l.move.kind !== 'army') return ''
    const at = this.facts.attacks?.find((x) => x.action === l.action)
    if (!at || at.against < 0) return ''
    const free = this.view.pieces.filter(
      (p) => p.kind === 'villager' && p.at === l.move.at[0] && this.onMySide(p.seat) && !p.held,
    )
    return t('ui.island.attack_n', { ...a, n: sum(free.map((p) => p.n)), who: at.against }, this.names)
  }
  /** The heading of an urgent question. */
  title(prompt: string): string {
    const battle = this.battle
    if (!battle || !this.defending) return prompt
    const what = this.view.tiles.find((x) => x.at === battle.at)?.kind
    const who = battle.attacker ?? -1
    if (who < 0 && what) return t('ui.island.sheet_raid', { who: beastOf(battle.dweller), what })
    if (battle.kind !== 'farmhouse' && what) return t('ui.island.sheet_attacked', { who, what }, this.names)
    return t('ui.island.sheet_farmhouse', { who }, this.names)
  }
}
