/** The legal moves and plans of a position, and what each place of the map means. */
import type { HintMove, Legal, Plan, Position } from '../../net/wire'
import { t } from '../../app/words.svelte'
import { bare, moveText, planText, stepsText } from '../../table/talk/sentences'
import {
  cornerSpot,
  placeOf,
  type Facts,
  type Mode,
  type Piece,
  type Player,
  type Prospect,
  type Target,
  type Tile,
  type View,
} from './model'
import { sideWords } from './sides'

const STEP: Record<string, [number, number]> = {
  e: [1, 0],
  ne: [1, -1],
  nw: [0, -1],
  w: [-1, 0],
  sw: [-1, 1],
  se: [0, 1],
}
const PLACED = new Set([
  'emerge',
  'raze_outpost',
  'place',
  'put',
  'raze',
  'move',
  'discover',
  'shoot',
  'slip',
  'unbridge',
  'wolf',
  'offering',
])
const LISTED = new Set(['villager', 'farmhouse', 'fort', 'offering', 'thief', 'outpost', 'hideout'])
/** Kinds with a button of their own beside the map. */
const BUTTONS = new Set(['end', 'discover', 'trade', 'bank', 'remove'])

export class Moves {
  readonly legal: Legal[]
  readonly plans: Plan[]
  constructor(
    position: Position,
    active: boolean,
    readonly game: string,
    readonly names: string[],
    readonly view: View,
    readonly facts: Facts,
  ) {
    this.legal = active ? (position.you?.legal ?? []) : []
    this.plans = active ? (position.you?.plans ?? []) : []
  }
  of(...kinds: string[]): Legal[] {
    return this.legal.filter((l) => kinds.includes(l.move.kind))
  }
  one(...kinds: string[]): Legal | undefined {
    return this.of(...kinds)[0]
  }
  /** A move in words; of a band of thieves also which of them makes it. */
  text(l: Legal): string {
    const full = moveText(this.game, l, this.names),
      short = bare(full)
    // Two that would read the same are told apart by where.
    const alike =
      short === full
        ? []
        : this.legal
            .filter((x) => x.move.kind === l.move.kind)
            .map((x) => moveText(this.game, x, this.names))
            .filter((x) => bare(x) === short)
    const text = alike.length > 1 ? this.where(full, alike) : short
    const figure = l.move.at.find((a) => a.startsWith('figure:'))
    // A choice between thieves names them itself: by what lies where they stand.
    const piece = ['rider', 'bearer', 'hand_over'].includes(l.move.kind)
      ? this.view.pieces.find((p) => p.figure === figure)
      : undefined
    return piece
      ? moveText(
          this.game,
          { ...l, move: { ...l.move, args: { ...l.move.args, at: this.standsAt(piece) } } },
          this.names,
        )
      : this.whose(text, figure)
  }
  private tile(at: string): Tile | undefined {
    return this.view.tiles.find((x) => x.at === at)
  }
  /** A sentence with the side where its place lies instead of coordinates. */
  private where(full: string, alike: string[]): string {
    const place = (x: string): Tile | undefined => this.tile(placeOf(/\((c?-?\d+,-?\d+)\)/.exec(x)?.[1]))
    const here = place(full),
      all = [...new Set(alike.map(place).filter((x) => x !== undefined))]
    if (!here || all.length < 2) return bare(full)
    return full.replace(/\(c?-?\d+,-?\d+\)/, sideWords(here, all))
  }
  /** What tells the march of an army from others that would read the same: where it begins, or else where it leads. */
  apart(l: Legal, alike: Legal[]): string {
    const at = (x: Legal, end: number): Tile | undefined =>
      this.tile(x.move.at.filter((a) => this.tile(a)).at(end) ?? '')
    for (const end of [0, -1]) {
      const here = at(l, end)
      const all = [...new Set(alike.map((x) => at(x, end)).filter((x) => x !== undefined))]
      if (!here || all.length < 2) continue
      const side = sideWords(here, all)
      return end ? ` → ${t(`island.place.${here.kind}`)} ${side}` : ` ${side}`
    }
    return ''
  }
  figureAt(figure: unknown): string | undefined {
    return this.view.pieces.find((p) => p.figure === figure)?.at
  }
  /** The tile next to another in a direction. */
  private beside(at: string | undefined, way: string): string | undefined {
    const here = this.view.tiles.find((x) => x.at === at),
      step = STEP[way]
    return here && step
      ? this.view.tiles.find(
          (x) => x.map === here.map && x.q === here.q + step[0] && x.r === here.r + step[1],
        )?.at
      : undefined
  }
  private whose(text: string, figure: unknown): string {
    const piece = this.view.pieces.find((p) => p.figure === figure && p.kind === 'thief')
    return piece && this.view.pieces.filter((p) => p.kind === 'thief').length > 1
      ? t('ui.island.by_thief', { what: text, at: this.standsAt(piece) })
      : text
  }
  /** Where a thief stands: what lies there, and if that is not enough on which side. */
  private standsAt(piece: Piece): string {
    const here = this.tile(piece.at),
      name = t(`island.place.${here?.kind ?? 'unknown'}`)
    const thieves = this.view.pieces.filter((p) => p.kind === 'thief' && p.seat === piece.seat)
    const all = this.view.tiles.filter((x) => x.kind === here?.kind && thieves.some((p) => p.at === x.at))
    return here && all.length > 1 ? `${name} ${sideWords(here, all)}` : name
  }
  /** A move of an army with the number of those that go: all of them. */
  withAll(l: Legal): number[] {
    const host = this.facts.hosts?.find((h) => h.action === l.action)
    return host ? [l.action, host.all] : [l.action]
  }
  prospect(action: number): Prospect | null {
    return this.facts.attacks?.find((a) => a.action === action) ?? null
  }
  single(l: Legal, anchor: string, spot?: Target['spot']): Target {
    return {
      anchor,
      text: this.text(l),
      actions: [l.action],
      reveals: l.move.reveals,
      kind: l.move.kind,
      cost: null,
      prospect: this.prospect(l.action),
      ...(spot ? { spot } : {}),
      also: [],
    }
  }
  /** An army that goes to a tile: names what it meets there, and the map shows the place. */
  private marching(l: Legal, to: string): Target {
    const target = this.single(l, to)
    const land = this.view.tiles.find((x) => x.at === to)?.kind ?? 'unknown',
      who = this.facts.attacks?.find((a) => a.action === l.action)?.against
    const n = this.facts.hosts?.find((h) => h.action === l.action)?.n ?? 1
    const key =
      who === undefined ? 'ui.island.march_to' : who < 0 ? 'ui.island.march_beast' : 'ui.island.march_attack'
    const fewer = { ...target, text: t('ui.island.fewer') }
    return {
      ...target,
      text: t(key, { land, who: who ?? -1, n }, this.names),
      actions: this.withAll(l),
      also: n > 1 ? [fewer] : [],
    }
  }
  /** What the table proposes, as a target: the walk that does the same, or its moves told together. */
  proposed(moves: HintMove[], targets: Map<string, Target>): Target | null {
    const first = moves[0],
      last = moves.at(-1)
    if (!first || !last) return null
    const actions = moves.map((m) => m.action),
      same = (x: Target): boolean => x.actions.join() === actions.join()
    const known = [...targets.values()].flatMap((x) => [x, ...x.also]).find(same)
    if (known) return known
    const at = moves.flatMap((m) => m.move.at)
    const anchor = at.filter((a) => /^(tile|cave|frontier|corner):/.test(a)).at(-1) ?? ''
    const alone = moves.length === 1 ? this.legal.find((l) => l.action === first.action) : undefined
    // Another way to the same place is told like the one the table would go.
    const there = moves.every((m) => m.move.kind === 'move') ? targets.get(anchor) : undefined
    return {
      anchor,
      // Its place is marked: the map says which of two forests is meant.
      text: alone ? bare(this.text(alone)) : (there?.text ?? stepsText(this.game, moves, this.names)),
      actions,
      reveals: last.move.reveals,
      kind: there?.kind ?? first.move.kind,
      cost: null,
      prospect: there?.prospect ?? this.prospect(first.action),
      ...(there ? { way: at.filter((a, i) => a !== at[i - 1] && this.tile(a)) } : {}),
      ...(anchor.startsWith('corner:') ? { spot: cornerSpot(anchor) } : {}),
      also: [],
    }
  }
  /** What each place of the map means now. */
  targets(mode: Mode, me: Player | undefined): Map<string, Target> {
    const found = new Map<string, Target>()
    const put = (x: Target): void => {
      const old = found.get(x.anchor)
      if (!old) found.set(x.anchor, x)
      else if (
        ![old, ...old.also].some(
          (o) =>
            o.actions[0] === x.actions[0] &&
            (o.kind === 'walk' || o.kind === 'attack' || o.actions.length === x.actions.length),
        )
      )
        old.also.push(x)
    }
    if (mode?.kind === 'buy') {
      for (const l of this.legal) {
        if (!l.move.at.includes(`buy:${mode.item}`)) continue
        const anchor = l.move.at.find((a) => !a.startsWith('buy:') && !a.startsWith('figure:'))
        if (anchor) put(this.single(l, anchor, anchor.startsWith('corner:') ? cornerSpot(anchor) : undefined))
      }
      return found
    }
    if (mode?.kind === 'army') {
      for (const l of this.of('army')) {
        const [from, to] = l.move.at
        if (mode.from === null) {
          if (from) put({ ...this.single(l, from), text: '', actions: [] })
        } else if (from === mode.from && to) put(this.marching(l, to))
      }
      return found
    }
    // Of several figures that can get there the best proposal comes first, the others are offered beside it.
    for (const p of [...this.plans].sort((a, b) => Number(b.best) - Number(a.best))) {
      const anchor = p.at.at(-1)
      if ((p.kind !== 'walk' && p.kind !== 'attack') || !anchor) continue
      const reach = this.facts.reach?.find(
        (r) => r.at === anchor && (p.args.figure === undefined || r.figure === p.args.figure),
      )
      const first = this.legal.find((l) => l.action === p.actions[0])
      put({
        anchor,
        text: this.whose(planText(this.game, p, this.names), p.args.figure),
        actions: p.actions,
        reveals: p.actions.length === 1 && !!first?.move.reveals,
        kind: p.kind,
        cost: reach?.cost ?? p.actions.length,
        prospect: reach?.odds ? { ...reach, odds: reach.odds } : null,
        way: [(p.args.figure ? this.figureAt(p.args.figure) : me?.at) ?? '', ...p.at],
        also: [],
      })
    }
    for (const l of this.legal) {
      if (!PLACED.has(l.move.kind)) continue
      if (l.move.kind === 'discover') {
        const here = this.view.tiles.find((t) => t.at === (this.figureAt(l.move.at[0]) ?? me?.at))
        if (!here) continue
        for (const f of this.view.frontier)
          if (f.map === here.map && Math.hypot(f.x - here.x, f.y - here.y) < 1900)
            put({ ...this.single(l, f.at), cost: 1 })
      } else if (l.move.kind === 'raze' || l.move.kind === 'raze_outpost')
        put(this.single(l, l.move.at[0] ?? ''))
      else if (l.move.kind === 'emerge') {
        const anchor = l.move.at.find((a) => a.startsWith('corner:'))
        if (anchor) put(this.single(l, anchor, cornerSpot(anchor)))
      } else if (l.move.kind === 'wolf') {
        const anchor = this.beside(this.figureAt(l.move.at[0]), String(l.move.args.way))
        if (anchor) put(this.single(l, anchor))
      } else if (['move', 'place', 'put', 'shoot', 'slip', 'unbridge', 'offering'].includes(l.move.kind)) {
        const anchor = [...l.move.at].reverse().find((a) => /^(tile|cave|frontier):/.test(a))
        if (anchor) put(this.single(l, anchor))
      }
    }
    return found
  }
  /** Purchases of which every legal place has an anchor, beyond the four of the list. */
  get crafts(): string[] {
    return [
      ...new Set(
        this.legal.flatMap((l) => l.move.at.filter((a) => a.startsWith('buy:')).map((a) => a.slice(4))),
      ),
    ].filter((x) => !LISTED.has(x))
  }
  /** What neither the map nor a button of its own offers: shown as plain buttons, so that nothing is left to
   *  text mode. */
  loose(me: Player | undefined): Legal[] {
    const met = new Set<number>()
    const meet = (mode: Mode): void => {
      for (const one of this.targets(mode, me).values())
        for (const x of [one, ...one.also]) if (x.actions.length) met.add(x.actions[0]!)
    }
    meet(null)
    for (const item of [...LISTED, ...this.crafts]) meet({ kind: 'buy', item })
    for (const from of new Set(this.of('army').map((l) => l.move.at[0])))
      if (from) meet({ kind: 'army', from })
    return this.legal.filter(
      (l) =>
        !met.has(l.action) &&
        !BUTTONS.has(l.move.kind) &&
        !(l.move.kind === 'move' && l.move.args.way === 'through'),
    )
  }
}
