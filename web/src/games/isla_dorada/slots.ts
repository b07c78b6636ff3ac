/** Cards keep their place in the pool: what is turned up lies where a card was taken, and nothing else moves. */

/** For each place of the pool the number of its card in the list of the engine, or null where none lies. */
export function slots(before: (string | null)[], pool: string[], size: number): (number | null)[] {
  const left = new Set(pool.keys())
  const claim = (kind: string | null | undefined): number | null => {
    for (const i of left)
      if (pool[i] === kind) {
        left.delete(i)
        return i
      }
    return null
  }
  const kept = Array.from({ length: Math.max(size, pool.length) }, (_, k) => claim(before[k]))
  const rest = [...left]
  return kept.map((i) => i ?? rest.shift() ?? null)
}
