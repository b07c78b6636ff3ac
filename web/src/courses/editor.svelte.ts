/** The editor's state: the draft with its way back, what is selected or carried, and what the server says of it. */
import {
  add,
  EMPTY,
  finished,
  mirrored,
  moveFinish,
  nextBlockade,
  nextSeat,
  obstacle,
  remove,
  replace,
  shaken,
  shift,
  spin,
  usualBlockades,
  type Box,
} from './draft'
import { back, begun, forth, step, type Steps } from './history'
import { land, landFinish, nextPlace, type Landing } from './snap'
import { clean } from './code'
import { save } from './mine'
import { races, reportOn } from './requests'
import { turn, type Hex } from './grid'
import { errorText } from '../app/live.svelte'
import { t } from '../app/words.svelte'
import type { Draft, Lying, Race, Report } from './types'

/** What is carried: a new side, a tile of the course, or the finish. */
export interface Carried {
  what: 'new' | 'tile' | 'finish'
  index: number
  side: string
  rotation: number
  at: Hex | null
}
export const GAMES = 40
const AT_ONCE = 8 // races in one request
const REPORT_AFTER = 120 // milliseconds
const REST = 1000

export class Editor {
  private steps = $state.raw<Steps<Draft>>(begun(EMPTY))
  /** A place in the chain; the finish is one past the last tile; -1: nothing. */
  selected = $state(-1)
  carried = $state.raw<Carried | null>(null)
  /** Where on the screen what is carried is held. */
  hand = $state.raw<{ x: number; y: number } | null>(null)
  report = $state.raw<Report | null>(null)
  /** The draft that the report is about. */
  reported = $state.raw<Draft | null>(null)
  trouble = $state('')
  /** The report is of an earlier draft; the one of this is on its way. */
  pending = $state(false)
  raced = $state.raw<Race[]>([])
  racing = $state(false)
  /** Hexes that were asked to be shown, and which entry asked. */
  shown = $state.raw<{ of: string; hexes: Hex[] }>({ of: '', hexes: [] })
  /** A course is on its way from the server: the empty table is no invitation yet. */
  opening = $state(false)
  id = $state('')
  saved = $state.raw<Draft | null>(null)
  private asked = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly box: Box) {}

  get draft(): Draft {
    return this.steps.now
  }
  get canUndo(): boolean {
    return this.steps.past.length > 0
  }
  get canRedo(): boolean {
    return this.steps.future.length > 0
  }
  /** What would lie there if what is carried were let go. */
  get landing(): Landing | null {
    const c = this.carried
    if (!c?.at) return null
    if (c.what === 'finish') {
      const tile = landFinish(this.box, this.draft, c.side, c.at)
      if (!tile) return null
      const last = this.draft.tiles.at(-1)
      const met = obstacle(this.box, this.box.finishCells(tile), this.draft.tiles, last)
      const other = (met?.other ?? last)?.side
      return { tile, fits: !met, over: -1, other, ...(met && { wrong: met.kind }) }
    }
    return land(this.box, this.draft, c.index, c.side, c.rotation, c.at)
  }
  /** The course as it would be, while something is carried. */
  get meant(): Draft {
    const c = this.carried,
      to = this.landing
    return c && to ? this.landed(c, to) : this.draft
  }
  private landed(c: Carried, to: Landing): Draft {
    if (c.what === 'finish') return moveFinish(this.draft, to.tile)
    if (c.what === 'tile') return shift(this.box, this.draft, c.index, to.tile)
    return to.over >= 0 ? replace(this.box, this.draft, to.over, c.side) : add(this.box, this.draft, to.tile)
  }
  get playable(): boolean {
    return this.report?.playable === true && this.reported === this.draft && !this.carried
  }

  // --- changes
  open(draft: Draft, id = '', stored = false): void {
    this.steps = begun(draft)
    this.id = id
    this.saved = stored ? draft : null
    this.selected = -1
  }
  change(draft: Draft, kind = ''): void {
    this.steps = step(this.steps, draft, kind)
    this.settle()
  }
  /** What is selected or shown may be gone. */
  private settle(): void {
    this.shown = { of: '', hexes: [] }
    if (this.selected > this.draft.tiles.length || !this.draft.tiles.length) this.selected = -1
  }
  undo(): void {
    this.steps = back(this.steps)
    this.settle()
  }
  redo(): void {
    this.steps = forth(this.steps)
    this.settle()
  }
  rename(name: string): void {
    this.change({ ...this.draft, name: clean(name) }, 'name')
  }
  /** By a tap or a key: to the end, where there is room. */
  append(side: string): void {
    this.change(add(this.box, this.draft, nextSeat(this.box, this.draft, side)))
    this.selected = this.draft.tiles.length - 1
  }
  finishSide(side: string): void {
    this.change(finished(this.box, this.draft, side))
  }
  turnBy(by: number): void {
    const c = this.carried
    if (c) {
      if (c.what !== 'finish') this.carried = { ...c, rotation: turn(c.rotation + by) }
    } else if (this.selected >= 0 && this.selected < this.draft.tiles.length)
      this.change(spin(this.box, this.draft, this.selected, by))
    else if (this.selected === this.draft.tiles.length) this.around(by > 0 ? 1 : -1)
  }
  /** To the next place round the tile before. */
  around(by: 1 | -1): void {
    const { tiles, finish } = this.draft
    if (this.selected === tiles.length && finish) {
      const rotation = turn(finish.rotation + by)
      const wanted = { ...this.draft, finish: { ...finish, rotation } }
      this.change(finished(this.box, wanted))
      return
    }
    const next = nextPlace(this.box, this.draft, this.selected, by)
    if (next) this.change(shift(this.box, this.draft, this.selected, next))
  }
  takeOut(index = this.selected): void {
    if (index < 0 || index >= this.draft.tiles.length) return
    this.change(remove(this.box, this.draft, index))
    this.selected = -1
  }
  mirror(): void {
    this.change(mirrored(this.draft))
  }
  shake(): void {
    this.change(shaken(this.box, this.draft))
  }
  get blockades(): Lying[] {
    return this.draft.blockades.length ? this.draft.blockades : usualBlockades(this.box, this.draft)
  }
  nextBlockade(seam: number): void {
    this.change(
      nextBlockade(this.draft, seam, this.box.palette.blockades.length, usualBlockades(this.box, this.draft)),
    )
  }
  drawBlockades(): void {
    this.change({ ...this.draft, blockades: [] })
  }

  // --- carrying
  lift(c: Carried): void {
    this.carried = c
    this.selected = c.what === 'new' ? -1 : c.what === 'finish' ? this.draft.tiles.length : c.index
  }
  carry(at: Hex | null, hand: { x: number; y: number }): void {
    if (!this.carried) return
    this.carried = { ...this.carried, at }
    this.hand = hand
  }
  drop(): void {
    const c = this.carried,
      to = this.landing
    this.letGo()
    if (!c || !to) return
    this.change(this.landed(c, to))
    this.selected =
      c.what === 'finish'
        ? this.draft.tiles.length
        : c.what === 'tile'
          ? c.index
          : to.over >= 0
            ? to.over
            : this.draft.tiles.length - 1
  }
  letGo(): void {
    this.carried = null
    this.hand = null
  }

  // --- the report: of what would be while something is carried; games only of what lies
  look(draft: Draft, resting: boolean): void {
    const mine = ++this.asked
    clearTimeout(this.timer)
    this.raced = []
    this.racing = false
    if (!draft.tiles.length || !draft.finish) {
      this.report = null
      this.reported = draft
      this.pending = false
      return
    }
    this.pending = true
    this.timer = setTimeout(() => void this.fetch(draft, resting, mine), REPORT_AFTER)
  }
  private async fetch(draft: Draft, resting: boolean, mine: number): Promise<void> {
    try {
      const told = await reportOn(draft)
      if (mine !== this.asked) return
      this.report = told
      this.reported = draft
      this.pending = false
      this.trouble = ''
      if (resting && this.id) this.keep()
      if (resting && told.playable) this.timer = setTimeout(() => void this.race(told.text, mine), REST)
    } catch (error) {
      if (mine !== this.asked) return
      this.trouble = errorText(error)
      // somebody else's work is in the way, or the line is down: it is asked again
      this.timer = setTimeout(() => void this.fetch(draft, resting, mine), 3000)
    }
  }
  /** A busy server gives up long work: fewer races are then asked for at a time, a little later. */
  private async race(text: string, mine: number, count = AT_ONCE): Promise<void> {
    this.racing = true
    try {
      while (mine === this.asked && this.raced.length < GAMES) {
        const told = await races(text, this.raced.length, count)
        if (mine !== this.asked) return
        this.raced = [...this.raced, ...told.races].slice(0, GAMES)
      }
    } catch {
      if (mine === this.asked)
        this.timer = setTimeout(() => void this.race(text, mine, Math.max(1, count >> 1)), 3000)
    } finally {
      if (mine === this.asked) this.racing = false
    }
  }
  stop(): void {
    this.asked++
    clearTimeout(this.timer)
  }

  // --- keeping
  /** What was made here and nobody has saved is not lost when the page is left. */
  keepChanged(): void {
    if (!this.id && this.canUndo && this.draft.tiles.length) this.keep()
  }
  /** Under its name, in this browser; false if the browser keeps nothing. */
  keep(): boolean {
    if (!this.draft.tiles.length) return true
    let text = this.playable ? (this.report?.text ?? '') : ''
    if (!this.draft.name.trim()) {
      this.rename(t('ui.courses.unnamed'))
      text = text.replace(/^name = ""$/m, () => `name = ${JSON.stringify(this.draft.name)}`)
    }
    const { id, kept } = save(this.draft, text, this.id)
    this.id = id
    this.saved = this.draft
    return kept
  }
}
export const placeName = (draft: Draft, index: number): string =>
  draft.tiles[index]?.side ?? t('ui.quest.el_dorado')
