/** Whether somebody is called to the table: not after one's own move and a pause in which nobody did anything. */
import type { Item } from '../net/wire'

/** Whether others have done something since entry `n`. That they have answered is nothing one would come for. */
export const othersActed = (log: Item[], n: number, mine: number[]): boolean =>
  log.some(
    (i) =>
      i.is === 'act' &&
      (i.n ?? 0) > n &&
      !mine.includes(i.seat ?? -1) &&
      (i.events ?? []).some((e) => e.kind !== 'answered'),
  )
