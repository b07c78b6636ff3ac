/** Whether what goes on at a table can be skipped: bots move, and all who play sit at this screen. */
import type { TableInfo } from '../net/wire'

export function botsAlone(table: TableInfo): boolean {
  const people = table.seats.filter((s) => s.kind === 'human' && !s.out)
  const asked = table.actors.map((seat) => table.seats[seat])
  return (
    table.status === 'playing' &&
    people.length > 0 &&
    people.every((s) => s.yours) &&
    asked.length > 0 &&
    !asked.some((s) => s?.kind === 'human' && !s.held && !s.out)
  )
}
