/** One seat's play of the Quest: what the position offers it, what it holds and means, and what taps and keys do. */
import { untrack } from 'svelte'
import { room } from '../../app/screen.svelte'
import { speak } from '../../app/live.svelte'
import { t } from '../../app/words.svelte'
import type { BoardProps } from '../../table/game'
import { Gesture, type Offer } from '../../table/parts/gesture.svelte'
import { answers, asksForCards } from './asked'
import { Model, type Player, type Scene, type View } from './model'
import { called, coins, explained, walked, worthParts } from './telling'

export interface Facts {
  distance?: number[][]
  length?: number
  worth?: number
  coins?: number
  in_reach?: string[]
}
const ofPile = (anchor: string): boolean => anchor.startsWith('pile:')
const ofMap = (anchor: string): boolean => anchor.startsWith('space:') || anchor.startsWith('blockade:')

const same = (a: string[], b: string[]): boolean => [...a].sort().join() === [...b].sort().join()

export class Play {
  private readonly given!: () => BoardProps
  readonly gesture!: Gesture
  /** The sheet of the end of the turn was asked for. */
  ending = $state(false)
  /** The drawer with the reserve is open. */
  reserve = $state(false)
  /** Whose turn it was when the table was last heard of. */
  private moved = -1
  /** Which of one's own pieces the map keeps in sight: the one that moved last. */
  lead = $state(0)
  private stood: number[] = []

  constructor(given: () => BoardProps) {
    this.given = given
    this.gesture = new Gesture(
      (o) => o.kind.startsWith('spend'),
      (o) => called(this.model, o),
      () => this.proposed,
    )
    $effect(() => {
      const { position, table } = this.given(),
        who = this.names
      untrack(() => {
        if (this.gesture.load(table.game, position, who)) this.ending = false
        // One has bought, or one's turn is over: the drawer would only lie over the course.
        const { turn, bought } = this.view
        if (this.moved === this.me && (bought || turn !== this.me)) this.reserve = false
        this.moved = turn
      })
    })
    $effect(() => {
      const now = this.player?.pieces ?? []
      untrack(() => {
        const gone = this.stood.length ? now.findIndex((p, i) => p >= 0 && p !== this.stood[i]) : -1
        if (gone >= 0) this.lead = gone
        this.stood = [...now]
      })
    })
    // A hint that was asked for takes the place of what was meant before.
    $effect(() => {
      if (this.link?.hinted) untrack(() => this.gesture.clear())
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
  readonly model = $derived(new Model(this.given().scene as Scene, room.aspect))
  readonly names = $derived(this.given().table.seats.map((s) => s.name))
  readonly targets = $derived(this.gesture.targets)
  get view(): View {
    return this.position.view as View
  }
  get me(): number {
    return this.view.seat
  }
  get player(): Player | undefined {
    return this.me >= 0 ? this.view.players[this.me] : undefined
  }
  /** Where the own piece stands that the map keeps in sight; none once all have arrived. */
  get at(): number | undefined {
    const pieces = this.player?.pieces ?? []
    return [pieces[this.lead] ?? -1, ...pieces].find((p) => p >= 0)
  }
  get busy(): boolean {
    return this.link?.busy ?? false
  }
  get active(): boolean {
    return !!this.link?.mine && this.table.status === 'playing' && !this.table.seats[this.view.seat]?.held
  }
  /** Whether this seat has buttons at all: a watcher and a finished game have none. */
  get seated(): boolean {
    return !!this.link && this.me >= 0 && this.table.status !== 'over'
  }
  get facts(): Facts {
    return (this.position.you?.facts ?? this.position.facts ?? {}) as Facts
  }
  get distance(): number[] {
    return (this.facts.distance ?? []).map((pieces) => pieces.reduce((a, b) => a + b, 0))
  }
  /** What one can pay with, in half coins. */
  get worth(): { parts: number[]; total: number } | null {
    const { worth, coins: laid = 0 } = this.facts
    if (this.me < 0 || worth === undefined) return null
    const hand = (this.player?.hand ?? []).map((k) => this.model.card(k).worth)
    return { parts: worthParts(hand, worth, laid), total: worth + laid }
  }

  // --- what is said
  get prompt(): string {
    if (this.link && this.table.status === 'over') return t('ui.bar.over')
    const asked = this.position.you?.prompt
    return asked
      ? t(asked.key, asked.args, this.names)
      : t('quest.prompt.wait', { who: this.view.turn }, this.names)
  }
  /** What the held card or token could be used on. */
  get aimsAt(): { space: boolean; pile: boolean } {
    const anchors = [...this.targets.keys()]
    return { space: anchors.some(ofMap), pile: anchors.some(ofPile) }
  }
  /** The uses of the card or token in hand, shown in place of the prompt; empty while none is held. */
  private get held(): string {
    const [kind, id] = (this.gesture.source ?? '').split(':')
    if (!id || this.gesture.chosen || !this.active || this.view.phase !== 'play') return ''
    if (this.deed) return this.deed.text
    const { space, pile } = this.aimsAt
    const use = space && pile ? 'both' : space ? 'space' : pile ? 'pile' : 'other'
    return t(`ui.quest.held.${use}`, { what: t(`quest.${kind}.${id}`) })
  }
  /** Neither a card nor a token is left, and nothing was bought: what a turn is about would only confuse. */
  private get spent(): boolean {
    const own = this.player
    const empty = !own?.hand?.length && !own?.tokens?.length
    return this.active && this.view.phase === 'play' && empty && !this.view.moving.left && !this.view.bought
  }
  get sentence(): string {
    const asked = this.position.you?.prompt?.key
    return (
      this.held || (this.spent && asked === 'quest.prompt.turn' ? t('ui.quest.nothing_left') : this.prompt)
    )
  }
  /** A card that lets one step or take something asks for a space or a pile just as one that is held does. */
  get ask(): string {
    if (!this.held && this.view.phase === 'play') return t('ui.quest.tap')
    const { space, pile } = this.aimsAt
    return t(space ? 'ui.quest.tap_lit' : pile ? 'ui.quest.tap_pile' : 'ui.quest.tap')
  }
  get gestureHint(): string {
    const chosen = this.gesture.chosen
    return chosen ? explained(this.model, this.view, chosen).title : this.sentence
  }
  /** A finger has no tooltip: the pile says what its card does. */
  get touchNote(): string {
    const to = this.gesture.chosen ? this.gesture.target : null
    if (!to) return ''
    if (ofPile(to)) return `${this.model.note(to.slice(5))} · ${t('ui.quest.tap_pile_again')}`
    return t(to.startsWith('space:') ? 'ui.quest.tap_again' : 'ui.quest.tap_it_again')
  }
  get help(): string {
    const idle = this.active && !this.gesture.source && !this.gesture.target && !this.spent
    return idle && this.view.phase === 'play' && !this.view.bought ? t('ui.quest.hand_help') : ''
  }
  get buyNote(): string {
    const { worth, coins: laid } = this.facts
    return worth === undefined ? '' : coins('ui.quest.coins', worth + (laid ?? 0))
  }

  // --- what the gold button proposes
  get endOffer(): Offer | null {
    return this.gesture.offers.find((o) => o.kind === 'end') ?? null
  }
  /** The end of the turn as it is advised: how many leftovers are kept, and how many discarded. */
  private get endAdvised(): Offer | null {
    const end = this.endOffer,
      discarded = this.suggested.length,
      kept = this.leftovers.length - discarded
    if (!end || end !== this.endPlan || !this.leftovers.length) return end
    return { ...end, reveals: true, text: t('quest.plan.end', { kept, discarded }) }
  }
  get canBuy(): boolean {
    return this.active && this.gesture.offers.some((o) => ofPile(o.target))
  }
  /** What the table proposes, whatever is held or aimed at. */
  private get proposed(): Offer | null {
    const given = this.link?.advised
    if (!given || !this.active) return null
    if (given.moves[0]?.move.kind === 'end') return this.endAdvised
    const moves = answers(this.view.phase, given.moves)
    const offer = this.gesture.proposed(this.table.game, moves, this.names)
    return offer && !offer.plan ? walked(this.model, offer, moves) : offer
  }
  /** The same while nothing is meant: on the gold button, on the map, in the hand and at the market alike. */
  get advice(): Offer | null {
    return this.gesture.source || this.gesture.target ? null : this.proposed
  }
  /** What is meant: by the player, or while nothing is, by the table. */
  get meant(): Offer | null {
    return this.gesture.chosen ?? this.advice
  }
  /** An action card in the hand is there to be played, though it could also pay, or be given for a space. */
  private get deed(): Offer | null {
    const { source, target, offers } = this.gesture
    const own = offers.find((o) => o.kind === 'act' && !!source && o.uses.includes(source))
    return this.active && !target ? (own ?? null) : null
  }
  /** What else could be done than what the gold button does. */
  get choices(): Offer[] {
    const alike = (a: Offer, b: Offer | null): boolean => a.text === b?.text && same(a.uses, b.uses)
    const { choices, source, target, offers } = this.gesture
    // A card that may be given or kept back: to keep it is an answer as well.
    if (!source && !target && asksForCards(this.view.phase))
      return offers.filter(
        (o) => o.kind === 'done' && !same(o.actions.map(String), (this.proposal?.actions ?? []).map(String)),
      )
    // A card that is held goes by a tap on a lit space: to be played without a step it need not be offered as well.
    const goes = !!source && this.aimsAt.space
    return choices.filter((o) => !alike(o, this.proposal) && !(goes && o.kind === 'play'))
  }
  get proposal(): Offer | null {
    const { chosen, source, target, offers } = this.gesture
    if (chosen) return chosen
    if (source || target || !this.active) return this.deed
    if (this.advice && this.view.phase !== 'discard') return this.advice
    if (this.view.phase !== 'play') {
      const plan = offers.find((o) => o.plan && o.best) ?? offers.find((o) => o.plan)
      if (plan && this.view.phase !== 'discard') return plan
      return offers.length === 1 ? offers[0]! : null
    }
    // Coins on the table buy the dearest card they reach; a hand that can do nothing more ends the turn.
    const cost = (o: Offer): number => this.model.card(String(o.args.card)).cost
    const buys = offers.filter((o) => o.kind === 'buy').sort((a, b) => cost(b) - cost(a))
    if (this.view.spending && buys.length) return buys[0]!
    return offers.some((o) => ofMap(o.target) || ofPile(o.target)) ? null : this.endAdvised
  }
  /** The way that is proposed, shown while nothing else is meant. */
  get hintWay(): string[] {
    return this.advice?.at ?? []
  }
  /** The cards that are marked in the hand: those of what is meant. */
  get marked(): string[] {
    return this.meant?.uses ?? (this.view.phase !== 'play' ? (this.proposal?.uses ?? []) : [])
  }

  // --- what is done
  async run(o: Offer): Promise<void> {
    if (!this.link) return
    if (o.kind === 'end') {
      this.openEnd()
      return
    }
    this.gesture.target = null
    const answer = await this.link.act(o.actions)
    if (answer.ok) this.gesture.clear()
  }
  /** The gold button does what stands on it, and so ends the turn without asking again. */
  gold(): void {
    const { proposal } = this
    if (proposal?.kind === 'end' && this.endPlan) {
      this.gesture.clear()
      void this.finish(this.suggested)
    } else if (proposal) void this.run(proposal)
  }
  private why(anchor: string): void {
    void this.link?.why({ to: anchor, with: this.gesture.source ? [this.gesture.source] : [] })
  }
  private sayChosen(): void {
    if (this.gesture.chosen) speak(this.gesture.chosen.text)
  }
  /** The same thing again does it. */
  private again(anchor: string): boolean {
    if (this.gesture.target !== anchor || !this.gesture.chosen) return false
    void this.run(this.gesture.chosen)
    return true
  }
  tapSpace(i: number): void {
    if (!this.link || !this.active) return
    const anchor = `space:${i}`
    if (this.again(anchor)) return
    if (this.gesture.aim(anchor)) {
      this.sayChosen()
      return
    }
    const mine = this.player?.pieces.indexOf(i) ?? -1
    if (mine < 0) this.why(anchor)
    else if (!this.gesture.clear() && (this.player?.pieces.length ?? 1) > 1)
      this.gesture.piece = `piece:${this.me}:${mine}`
  }
  aimOrAsk(anchor: string): void {
    if (!this.link || !this.active || this.again(anchor)) return
    if (this.gesture.aim(anchor)) this.sayChosen()
    else this.why(anchor)
  }
  pick(anchor: string): void {
    if (!this.link || !this.active) return
    // While cards are asked for (rubble, camp, removing) a tap on a card is the answer itself.
    if (!['play', 'native', 'take'].includes(this.view.phase)) {
      const direct = this.gesture.withSource(anchor).filter((o) => o.actions.length === 1)
      if (direct.length === 1) {
        void this.run(direct[0]!)
        return
      }
    }
    if (!this.gesture.withSource(anchor).length) {
      void this.link.why({ to: anchor, with: [anchor] })
      return
    }
    this.gesture.pick(anchor)
    this.sayChosen()
  }
  pickPiece(anchor: string): void {
    this.gesture.piece = this.gesture.piece === anchor ? null : anchor
  }
  /** A card is lifted: what it reaches lights up. */
  hold(anchor: string | null): void {
    this.gesture.target = null
    this.gesture.source = anchor
  }
  /** A card is let go over something: that is the whole gesture, unless it reveals something; then the gold
   *  button is pressed too. */
  drop(anchor: string, under: Element | null): void {
    const spot = under?.closest<HTMLElement>('[data-space], [data-pile], [data-blockade]')
    if (!this.link || !this.active || (!spot && !under?.closest('[data-map]'))) {
      this.gesture.clear()
      return
    }
    const { space, pile, blockade } = spot?.dataset ?? {}
    const target =
      space !== undefined ? `space:${space}` : pile !== undefined ? `pile:${pile}` : `blockade:${blockade}`
    this.gesture.source = anchor
    if (!spot || !this.gesture.aim(target)) {
      // An action card leads nowhere: it is played wherever on the map it is let go.
      const act = pile === undefined ? this.deed : null
      if (act && !act.reveals) void this.run(act)
      else if (!act && spot) void this.link.why({ to: target, with: [anchor] })
      else if (!act) this.gesture.clear()
      return
    }
    const meant = this.gesture.chosen
    if (meant && !meant.reveals) void this.run(meant)
    else if (meant) speak(meant.text)
  }

  // --- the end of the turn
  private get endPlan(): Offer | undefined {
    return this.gesture.offers.find((o) => o.plan && o.kind === 'end')
  }
  private get planned(): string[] {
    return (this.endPlan?.args.discard ?? []) as string[]
  }
  /** The leftovers to discard, as they are proposed: by the same advice as everything else. */
  get suggested(): string[] {
    const moves = this.link?.advised?.moves ?? []
    const ends = moves.some((m) => ['discard', 'keep'].includes(m.move.kind))
    if (!ends) return this.planned
    return moves.flatMap((m) => (m.move.kind === 'discard' ? [String(m.move.args.card)] : []))
  }
  get leftovers(): string[] {
    return [...(this.player?.hand ?? []), ...(this.player?.new_hand ?? [])]
  }
  get choosing(): boolean {
    return this.active && (this.ending || this.view.phase === 'discard')
  }
  get undoTo(): number | null {
    return this.position.you?.undo.to ?? null
  }
  openEnd(): void {
    this.gesture.clear()
    if (this.leftovers.length === 0 && this.endOffer) void this.finish([])
    else this.ending = true
  }
  /** Ends phase 1 if that is still to be done, then discards and draws, with the ints the table offers at each
   *  point. */
  async finish(discard: string[]): Promise<void> {
    const link = this.link,
      plan = this.endPlan
    if (!link) return
    this.ending = false
    if (plan && same(discard, this.planned)) {
      await link.act(plan.actions)
      return
    }
    const joins = this.view.phase === 'play'
    if (joins) {
      const end = this.position.you?.legal.find((l) => l.move.kind === 'end')
      if (!end || !(await link.act([end.action])).ok) return
    }
    const legal = link.position?.you?.legal ?? []
    const moves = discard.flatMap((k) => {
      const l = legal.find((x) => x.move.kind === 'discard' && x.move.args.card === k)
      return l ? [l.action] : []
    })
    const done = legal.find((l) => l.move.kind === 'keep')
    if (done && discard.length !== this.leftovers.length) moves.push(done.action)
    if (moves.length) await link.act(moves, { joins })
  }
}
