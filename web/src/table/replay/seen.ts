/** How far this browser has seen each table, so that coming back it can be told what happened meanwhile. */
const KEY = 'eldorado.seen'
const MOST = 40 // tables remembered

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}
export const seenOf = (id: string): number | null => read()[id] ?? null
export function saw(id: string, n: number): void {
  const all = read()
  if (all[id] === n) return
  delete all[id]
  const kept = [...Object.entries(all).slice(-(MOST - 1)), [id, n]]
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // private windows without storage: nothing is told on coming back
  }
}
export function forgetSeen(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // nothing was remembered
  }
}
