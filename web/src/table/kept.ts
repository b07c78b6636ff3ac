/** A move that was made without a line: kept here until the table answers again, also over a reload of the page. */
export interface Kept {
  seat: number
  /** The decision it answers. It is made for that one or not at all. */
  seq: number
  /** Whether it had been sent when the line broke: then it may have arrived. */
  sent: boolean
  moves: number[]
  how: { whole?: boolean; joins?: boolean }
  at: number
}
const LONGEST = 3_600_000 // who comes back later than an hour has forgotten it
const key = (table: string): string => `eldorado.kept.${table}`

export function keep(table: string, move: Kept | null): void {
  try {
    if (move) localStorage.setItem(key(table), JSON.stringify(move))
    else localStorage.removeItem(key(table))
  } catch {
    // a browser that keeps nothing keeps it as long as the page is open
  }
}
export function kept(table: string, now = Date.now()): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(key(table)) ?? 'null') as Kept | null
    return found && now - found.at < LONGEST && Array.isArray(found.moves) ? found : null
  } catch {
    return null
  }
}
