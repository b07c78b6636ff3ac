/** A way that a window of reactions has interrupted: the table asks others after each step. */
import type { Item } from '../../net/wire'
import type { Target } from './model'

export interface Rest {
  /** Where it leads, and what is left of it. */
  anchor: string
  actions: number[]
  seat: number
  /** The last entry of what was gone of it. */
  n: number
}
/** What becomes of it at one's next move: it is gone to its end if nothing has happened meanwhile, else its end is
 *  only aimed at, so that whoever walks decides anew; null where it leads nowhere any more. From half-way the table may
 *  propose another way that is as long: the one that was begun is gone on. */
export function onward(rest: Rest, log: Item[], target: Target | undefined): 'go' | 'aim' | null {
  const since = log.filter((i) => (i.n ?? 0) > rest.n)
  if (!target || since.some((i) => i.is === 'undo')) return null
  const quiet = since.every((i) => !i.events?.length)
  return quiet && target.actions.length === rest.actions.length ? 'go' : 'aim'
}
