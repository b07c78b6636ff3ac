/** One seat's play of the Island: what the position offers it, what it means by its taps, and what that does. */
import { untrack } from 'svelte'
import { speak } from '../../app/live.svelte'
import { t } from '../../app/words.svelte'
import type { BoardProps } from '../../table/game'
import { moment } from '../../table/parts/gesture.svelte'
import { cornerSpot, type Facts, type Mode, type Player, type Scene, type Target, type View } from './model'
import { Moves } from './moves'
import { scenes } from './past'
import { onward, type Rest } from './way'

/** Answers that are given on the map alone. */
const ON_MAP = ['put', 'move', 'place', 'bank']
export const inCave = (a: string): boolean =>
  a.startsWith('cave:') ||
  a.startsWith('frontier:c') ||
  (a.startsWith('corner:') && cornerSpot(a).map === 'cave')

export class Play {
  private readonly given!: () => BoardProps
  mode = $state<Mode>(null)
  aimed = $state<string | null>(null)
  /** Places an answer speaks of, while the pointer or the focus is on it. */
  pointed = $state<string[]>([])
  trading = $state(false)
  /** The sheet of the question, for keys that answer it. */
  sheet = $state.raw<{ answer: (n: number) => void; swap: () => void; propose: () => void } | undefined>()

  constructor(
    given: () => BoardProps,
    /** Whether something is still being shown, so that nothing is asked yet. */
    private readonly waits: () => boolean = () => false,
  ) {
    this.given = given
    $effect(() => {
      void this.moment
      untrack(() => {
        this.mode = null
        this.aimed = null
        this.pointed = []
        this.trading = false
        this.goOn()
      })
    })
  }
  private rest: Rest | null = null
  /** Whether one has just attacked, so that a battle for which nobody can be brought goes on by itself. */
  private striking = false
  private strike(): boolean {
    const [only, other] = this.moves.legal
    if (!this.striking || this.busy || !this.asks || only?.move.kind !== 'done' || other) return false
    void this.run([only.action])
    return true
  }
  private goOn(): void {
    const { rest } = this
    if (this.strike()) return
    if (!rest || !this.active || this.me !== rest.seat) return
    this.rest = null
    if (this.asks) return
    const then = onward(rest, this.log, this.targets.get(rest.anchor))
    if (then === 'go') void this.run(rest.actions, false, rest.anchor)
    else if (then === 'aim') this.aimed = rest.anchor
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
  get rules(): Scene {
    return this.given().scene as Scene
  }
  get view(): View {
    return this.position.view as View
  }
  get facts(): Facts {
    return (this.position.you?.facts ?? this.position.facts ?? {}) as Facts
  }
  get me(): number {
    return this.view.viewer
  }
  get own(): Player | undefined {
    return this.me >= 0 ? this.view.players[this.me] : undefined
  }
  get busy(): boolean {
    return this.link?.busy ?? false
  }
  get active(): boolean {
    return (
      !this.waits() &&
      !!this.link?.mine &&
      this.table.status === 'playing' &&
      !this.table.seats[this.me]?.held
    )
  }
  /** Whether there are others whose moves one may give standing orders about. */
  get ordering(): boolean {
    const others = this.table.seats.length > 1 && !this.link?.taught // in a lesson nobody else decides
    return this.me >= 0 && this.table.status === 'playing' && others
  }
  private readonly moment = $derived(moment(this.given().position))
  readonly names = $derived(this.given().table.seats.map((s) => s.name))
  readonly moves = $derived(
    new Moves(this.position, this.active, this.table.game, this.names, this.view, this.facts),
  )
  /** What each place of the map means now. */
  readonly targets = $derived(
    this.active ? this.moves.targets(this.mode, this.own) : new Map<string, Target>(),
  )
  get hasCave(): boolean {
    return this.view.tiles.some((x) => x.map === 'cave')
  }
  get undoTo(): number | null {
    return this.position.you?.undo.to ?? null
  }

  // --- what is asked
  get prompt(): string {
    if (this.waits()) return t('ui.island.dice_fall')
    // What the table answers for this seat is no question to it.
    const asked = this.position.you?.prompt
    if (asked && !this.position.you?.auto) return t(asked.key, asked.args, this.names)
    const { turn } = this.view
    if (this.position.window && !this.position.actors.includes(turn))
      return t('ui.island.may_react', { who: turn }, this.names)
    return this.position.actors.length && (this.table.status !== 'over' || !this.link)
      ? t('island.prompt.wait', { who: this.position.actors }, this.names)
      : t('island.prompt.over')
  }
  /** Whether dice are falling, so that nobody is asked yet. */
  get rolling(): boolean {
    return this.waits()
  }
  get asks(): boolean {
    return this.active && this.view.phase !== 'explore'
  }
  get battle(): string | null {
    return [...this.view.under_way].reverse().find((u) => u.what === 'battle')?.at ?? null
  }
  /** A question that only the map answers. */
  get onlyMap(): boolean {
    const { legal } = this.moves
    return this.asks && legal.length > 0 && legal.every((l) => ON_MAP.includes(l.move.kind))
  }
  get urgent(): boolean {
    return this.asks && (this.view.phase === 'window' || this.view.under_way.some((u) => u.what === 'battle'))
  }
  /** Under attack, from the first question to the last. */
  get besieged(): boolean {
    return this.view.under_way.some(
      (u) =>
        u.what === 'battle' &&
        u.defender !== undefined &&
        u.defender >= 0 &&
        this.view.sides[u.defender] === this.view.sides[this.me],
    )
  }
  get hint(): string {
    if (this.mode?.kind === 'buy') return t('ui.island.where_to_put', { what: this.mode.item })
    if (this.mode?.kind === 'army' && !this.chosen)
      return t(this.mode.from ? 'ui.island.where_to_march' : 'ui.island.which_army')
    if (this.trading) return t('ui.island.with_whom')
    if (this.asks && this.facts.offer)
      return t('ui.island.trade_form', { who: this.facts.offer.to }, this.names)
    return this.prompt
  }

  // --- where to look
  get from(): string | null {
    if (this.mode?.kind === 'army' && this.mode.from) return this.mode.from
    const thief = this.view.pieces.find((p) => p.kind === 'thief' && p.seat === this.me)
    return this.own?.at ?? thief?.at ?? null
  }
  /** At the battle, or at one's own explorer. */
  get focus(): string | null {
    if (this.battle) return this.battle
    const onTile =
      this.onlyMap && this.view.phase !== 'place'
        ? [...this.targets.keys()].find((a) => a.startsWith('tile:'))
        : undefined
    return onTile ?? this.from
  }
  /** What must be in sight: what is asked about, what somebody else has just done, or a battle. */
  get wanted(): string[] {
    if (this.battle) return [this.battle, ...this.doors]
    if (this.asks && this.onlyMap) return [...this.targets.keys()]
    if (this.asks && this.view.phase === 'window') return this.reacting
    if (!this.active) return scenes(this.given().fresh?.items ?? [])
    // Nobody presses gold for a place that cannot be seen.
    const meant = this.chosen && this.aimed ? [this.aimed] : this.marks
    return meant.length && this.from ? [this.from, ...meant] : []
  }
  /** Who is about to do something, and from where to where one could attack. */
  private get reacting(): string[] {
    const at = this.view.players[this.view.turn]?.at
    return [...(at ? [at] : []), ...this.doors]
  }
  /** From where pieces could come into a battle one is asked about. */
  private get doors(): string[] {
    return this.asks ? this.moves.legal.flatMap((l) => l.move.at.filter((a) => /^(tile|cave):/.test(a))) : []
  }
  /** Whether what is asked, or what one has, is in the cave. */
  get lower(): boolean {
    return this.asks && this.targets.size
      ? [...this.targets.keys()].every(inCave)
      : !!(this.battle ?? this.from)?.startsWith('cave:')
  }

  // --- the gold button
  get chosen(): Target | null {
    return this.aimed ? (this.targets.get(this.aimed) ?? null) : null
  }
  get end(): ReturnType<Moves['one']> {
    return this.moves.one('end')
  }
  get discover(): ReturnType<Moves['one']> {
    return this.moves.one('discover')
  }
  get through(): ReturnType<Moves['of']> {
    return this.moves.of('move').filter((l) => l.move.args.way === 'through')
  }
  get loose(): ReturnType<Moves['of']> {
    return this.active && this.view.phase === 'explore' ? this.moves.loose(this.own) : []
  }
  /** What the table proposes: on the gold button, on the map and among the answers alike. */
  get advice(): Target | null {
    const given = this.link?.advised
    if (!given || !this.active || this.chosen || this.mode) return null
    return this.moves.proposed(given.moves, this.targets)
  }
  /** The actions that are proposed, for what is filled in before one chooses. */
  get advised(): number[] {
    return (this.active && this.link?.advised?.moves.map((m) => m.action)) || []
  }
  /** Places that are marked on the map: what an answer speaks of, or what is proposed. */
  get marks(): string[] {
    if (this.pointed.length) return this.pointed
    if (!this.advice?.anchor) return []
    const moves = this.link?.advised?.moves ?? []
    // What is proposed may be several purchases, each at its place; of a walk it is where it leads.
    const all = moves.every((m) => m.move.kind === 'move') ? [] : moves.flatMap((m) => m.move.at)
    return [...new Set([...all.filter((a) => /^(tile|cave|frontier|corner):/.test(a)), this.advice.anchor])]
  }
  /** The tiles one is about to walk over. */
  get way(): string[] {
    return (this.chosen ?? this.advice)?.way ?? []
  }
  /** What a question that the map answers, or may answer, would be answered with. */
  get answer(): Target | null {
    const { advice } = this
    if (this.chosen || !advice || !this.asks) return this.chosen
    const there = this.targets.get(advice.anchor)?.actions[0] === advice.actions[0]
    return this.onlyMap || there ? advice : null
  }
  get gold(): Target | null {
    if (!this.active) return null
    if (this.answer) return this.answer
    if (this.view.phase !== 'explore' || this.mode) return null
    if (this.advice) return this.advice
    const speed = this.own?.speed ?? 0
    const l = speed > 0 && this.discover ? this.discover : !this.targets.size ? this.end : undefined
    return l && this.link?.proposes(l.action) !== false ? this.moves.single(l, '') : null
  }
  /** What a place that answers a question on the map means. */
  get settled(): string {
    return ['guardians', 'titan', 'banish'].includes(this.view.phase)
      ? t('ui.island.send_here', { what: this.view.under_way.at(-1)?.guardian ?? 'titan' })
      : (this.answer?.text ?? '')
  }

  // --- taps
  aim(anchor: string): void {
    if (!this.link || !this.active) return
    const target = this.targets.get(anchor)
    if (this.mode?.kind === 'army' && this.mode.from === null && target) {
      this.mode = { kind: 'army', from: anchor }
      this.aimed = null
    } else if (!target && anchor === this.advice?.anchor) {
      this.doGold() // the mark of what is proposed
    } else if (!target) {
      if (!this.drop()) void this.link.why({ to: anchor, with: [] })
    } else if (this.aimed === anchor || this.view.phase === 'place') {
      // A place that can mean only one thing now, or the same place again.
      void this.run(target.actions).then(() => this.wish(anchor))
    } else {
      this.aimed = anchor
      speak(target.text)
    }
  }
  /** Who discovers by tapping a place means to lay the tile there. */
  private wish(anchor: string): void {
    if (this.view.phase === 'place' && this.targets.has(anchor)) this.aimed = anchor
  }
  /** Lets go of what was meant; false if nothing was. */
  drop(): boolean {
    const held = !!(this.aimed || this.mode)
    this.aimed = null
    this.mode = null
    return held
  }
  /** `whole`: a sheet showed all of it. `on`: where a way leads that was begun before. */
  async run(actions: number[], whole = false, on = ''): Promise<void> {
    if (!this.link || !actions.length) return
    const seat = this.me
    const way = [...this.targets.values()].find((x) => x.actions === actions)
    const anchor = on || (way && ['walk', 'attack'].includes(way.kind) ? way.anchor : '')
    this.rest = null
    const still = this.striking && this.asks // pieces are brought to it
    this.striking = !this.link.taught && (still || !!(way ?? this.targets.get(on))?.prospect)
    const answer = await this.link.act(actions, { whole, joins: !!on })
    if (!answer.ok) return
    this.drop()
    if (this.strike()) return
    const { done = 0, n } = answer
    if (!anchor || n === undefined || done >= actions.length || this.asks) return
    if (this.active) this.aimed = this.targets.has(anchor) ? anchor : null
    else this.rest = { anchor, actions: actions.slice(done), seat, n }
  }
  doGold(): void {
    const { aimed, gold } = this
    if (!gold || this.busy) return
    void this.run(gold.actions).then(() => aimed && this.wish(aimed))
  }
  setMode(next: Mode): void {
    this.mode = next
    this.aimed = null
    const found = next ? [...this.moves.targets(next, this.own).values()] : []
    if (next?.kind === 'buy' && found.length === 1) this.aimed = found[0]!.anchor
  }

  // --- seats
  /** Seats that can be tapped now, each with what that means. */
  get seats(): Map<number, string> {
    if (!this.trading && !this.moves.of('choose').length) return new Map()
    return new Map(this.moves.of('choose', 'trade').map((l) => [Number(l.move.args.to), this.moves.text(l)]))
  }
  pickSeat(seat: number): void {
    const l = this.moves.of('choose', 'trade').find((x) => x.move.args.to === seat)
    if (l) void this.run([l.action])
  }
  /** With one who can be traded with there is nothing to choose: false. Else whom is asked. */
  startTrade(): boolean {
    const able = this.moves.of('trade')
    if (able.length === 1) {
      void this.run([able[0]!.action])
      return false
    }
    this.trading = !this.trading
    return this.trading
  }
}
