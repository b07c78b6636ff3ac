/** What the others did, played once more on the board one sits at; then everything is as it was. */
import type { Item, Position } from '../../net/wire'
import type { Fresh } from '../game'

const PACE = 900 // milliseconds for an entry, as in a replay
const BETWEEN = 120 // and after what a game says the length of

export class Again {
  /** The moment that is shown instead of the present one. */
  shown = $state.raw<Position | null>(null)
  fresh = $state.raw<Fresh | null>(null)
  private run = 0

  constructor(
    private readonly moment: (at: number) => Promise<Position>,
    /** How long a game wants something to be looked at: what needs no time of its own is soon over. */
    private readonly lasts: (items: Item[]) => number = () => PACE - BETWEEN,
    private readonly between = BETWEEN,
  ) {}
  /** The entries after `from` up to `to`, one after the other. */
  async play(log: Item[], from: number, to: number): Promise<void> {
    const run = ++this.run
    try {
      let next = this.moment(from)
      for (let at = from; at <= to; at++) {
        const position = await next
        if (run !== this.run) return
        const items = log.filter((i) => i.is === 'act' && i.n === at)
        this.fresh = at > from && this.shown ? { items, from: this.shown, to: position } : null
        this.shown = position
        if (at < to) {
          next = this.moment(at + 1)
          next.catch(() => undefined) // told when its turn comes
        }
        const long = at > from ? this.lasts(items) : PACE
        await new Promise((done) => setTimeout(done, this.between && long + this.between))
        if (run !== this.run) return
      }
    } finally {
      if (run === this.run) this.stop()
    }
  }
  stop(): void {
    this.run += 1
    this.shown = this.fresh = null
  }
}
