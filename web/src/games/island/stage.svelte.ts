/** A battle is rolled before it is told: while its dice tumble the board stands as it was, and whatever came after
 *  waits behind it. */
import { untrack } from 'svelte'
import { calm } from '../../app/settings.svelte'
import type { Item, Position } from '../../net/wire'
import type { BoardProps, Fresh } from '../../table/game'
import type { View } from './model'

type Battle = NonNullable<View['last_battle']>
const BEGIN = 350
const READ = 1100 // to take in who has won, before the pieces are gone
/** Milliseconds between two dice that come to rest: many are not slower than few. */
export const pauseOf = (dice: number): number => Math.min(170, 1900 / Math.max(1, dice))
/** How long a roll takes until it is told, of which `lying` dice lie already. */
export const rollTime = (battle: Battle, lying: number): number => {
  const dice = battle.attack.length + battle.defence.length
  return BEGIN + (dice - lying) * pauseOf(dice) + READ
}
export const FOUGHT = ['battle', 'raided']
const fought = (step: Fresh): boolean =>
  step.items.some((i) => (i.events ?? []).some((e) => FOUGHT.includes(e.kind)))
/** Dice that were seen before: the attacker's, where somebody was asked between the rolls. */
export function lyingDice(before: Battle | null, now: Battle): number {
  const same = before?.attack.length && before.attack.join() === now.attack.join()
  return same && !before.defence.length ? now.attack.length : 0
}

export class Stage {
  /** The battle whose dice roll now. */
  rolling = $state.raw<{ battle: Battle; lying: number; before: Position } | null>(null)
  /** What was last shown. */
  fresh = $state.raw<Fresh | null>(null)
  private waiting: Fresh[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly given: () => BoardProps,
    /** Told when a battle is told: what waited behind it may follow at once. */
    private readonly decided: () => void = () => undefined,
  ) {
    $effect.pre(() => {
      const step = given().fresh
      untrack(() => this.hear(step))
    })
  }
  /** The position on the board. */
  get position(): Position {
    return this.rolling?.before ?? this.given().position
  }
  get log(): Item[] {
    const upto = this.rolling?.before.n
    const { log } = this.given()
    return upto === undefined ? log : log.filter((i) => i.is !== 'act' || (i.n ?? 0) <= upto)
  }
  stop(): void {
    clearTimeout(this.timer)
  }
  private hear(step: Fresh | null): void {
    if (!step) {
      // Opened, or told anew: nothing is under way.
      this.stop()
      this.waiting = []
      this.rolling = null
      this.fresh = null
    } else if (this.rolling && !calm()) this.waiting.push(step)
    else {
      // Dice that still rolled when the rest was skipped are not waited for.
      this.stop()
      this.rolling = null
      this.waiting = []
      this.show(step)
    }
  }
  private show(step: Fresh): void {
    const battle = (step.to.view as View).last_battle
    if (!fought(step) || !battle || !step.from || calm() || document.hidden) {
      this.fresh = step
      if (fought(step)) this.decided()
      return
    }
    const lying = lyingDice((step.from.view as View).last_battle, battle)
    this.rolling = { battle, lying, before: step.from }
    this.timer = setTimeout(
      () => {
        this.rolling = null
        this.fresh = step
        this.decided()
        while (this.waiting.length && !this.rolling) this.show(this.waiting.shift()!)
      },
      rollTime(battle, lying),
    )
  }
}
