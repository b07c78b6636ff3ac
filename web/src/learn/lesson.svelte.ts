/** A lesson as a table that boards can draw: its moves are tried by the server, which keeps nothing. */
import { api, ApiError } from '../net/api'
import { settle, speak } from '../app/live.svelte'
import { t } from '../app/words.svelte'
import { TableLink, type Answer } from '../table/link.svelte'
import type { LessonMoment, Refusal } from '../net/wire'
import { keepProgress, progressOf } from './progress'

export class LessonLink extends TableLink {
  override readonly taught = true
  scene = $state.raw<unknown>(null)
  moment = $state.raw<LessonMoment | null>(null)
  /** What became of the last move: praise, what was wrong with it, or why it cannot be made. */
  said = $state.raw<(Refusal & { right: boolean }) | null>(null)
  over = $state(false)
  failed = $state.raw<unknown>(null)
  private gestures: string[][] = []
  private left = false

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {
    super(`${game}-${lesson}`, false)
    this.online = true
    const kept = progressOf(game, lesson)
    void this.at(kept.step, kept.made)
  }
  override close(): void {
    this.left = true
    super.close()
  }
  get words(): string {
    return `${this.game}.lesson.${this.lesson}`
  }
  /** Shows a step, after the moves that were made in it. */
  async at(step: number, made: string[] = []): Promise<void> {
    this.busy = true
    try {
      this.show(await this.ask({ step, made, scene: true }))
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0
      if (status === 0 || status === 429 || status >= 500) {
        // Busy or out of reach: the learner waits a moment, and stands where they stood.
        await new Promise((done) => setTimeout(done, 1500))
        if (!this.left) await this.at(step, made)
      } else if (status !== 404 && (made.length || step))
        await this.at(made.length ? step : 0) // it was changed
      else this.failed = error
    } finally {
      this.busy = false
    }
  }
  private ask(body: Record<string, unknown>): Promise<LessonMoment> {
    return api.lesson(this.game, this.lesson, body)
  }
  private show(m: LessonMoment): void {
    if (this.moment?.step !== m.step) {
      this.gestures = []
      this.log = []
      this.said = null
    }
    this.over = false
    this.hinted = null
    if (m.scene) this.scene = m.scene
    const from = this.position
    this.fresh = m.items.length && from ? { items: m.items, from, to: m.position } : null
    this.log = [...this.log, ...m.items]
    this.table = m.table
    this.position = m.position
    this.moment = m
    keepProgress(this.game, this.lesson, {
      ...progressOf(this.game, this.lesson),
      step: m.step,
      made: m.made,
    })
  }

  override async act(moves: number[]): Promise<Answer> {
    const m = this.moment
    if (!m || this.busy) return { ok: false, why: null }
    this.busy = true
    try {
      const after = await this.ask({ step: m.step, made: m.made, moves })
      if (after.right) {
        settle()
        this.gestures.push(m.made)
        this.said = null
        this.show(after)
      }
      this.say(after.said, !!after.right)
      return after.right ? { ok: true, done: moves.length } : { ok: false, why: null }
    } catch (error) {
      return this.broken(error)
    } finally {
      this.busy = false
    }
  }
  private say(said: Refusal | null, right: boolean): void {
    this.said = said ? { ...said, right } : null
    if (said) speak(t(said.key, said.args, this.names), true)
  }
  private broken(error: unknown): Answer {
    const why = error instanceof ApiError ? { ...error.sentence, clause: null } : null
    if (why) this.say(why, false)
    return { ok: false, why: null }
  }
  override async why(ask: { to: string; with: string[] }): Promise<void> {
    const m = this.moment
    if (!m || m.done) return
    try {
      this.say((await this.ask({ step: m.step, made: m.made, ask })).said, false)
    } catch (error) {
      this.broken(error)
    }
  }
  override proposes(action: number): boolean {
    return this.moment?.shown[0]?.action === action
  }
  override async undo(): Promise<Answer> {
    const made = this.gestures.pop() ?? []
    await this.at(this.moment?.step ?? 0, made)
    return { ok: true, done: 0 }
  }
  /** Shows on the board what is meant. */
  demonstrate(): void {
    const m = this.moment,
      you = this.position?.you
    if (!m?.shown.length || !you) return
    this.hinted = { seq: you.seq ?? 0, moves: m.shown, why: null }
  }
  next(): void {
    const m = this.moment
    if (!m) return
    if (m.step + 1 < m.steps.length) {
      // Kept at once: whoever leaves while the step is fetched finds it when coming back.
      keepProgress(this.game, this.lesson, {
        ...progressOf(this.game, this.lesson),
        step: m.step + 1,
        made: [],
      })
      void this.at(m.step + 1)
    } else {
      this.over = true
      keepProgress(this.game, this.lesson, { step: 0, made: [], done: true })
    }
  }
  back(): void {
    const m = this.moment
    if (m && this.over) void this.at(m.step)
    else if (m && m.step > 0) void this.at(m.step - 1)
  }
  again(): void {
    if (this.moment) {
      this.said = null
      this.gestures = []
      void this.at(this.moment.step)
    }
  }
  override async hint(): Promise<void> {
    this.demonstrate()
    return Promise.resolve()
  }
}
