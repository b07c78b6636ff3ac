/** The review of a table: asked for until it is there, with how far it is. */
import { api, ApiError } from '../../net/api'
import type { Review, Sentence } from '../../net/wire'

const AGAIN = 1500 // milliseconds between two questions

export class Reviewing {
  told = $state.raw<Review | null>(null)
  problem = $state.raw<Sentence | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #ended = false
  constructor(readonly table: string) {}

  async ask(): Promise<void> {
    clearTimeout(this.#timer)
    this.problem = null
    try {
      this.told = await api.review(this.table)
    } catch (error) {
      this.problem = error instanceof ApiError ? error.sentence : { key: 'ui.error.broken', args: {} }
    }
    const waits = this.told?.status === 'waiting' || this.told?.status === 'working'
    if (waits && !this.#ended) this.#timer = setTimeout(() => void this.ask(), AGAIN)
  }
  /** Why there is none. */
  get why(): Sentence | null {
    return this.problem ?? this.told?.why ?? null
  }
  get again(): boolean {
    return this.problem !== null || this.told?.status === 'failed'
  }
  end(): void {
    this.#ended = true
    clearTimeout(this.#timer)
  }
}
