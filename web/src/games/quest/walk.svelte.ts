/** The moves of others are walked, one space after the other, and said. */
import { untrack } from 'svelte'
import { speak } from '../../app/live.svelte'
import { calm } from '../../app/settings.svelte'
import type { Item } from '../../net/wire'
import type { Fresh } from '../../table/game'
import { told } from '../../table/talk/sentences'
import type { Play } from './play.svelte'

interface Stop {
  seat: number
  piece: number
  to: number
}
const STEP = 240 // milliseconds for a space
/** How long each thing that others do wants to be seen. */
const SEEN: Record<string, number> = {
  step: STEP,
  bought: 850,
  took: 850,
  overcame: 500,
  explored: 600,
  removed: 300,
  gave: 300,
  arrived: 700,
  turn: 250,
}
export const lasts = (items: Item[]): number =>
  items.flatMap((i) => i.events ?? []).reduce((sum, e) => sum + (SEEN[e.kind] ?? 0), 0)

export class Walk {
  /** Where the pieces are drawn: behind where they are, while they walk. */
  shown = $state.raw<number[][]>([])
  caption = $state('')
  walking = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly play: Play,
    fresh: () => Fresh | null,
    private readonly glance: (space: number) => void,
    back: (space: number) => void,
  ) {
    $effect(() => {
      const now = play.view.players.map((p) => [...p.pieces]),
        step = fresh()
      untrack(() => this.tell(now, step))
    })
    // The map went along with the others: at one's own move it is back where one stands.
    $effect(() => {
      if (!play.active || this.walking) return
      untrack(() => {
        const { at } = play
        if (at !== undefined) back(at)
      })
    })
  }
  stop(): void {
    clearTimeout(this.timer)
  }
  private tell(now: number[][], step: Fresh | null): void {
    this.stop()
    this.walking = false
    if (step) this.say(step)
    const stops = (step?.items ?? []).flatMap((i) =>
      (i.events ?? []).filter((e) => e.kind === 'step').map((e) => e.args as unknown as Stop),
    )
    if (!stops.length || calm() || !this.shown.length) this.shown = now
    else {
      this.walking = true
      this.go(stops, 0, now)
    }
  }
  private say(step: Fresh): void {
    const last = step.items.at(-1)
    if (last?.is === 'undo') this.caption = '' // what was said has not happened
    const said = told(this.play.table.game, step.items, this.play.names)
    if (!said) return
    this.caption = said
    if ((last?.seat ?? -1) !== this.play.me) speak(said)
  }
  private go(stops: Stop[], k: number, end: number[][]): void {
    const s = stops[k]
    if (!s) {
      this.shown = end
      this.walking = false
      return
    }
    if (s.seat !== this.play.me) this.glance(s.to)
    const next = this.shown.map((l) => [...l])
    if (next[s.seat]) next[s.seat]![s.piece] = s.to
    this.shown = next
    this.timer = setTimeout(() => this.go(stops, k + 1, end), STEP)
  }
}
