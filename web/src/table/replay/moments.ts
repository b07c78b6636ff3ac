/** What a replay says of its moments: which are worth jumping to, and what happened at one. */
import { t } from '../../app/words.svelte'
import type { Item } from '../../net/wire'
import { eventText, undoneEntries } from '../talk/sentences'

/** Entries that stand and have an event of one of these kinds. */
export function keyMoments(items: Item[], kinds: string[]): Item[] {
  const gone = undoneEntries(items)
  return items.filter(
    (i) => i.is === 'act' && !gone.has(i.n ?? -1) && (i.events ?? []).some((e) => kinds.includes(e.kind)),
  )
}

/** What makes an entry a key moment, in words. */
export const momentText = (item: Item, kinds: string[], game: string, names: string[]): string =>
  (item.events ?? [])
    .filter((e) => kinds.includes(e.kind))
    .map((e) => eventText(game, e, item.seat ?? -1, names))
    .join(' ')

/** What happened at a moment, in words. */
export function captionAt(items: Item[], at: number, game: string, names: string[]): string {
  const item = items.find((i) => i.n === at)
  if (!item) return at === 0 ? t('ui.replay.start') : ''
  if (item.is === 'undo') return t('ui.log.undo', { who: item.seat ?? -1 }, names)
  return (item.events ?? [])
    .map((e) => eventText(game, e, item.seat ?? -1, names))
    .filter(Boolean)
    .join(' ')
}

/** The next moment before or behind this one. */
export function momentBeside(moments: Item[], at: number, step: 1 | -1): number | undefined {
  const side = moments.filter((m) => ((m.n ?? 0) - at) * step > 0)
  return (step > 0 ? side[0] : side.at(-1))?.n
}
/** The entry an address means, of a game with so many: whatever it says, one that there is. */
export const entryOf = (said: string | null, n: number): number =>
  Math.max(0, Math.min(n, Math.trunc(Number(said)) || 0))
