/** One table over its socket: the last state it told, what happened, and everything that can be asked of it. */
import { api } from '../net/api'
import { drop, note, notes, settle } from '../app/live.svelte'
import { calm, skipping } from '../app/settings.svelte'
import { t } from '../app/words.svelte'
import { renew } from '../net/renew'
import { PROTOCOL } from '../net/wire'
import { changed } from '../net/changes'
import { keep, kept, type Kept } from './kept'
import { botsAlone } from './skipping'
import { Scenes } from './scenes'
import { TableSocket, type Answer } from './socket'
import type {
  Advice,
  Hint,
  Item,
  Message,
  Position,
  Refusal,
  Sentence,
  Step,
  Sync,
  TableInfo,
} from '../net/wire'

export type { Answer }

export class TableLink {
  table = $state.raw<TableInfo | null>(null)
  position = $state.raw<Position | null>(null)
  /** The entries since the last position that is on the screen, for the board to animate. */
  fresh = $state.raw<{ items: Item[]; from: Position | null; to: Position } | null>(null)
  log = $state.raw<Item[]>([])
  online = $state(false)
  lost = $state(false)
  gone = $state(false)
  /** Why there is nothing to see, where it is more than a table that is not there. */
  absent = $state.raw<Sentence | null>(null)
  watchers = $state(0)
  busy = $state(false)
  /** A move that waits for the line to come back. */
  kept = $state.raw<Kept | null>(null)
  muted = $state<number[]>([])
  /** The suggestion for the decision on the screen, while it stands. */
  hinted = $state.raw<Hint | null>(null)
  thinking = $state(false)
  /** What the table proposes for a decision, as it was asked. */
  private proposed = $state.raw<{ seq: number; advice: Advice | null } | null>(null)
  unread = $state(0)
  /** What the table does for this seat in reaction windows, and whether the next one is to be held open. */
  standing = $state('matters')
  fights = $state(false)
  /** What is done with offers of a trade: asked, or refused for this turn or for good. */
  trades = $state('ask')
  halting = $state(false)
  /** Whether the board still shows what came before this position: dice that roll. */
  showing = $state(false)

  /** Whether somebody explains each step here, so that other explanations stay away. */
  readonly taught: boolean = false

  private readonly socket = new TableSocket(
    () => `/api/tables/${this.id}/ws?differences=1${this.last >= 0 ? `&since=${this.last}` : ''}`,
    (m) => this.hear(m),
    (code) => this.parted(code),
  )
  private last = -1
  private closed = false
  private askedAdvice = ''
  private readonly looked = () => this.seekAdvice()

  /** The application has asked the server before, so the cookie that the socket needs is in place: both go out
   *  at once. */
  constructor(
    readonly id: string,
    live = true,
  ) {
    if (!live) return
    this.kept = kept(id)
    api
      .table(id)
      .then((table) => {
        this.table ??= table
      })
      .catch((error: { status?: number; sentence?: Sentence }) => {
        const key = error.sentence?.key ?? ''
        if (error.status === 404 || key === 'table.not_installed' || key === 'daily.sealed') {
          this.absent = error.status === 404 ? null : (error.sentence ?? null)
          this.gone = true
          this.close()
        }
      })
    document.addEventListener('visibilitychange', this.looked)
    this.socket.open()
  }
  /** The line broke; whether it is to be opened again. */
  private parted(code: number): boolean {
    this.online = false
    this.busy = false
    this.askedAdvice = ''
    if (code === 4003) this.absent = { key: 'table.kept_out', args: {} }
    this.gone ||= code === 4004 || code === 4003
    this.lost = !this.closed && !this.gone
    return this.lost
  }
  close(): void {
    this.closed = true
    document.removeEventListener('visibilitychange', this.looked)
    skipping.on = false
    this.socket.close()
  }

  private hear(m: Message): void {
    if (m.on === 'sync' && m.protocol > PROTOCOL) {
      this.outdated(m.protocol)
      return
    }
    if ('no' in m) this.last = Math.max(this.last, m.no)
    if (m.on !== 'step' && m.on !== 'ack' && m.on !== 'presence') this.scenes.flush()
    if (m.on === 'sync') this.synced(m)
    else if (m.on === 'step') {
      const to = m.position ?? this.after(m)
      if (to) this.scenes.push(m.items, to, this.own(m.items))
      else void this.send({ do: 'resync', since: this.last })
    } else if (m.on === 'table') {
      const mine = this.table?.you.seats ?? []
      this.table = m.table
      // A seat that is gone from here is said: the screen alone would only look emptier.
      if (mine.length && !m.table.you.seats.length) {
        if (m.item.what === 'removed') note(t('ui.table.removed'))
        else if (m.item.what === 'transfer') note(t('ui.table.moved'))
      }
      this.add([m.item])
      this.seekAdvice()
    } else if (m.on === 'chat') {
      this.add([m.item])
      this.unread += 1
    } else if (m.on === 'presence') {
      this.watchers = m.watchers
      if (this.table) {
        const seats = this.table.seats.map((s, i) => ({ ...s, online: m.online[i] ?? s.online }))
        this.table = { ...this.table, seats }
      }
    } else if (m.on === 'clock') {
      if (this.position) this.position = { ...this.position, clock: m.clock }
    } else if (m.on === 'ack') this.socket.settle(m.id, { ok: true, done: m.done, n: m.n })
    else if (m.on === 'refused') this.socket.settle(m.id, { ok: false, why: m.why })
    else if (m.on === 'why') this.socket.settle(m.id, { ok: true, done: 0, why: m.why })
    else if (m.on === 'hint') this.socket.settle(m.id, { ok: true, done: 0, hint: m })
    else if (m.on === 'advice') {
      this.proposed = m
      this.socket.settle(m.id, { ok: true, done: 0 })
    } else {
      this.socket.settle(m.id, { ok: false, why: { clause: null, key: m.key, args: m.args } })
      if (!m.id) note(t(m.key, m.args), 'error')
    }
  }
  /** The position after a step that tells only what changed; null if this is not the position it speaks of. */
  private after(m: Step): Position | null {
    const from = this.scenes.newest ?? this.position
    return from && m.changes && from.n === m.since ? changed(from, m.changes, m.moving) : null
  }
  private synced(m: Sync): void {
    const first = !this.online && this.log.length === 0
    this.online = true
    this.lost = false
    this.table = m.table
    this.lookedAs(m.position)
    if (m.gap) void this.loadLog()
    else this.add(m.items)
    this.add(m.chat)
    this.position = m.position
    // Orders are kept by the table: another device, or this one after a reload, has them too.
    this.standing = m.table.you.orders[String(this.anySeat)] ?? this.standing
    this.fights = m.table.you.fights.includes(this.anySeat)
    this.trades = m.table.you.trades[String(this.anySeat)] ?? 'ask'
    this.hinted = null
    this.fresh = null
    if (first) void this.loadLog()
    if (m.stale) {
      this.socket.settle(m.id, { ok: false, why: null })
      note(t('ui.table.stale'))
    } else this.socket.settle(m.id, { ok: true, done: 0 })
    this.takeUp(m)
    this.seekAdvice()
  }
  /** The line is back: make the move that was kept if its decision is still open, and say so if it is not. */
  private takeUp(m: Sync): void {
    const move = this.kept
    if (!move) return
    this.keep(null)
    const you = m.position?.you
    if (you?.seat === move.seat && you.seq === move.seq) void this.act(move.moves, move.how)
    // It may have reached the table before the line broke: then it is among what happened since.
    else if (!move.sent || !m.items.some((i) => i.is === 'act' && i.by === 'player' && i.seat === move.seat))
      note(t('ui.table.not_kept'), 'error')
  }
  /** Keep a move until the line is back; without one, forget the one that was kept. */
  keep(move: Kept | null): void {
    this.kept = move
    keep(this.id, move)
  }
  /** At a shared screen what was told to one player is not left for the next. */
  private lookedAs(next: Position | null): void {
    if (!next || !this.position || next.eye === this.position.eye) return
    this.log = this.log.filter((i) => i.is !== 'act')
    this.position = next
    void this.loadLog()
  }
  /** The server is newer than this page: say so and load the page that belongs to it. */
  private outdated(protocol: number): void {
    note(t('ui.table.newer'), 'error')
    this.close()
    renew(protocol)
  }
  /** How long the game wants an event to be looked at; without it everything is shown when it comes. */
  lasts: ((items: Item[]) => number) | undefined
  private readonly scenes = new Scenes(
    (items, to) => this.shown(items, to),
    (items) => (calm() || document.hidden ? 0 : (this.lasts?.(items.filter((i) => i.is === 'act')) ?? 0)),
  )
  private readonly own = (items: Item[]): boolean => items.every((i) => i.seat === this.seat)
  private shown(items: Item[], to: Position): void {
    const from = this.position
    this.lookedAs(to)
    if (items.length) this.add(items)
    this.fresh = { items, from, to }
    if (to.window && to.you?.seq != null && !to.you.auto) this.halting = false
    if (this.hinted && this.hinted.seq !== to.you?.seq) this.hinted = null
    // Muted for the turn of somebody who has ended it: the table has forgotten it too.
    if (this.trades === 'turn' && items.some((i) => i.events?.some((e) => e.kind.startsWith('turn'))))
      this.trades = 'ask'
    this.position = to
    if (this.table) this.table = { ...this.table, n: to.n, actors: to.actors }
    if (!this.skippable) skipping.on = false
    this.reached = this.reached.filter(({ n, done }) => {
      if (to.n < n) return true
      done()
      return false
    })
    this.seekAdvice()
  }
  /** Resolves when the position after entry n is shown; an acknowledgement comes a moment before it. */
  private reached: { n: number; done: () => void }[] = []
  private until(n: number): Promise<void> {
    if ((this.position?.n ?? 0) >= n) return Promise.resolve()
    return new Promise((done) => {
      this.reached.push({ n, done })
      setTimeout(done, 4000)
    })
  }
  private add(items: Item[]): void {
    if (!items.length) return
    const known = new Set(this.log.map((i) => i.no))
    this.log = [...this.log, ...items.filter((i) => !known.has(i.no))].sort((a, b) => a.no - b.no)
  }
  private async loadLog(): Promise<void> {
    if (!this.position) return
    try {
      const seat = this.position.eye
      this.add((await api.replay(this.id, seat)).items)
    } catch {
      // the log fills from now on
    }
  }

  private send(message: Record<string, unknown>): Promise<Answer> {
    return this.socket.send(message)
  }
  /** Whether a move may be proposed: a lesson proposes only what it asks for. */
  proposes(_action: number): boolean {
    return true
  }
  get seat(): number {
    return this.position?.you?.seat ?? -1
  }
  get names(): string[] {
    return (this.table?.seats ?? []).map((s) => s.name)
  }
  /** Whether this browser owes a decision it can see, and no bot takes it. */
  get mine(): boolean {
    const you = this.position?.you
    return you?.seq != null && !!you.legal.length && !you.auto && !this.table?.seats[you.seat]?.held
  }

  /** What is proposed now, on the gold button and on the board alike: the hint once it was asked for, before that
   *  what the table answered when it was asked about this decision. */
  get advised(): Advice | null {
    const you = this.position?.you
    if (!you || you.seq === null) return null
    const hint = this.hinted?.seq === you.seq && this.hinted.moves.length ? this.hinted : null
    return hint ?? (this.proposed?.seq === you.seq ? this.proposed.advice : null)
  }
  /** Asks what the table proposes: once for each decision, and only while somebody can see the answer. */
  private seekAdvice(): void {
    const position = this.position,
      you = position?.you
    if (!position || !you || you.seq === null || !this.mine || !this.table?.hints || document.hidden) return
    const about = `${position.n}/${you.seat}/${you.seq}`
    if (this.askedAdvice === about) return
    this.askedAdvice = about
    void this.send({ do: 'advise', seat: you.seat, seq: you.seq })
  }

  /** Makes the moves of one gesture. `whole`: all of them were on the sheet, so that what one of them shows to others
   *  does not stop the rest; `joins`: they continue the gesture before. */
  async act(moves: number[], how: { whole?: boolean; joins?: boolean } = {}): Promise<Answer> {
    if (!this.position?.you || this.busy) return { ok: false, why: null }
    this.busy = true
    try {
      const paused = await this.pause()
      const you = this.position?.you
      if (you?.seq == null || (paused && !you.legal.some((l) => l.action === moves[0])))
        return { ok: false, why: null } // no longer asked
      const { seat, seq } = you,
        sent = this.online
      const said = sent ? await this.send({ do: 'act', seat, seq, moves, ...how }) : null
      if (!this.online && !this.closed) {
        this.keep({ seat, seq, sent, moves, how, at: Date.now() })
        return { ok: false, why: null }
      }
      const answer = this.tell(said ?? { ok: false, why: null })
      if (answer.ok) settle()
      if (answer.ok && answer.n !== undefined) await this.until(answer.n)
      return answer
    } finally {
      this.busy = false
    }
  }
  /** In a common pause all answers come at its end: an early one would show that its seat had something to choose.
   *  No longer than a pause lasts, whatever the clock of this device says. */
  private async pause(): Promise<boolean> {
    const open = this.position?.window
    const rest = open?.seats.includes(this.seat) ? Math.min(2000, open.until - Date.now()) : 0
    if (rest > 0) await new Promise((done) => setTimeout(done, rest))
    return rest > 0
  }
  protected tell(answer: Answer): Answer {
    if (!answer.ok && answer.why)
      note(
        t(answer.why.key, answer.why.args, this.names),
        'refused',
        answer.why.clause,
        this.table?.game ?? '',
      )
    return answer
  }
  async undo(to: number | null, ask = false): Promise<Answer> {
    const you = this.position?.you
    if (!you) return { ok: false, why: null }
    return this.tell(
      await this.send({
        do: 'undo',
        seat: you.seat,
        seq: you.seq ?? this.position!.n,
        ...(to === null ? {} : { to }),
        ...(ask ? { ask: true } : {}),
      }),
    )
  }
  /** Why nothing can be done with something: the reason alone, for whoever wants to show it. */
  async explain(ask: { to: string; with: string[] }): Promise<Refusal | null> {
    const you = this.position?.you
    const answer = you ? await this.send({ do: 'why', seat: you.seat, ask }) : null
    return (answer?.ok && answer.why) || null
  }
  async why(ask: { to: string; with: string[] }): Promise<void> {
    const you = this.position?.you
    if (!you) return
    const answer = await this.send({ do: 'why', seat: you.seat, ask })
    if (answer.ok && answer.why) this.tell({ ok: false, why: answer.why })
    else if (answer.ok) note(t('ui.table.nothing'))
  }
  /** Asks what a bot would do here. It thinks from this seat's own view; what comes too late is forgotten. */
  async hint(): Promise<void> {
    const you = this.position?.you
    if (!you || you.seq === null || this.thinking) return
    this.thinking = true
    const slow = setTimeout(() => note(t('ui.hint.thinking')), 1000)
    try {
      const answer = await this.send({ do: 'hint', seat: you.seat, seq: you.seq })
      if (!answer.ok) this.tell(answer)
      else if (!answer.hint?.moves.length) note(t('ui.hint.none'))
      else if (answer.hint.seq === this.position?.you?.seq) this.hinted = answer.hint
    } finally {
      clearTimeout(slow)
      this.thinking = false
      // What it thought of is there: the note would lie over it.
      for (const n of notes.filter((x) => x.text === t('ui.hint.thinking'))) drop(n.id)
    }
  }
  async chat(text: string): Promise<void> {
    this.tell(await this.send({ do: 'chat', text }))
  }
  async mute(seat: number, on: boolean): Promise<void> {
    const answer = this.tell(await this.send({ do: 'mute', seat, on }))
    if (answer.ok) this.muted = on ? [...this.muted, seat] : this.muted.filter((s) => s !== seat)
  }
  async orders(ask: string): Promise<void> {
    const answer = this.tell(await this.send({ do: 'orders', seat: this.anySeat, ask }))
    if (answer.ok) this.standing = ask
  }
  async fight(fights: boolean): Promise<void> {
    const answer = this.tell(await this.send({ do: 'orders', seat: this.anySeat, fights }))
    if (answer.ok) this.fights = fights
  }
  async trade(trades: string): Promise<void> {
    const answer = this.tell(await this.send({ do: 'orders', seat: this.anySeat, trades }))
    if (answer.ok) this.trades = trades
  }
  async halt(): Promise<void> {
    const answer = this.tell(await this.send({ do: 'halt', seat: this.anySeat }))
    if (answer.ok) this.halting = !(this.position?.window && this.mine) // in an open window it has asked already
  }
  /** Whether what goes on can be skipped. */
  get skippable(): boolean {
    return !!this.table && !this.mine && !this.taught && botsAlone(this.table)
  }
  /** Shows what the bots do at once, until a person is asked. */
  skip(): void {
    if (!this.skippable || skipping.on) return
    skipping.on = true
    this.scenes.flush()
    void this.send({ do: 'skip', seat: this.anySeat })
  }
  async offerEnd(): Promise<void> {
    this.tell(await this.send({ do: 'offer', seat: this.anySeat, kind: 'end' }))
  }
  async answer(offer: number, yes: boolean): Promise<void> {
    const seat = this.table?.offer?.waiting.find((s) => this.table?.you.seats.includes(s)) ?? this.anySeat
    this.tell(await this.send({ do: 'answer', seat, offer, yes }))
  }
  async withdraw(offer: number): Promise<void> {
    this.tell(await this.send({ do: 'withdraw', seat: this.table?.offer?.by ?? this.anySeat, offer }))
  }
  async look(seat: number): Promise<void> {
    this.tell(await this.send({ do: 'look', seat }))
  }
  async verb(verb: string, body: unknown = {}): Promise<TableInfo> {
    const table = await api.verb(this.id, verb, body)
    if (table && table.id === this.id) this.table = table
    return table
  }
  private get anySeat(): number {
    return this.position?.you?.seat ?? this.table?.you.seats[0] ?? -1
  }
}
