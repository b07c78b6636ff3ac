/** What happens at a table, shown one thing after the other: a piece arrives, or a card is bought, before the next
 *  thing is seen. The table keeps its own pace; here nothing is skipped because the next message came too early. */
import type { Item, Position } from '../net/wire'

interface Scene {
  items: Item[]
  to: Position
  at: number
}
const MOMENT = 12 // milliseconds: what comes within them is one thing
const PATIENCE = 4000 // nobody waits longer for what is already known
export class Scenes {
  private waiting: Scene[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Until when what is shown now has the screen for itself. */
  private until = 0

  constructor(
    private readonly show: (items: Item[], to: Position) => void,
    /** How long what happened is to be looked at, in milliseconds. */
    private readonly lasts: (items: Item[]) => number,
    private readonly patience = PATIENCE,
  ) {}
  /** The newest position, shown or not. */
  get newest(): Position | null {
    return this.waiting.at(-1)?.to ?? null
  }
  /** `own`: what one did oneself is answered at once, whatever is still shown. */
  push(items: Item[], to: Position, own = false): void {
    this.waiting.push({ items, to, at: Date.now() })
    if (own) {
      clearTimeout(this.timer)
      this.timer = undefined
      this.until = 0
    }
    this.soon()
  }
  /** Everything at once: something came that speaks of the newest position. */
  flush(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.until = 0
    const all = this.waiting
    this.waiting = []
    const last = all.at(-1)
    if (last)
      this.show(
        all.flatMap((s) => s.items),
        last.to,
      )
  }
  private soon(): void {
    this.timer ??= setTimeout(() => this.next(), Math.max(MOMENT, this.until - Date.now()))
  }
  private next(): void {
    this.timer = undefined
    const first = this.waiting[0]
    if (!first) return
    if (Date.now() - first.at > this.patience) return this.flush()
    // What needs no time of its own is shown together with what follows.
    let n = 1,
      items = first.items
    while (n < this.waiting.length && !this.lasts(items)) items = [...items, ...this.waiting[n++]!.items]
    const to = this.waiting[n - 1]!.to
    this.waiting.splice(0, n)
    this.until = Date.now() + this.lasts(items)
    this.show(items, to)
    if (this.waiting.length) this.soon()
  }
}
