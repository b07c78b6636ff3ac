/** A position from the one before it and what has changed since, as the server tells it (docs/protocol.md). */
import type { Moving, Position } from './wire'

/** Whatever is not on the way to a change is taken over, so what did not change stays the same object. */
export function changed(from: Position, changes: Record<string, unknown>, moving?: Moving): Position {
  const made = { ...from, ...moving }
  const own = new Set<unknown>([made])
  for (const [pointer, value] of Object.entries(changes)) {
    const keys = pointer.split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    const last = keys.pop()!
    let at = made as unknown as Record<string, unknown>
    for (const key of keys) {
      if (!own.has(at[key])) {
        at[key] = Array.isArray(at[key]) ? [...(at[key] as unknown[])] : { ...(at[key] as object) }
        own.add(at[key])
      }
      at = at[key] as Record<string, unknown>
    }
    at[last] = value
  }
  return made
}
