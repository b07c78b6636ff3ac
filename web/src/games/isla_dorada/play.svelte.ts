/** One seat's play of Isla Dorada: the way it looks at, what the gold button proposes, and what taps do. */
import { untrack } from 'svelte'
import { speak } from '../../app/live.svelte'
import { t } from '../../app/words.svelte'
import type { Plan } from '../../net/wire'
import type { BoardProps } from '../../table/game'
import { moveText, planText, stepsText } from '../../table/talk/sentences'
import { counted, Model, placeName, type Facts, type Scene, type View, type WayFact } from './model'
import { Moves, type Step } from './moves'
import { slots } from './slots'
import { asBefore, better, order, rows, type Row } from './ways'

/** Questions that slide over the hand. */
const SHEET = [
  'keep',
  'return',
  'play',
  'bongo',
  'bonus',
  'done',
  'sangaia',
  'no_sangaia',
  'rob_card',
  'rob_treasure',
  'choose',
  'block',
]
/** Plans that answer a question outside the bidding. */
const PLANNED = ['pay', 'show', 'show_bonus', 'discard']
export class Play {
  private readonly given!: () => BoardProps
  picked = $state<number | null>(null)
  /** A way under the pointer shows what it would cost, without being chosen. */
  hover = $state<string | null>(null)
  juju = $state(false)
  /** Pass whatever is bid, until the bidding is over. */
  still = $state(false)
  /** The bid that was last heard. */
  private heard = ''

  constructor(given: () => BoardProps) {
    this.given = given
    $effect(() => {
      const no = this.still && this.active && this.bids ? this.moves.one('pass') : undefined
      if (no) untrack(() => void this.run([no.action]))
    })
    $effect(() => {
      if (this.bids) return
      untrack(() => {
        this.picked = null
        this.juju = this.still = false
      })
    })
    // A way one looked at is forgotten when somebody has bid: what it costs is another question now.
    $effect(() => {
      const { high, last } = this.view.bidding
      if (`${high} ${last}` !== this.heard) untrack(() => (this.picked = null))
      this.heard = `${high} ${last}`
    })
    // A hint that was asked for takes the place of the way one looked at.
    $effect(() => {
      if (this.link?.hinted) untrack(() => (this.picked = null))
    })
  }

  // --- the position
  get table(): BoardProps['table'] {
    return this.given().table
  }
  get position(): BoardProps['position'] {
    return this.given().position
  }
  get link(): BoardProps['link'] {
    return this.given().link
  }
  get log(): BoardProps['log'] {
    return this.given().log
  }
  readonly model = $derived(new Model(this.given().scene as Scene))
  readonly names = $derived(this.given().table.seats.map((s) => s.name))
  readonly moves = $derived(new Moves(this.position, this.active, this.link?.advised?.moves))
  get view(): View {
    return this.position.view as View
  }
  get own(): View['you'] {
    return this.view.you
  }
  get facts(): Facts {
    return (this.position.you?.facts ?? {}) as Facts
  }
  get active(): boolean {
    return !!this.link?.mine && this.table.status === 'playing'
  }
  get busy(): boolean {
    return this.link?.busy ?? false
  }
  get bids(): boolean {
    return this.view.phase === 'bidding'
  }
  /** From the first bid until it is paid. */
  get bidding(): boolean {
    return this.bids || this.view.phase === 'paying'
  }
  get prompt(): string {
    const asked = this.position.you?.prompt
    if (this.link && this.table.status === 'over') return t('ui.bar.over')
    if (asked) return t(asked.key, asked.args, this.names)
    return this.position.actors.length
      ? t('isla_dorada.prompt.wait', { who: this.position.actors }, this.names)
      : t('isla_dorada.prompt.over')
  }
  /** Whether others may do something one would want to be asked about: in a lesson nobody decides but the learner. */
  get ordered(): boolean {
    return !!this.own && !this.link?.taught && this.table.status === 'playing'
  }
  get asking(): boolean {
    return this.active && this.moves.legal.some((l) => SHEET.includes(l.move.kind))
  }

  // --- the way one is looking at
  get ways(): WayFact[] {
    return this.facts.ways ?? []
  }
  /** The rows keep their places until the bidding is over, whatever is bid: one finds again what one has read. */
  readonly list = $derived.by((): Row[] => {
    const found = rows(this.ways, (w) => !this.active || !!this.moves.bid(w.way))
    const round = `${this.view.round} ${this.view.place}`
    const list = round === this.read.round ? asBefore(found, this.read.rows) : found
    if (found.length) this.read = { round, rows: order(list) }
    return list
  })
  private read: { round: string; rows: number[] } = { round: '', rows: [] }
  /** Which card lies at which place of the pool. */
  readonly lying = $derived.by((): (number | null)[] => {
    const { pool } = this.view
    const found = slots(this.lay, pool, this.model.scene.pool)
    this.lay = found.map((i) => (i === null ? null : pool[i]!))
    return found
  })
  private lay: (string | null)[] = []
  get chosen(): WayFact | null {
    if (!this.ways.length) return null
    const named = this.own && this.own.picked >= 0 ? this.own.picked : this.picked
    const found = this.ways.find((w) => w.way === named)
    if (found || !this.active) return found ?? null
    const proposed = this.ways.find((w) => w.way === this.moves.advised[0]?.move.args.way)
    if (proposed) return proposed
    const all = this.list.flatMap((r) => r.ground ?? r.air)
    return all.find((w) => this.moves.bid(w.way)) ?? all[0] ?? null
  }
  get naming(): boolean {
    return this.active && this.bids && (this.own?.picked ?? -1) >= 0
  }
  get shown(): WayFact | null {
    const pointed =
      this.hover && !this.naming ? this.ways.filter((w) => w.to === this.hover).sort(better)[0] : null
    return pointed ?? (this.declines && this.picked === null ? null : this.chosen)
  }
  costs(w: WayFact): string {
    if (!w.cards.length && !w.gold) return t('ui.isla.free_bid')
    return t(w.gold ? 'ui.isla.costs_gold' : 'ui.isla.costs', { cards: counted(w.cards), gold: w.gold })
  }

  // --- what the gold button proposes
  /** Whether what is proposed is something else than a bid for the way one looks at: to pass, a Juju. */
  get declines(): boolean {
    const first = this.moves.advised[0]
    const open = this.picked === null || !this.moves.bid(this.picked)
    return this.bids && open && !!first && !['way', 'bid'].includes(first.move.kind)
  }
  get gold(): Step | null {
    if (!this.active) return null
    const steps = this.moves.advised
    if (steps.length && (this.naming || this.declines || !(this.bids || this.moves.plan(...PLANNED))))
      return {
        text: stepsText(this.table.game, steps, this.names),
        note: '',
        actions: steps.map((m) => m.action),
        reveals: !!steps.at(-1)?.move.reveals,
      }
    const plan = this.bids ? this.chosen && this.moves.bid(this.chosen.way) : this.moves.plan(...PLANNED)
    if (plan) return this.planned(plan)
    const only = this.moves.legal.length === 1 ? this.moves.legal[0] : undefined
    if (!only) return null
    const text = moveText(this.table.game, only, this.names)
    return { text, note: '', actions: [only.action], reveals: only.move.reveals }
  }
  private planned(plan: Plan): Step {
    const more = { actions: plan.actions, reveals: true }
    if (plan.kind === 'pay') {
      const n = Number(plan.args.gold)
      const text = t('ui.isla.pay_this', { cards: counted(plan.args.cards as string[]) })
      return { text, note: n ? t('ui.isla.and_gold', { n }) : '', ...more }
    }
    const bid = plan.kind === 'bid' || plan.kind === 'add'
    const note = bid && this.chosen ? this.costs(this.chosen) : ''
    return { text: planText(this.table.game, plan, this.names), note, ...more }
  }
  /** The cards of the hand that what is meant would take. */
  get spends(): string[] {
    if (!this.active) return []
    if (this.bids) return this.shown?.can && !this.declines ? this.shown.cards : []
    const uses = this.moves.plan('pay', 'discard', 'show', 'show_bonus')?.uses ?? []
    return uses.filter((a) => a.startsWith('card:')).map((a) => a.slice(5))
  }
  /** The number of cards in the hand. */
  get held(): number {
    return this.own ? Object.values(this.own.hand).reduce((a, b) => a + b, 0) : 0
  }
  get handNote(): string {
    const hint = !this.active ? '' : t(this.spends.length ? 'ui.isla.frame' : 'ui.isla.hand_hint')
    const of = t('ui.isla.hand_of', { n: this.held, all: this.model.scene.hand_limit })
    return hint ? `${of} · ${hint}` : of
  }

  // --- what can be tapped
  get picks(): Map<number, string> {
    return new Map(
      [...this.moves.seats]
        .filter(([, l]) => l.move.kind !== 'juju' || this.juju)
        .map(([seat, l]) => [seat, moveText(this.table.game, l, this.names)]),
    )
  }
  get sites(): Map<string, string> {
    const found = new Map<string, string>()
    for (const l of this.moves.of('sangaia'))
      found.set(String(l.move.args.to), moveText(this.table.game, l, this.names))
    if (this.bids && this.active)
      for (const w of this.ways)
        if (w.type !== 'air' && this.moves.bid(w.way))
          found.set(w.to, t('ui.isla.bid_for', { n: w.next, to: w.to, type: w.type }))
    return found
  }
  /** The open paths from here, while somebody can still bid for them. */
  get open(): number[] {
    if (!this.bids) return []
    const { place, bigfoot, leviathan } = this.view
    const leads = (p: Scene['paths'][number]): boolean =>
      this.ways.length
        ? this.ways.some((w) => w.at.includes(`path:${p.n}`))
        : p.from === place || (!p.one_way && p.to === place)
    return this.model.scene.paths
      .filter((p) => p.n !== bigfoot && p.n !== leviathan && leads(p))
      .map((p) => p.n)
  }
  /** The path a monster is proposed for. */
  get advisedPath(): number {
    return [...this.moves.paths].find(([, l]) => this.moves.best(l.action))?.[0] ?? -1
  }
  /** Whom a Juju has silenced in this bidding, and who played it: everybody saw it. */
  get silencers(): Map<number, number> {
    const found = new Map<number, number>()
    for (const e of this.log.flatMap((i) => i.events ?? [])) {
      if (e.kind === 'round') found.clear()
      else if (e.kind === 'juju') found.set(Number(e.args.victim), Number(e.args.who))
    }
    return found
  }
  get canOvetos(): boolean {
    const free = this.active && this.bids && !this.naming
    return free && !!this.chosen?.ovetos && !!this.moves.way(this.chosen.way)
  }
  /** Takes back the way that was named, before an amount is. */
  get back(): (() => void) | null {
    const to = this.position.you?.undo.to
    return this.naming && to != null ? () => void this.link?.undo(to) : null
  }

  // --- what is done
  async run(actions: number[]): Promise<void> {
    if (!this.link) return
    // What was on the button is done as one: cards given up do not stop at the first that others see.
    const answer = await this.link.act(actions, { whole: actions.length > 1 })
    if (answer.ok) this.juju = false
  }
  doGold(): void {
    if (this.gold && !this.busy) void this.run(this.gold.actions)
  }
  bid(way: number): void {
    const plan = this.moves.bid(way)
    if (plan) void this.run(plan.actions)
  }
  /** Another amount, or an Ovetos: say the way first, then how much. */
  more(way: number): void {
    const move = this.moves.way(way)
    if (move) void this.run([move.action])
  }
  ovetos(): void {
    if (this.chosen) this.more(this.chosen.way)
  }
  /** A place is tapped: true if a way there is now looked at. */
  tapSite(id: string): boolean {
    const onward = this.moves.of('sangaia').find((l) => l.move.args.to === id)
    if (onward) {
      void this.run([onward.action])
      return false
    }
    const here = this.ways.filter((w) => w.to === id)
    const asked = this.active && this.bids
    if (asked && !here.some((w) => this.moves.way(w.way))) void this.link?.why({ to: `site:${id}`, with: [] })
    if (!here.length) return false
    // The same place again: the next of the ways that lead there.
    const at = here.findIndex((w) => w.way === this.chosen?.way)
    const next = here[(at + 1) % here.length]!
    this.picked = next.way
    const price = next.can ? this.costs(next) : t('ui.isla.cannot', { n: next.most })
    speak(`${placeName(id)} ${t(`isla_dorada.by.${next.type}`)}, ${price}`)
    return true
  }
  tapPath(n: number): void {
    const move = this.moves.paths.get(n)
    if (move) void this.run([move.action])
  }
  tapSeat(i: number): void {
    const move = this.moves.seats.get(i)
    if (move) void this.run([move.action])
  }
  /** A trick of the hand is tapped: true if it is played now. */
  trick(kind: string): boolean {
    if (kind === 'juju' && this.moves.of('juju').length) {
      this.juju = !this.juju
      return true
    }
    if (kind !== 'ovetos' || !this.canOvetos) return false
    this.ovetos()
    return true
  }
}
