import type { TableInfo } from '../../net/wire'
import type { PrimerTable } from '../../table/game'

interface RulesBox {
  open: boolean
  game: string
  clause: string | null
  table: PrimerTable | null
}
/** The rules can be opened over anything, at a clause, and for a table: then only what concerns it is shown. */
export const rulesBox = $state<RulesBox>({ open: false, game: '', clause: null, table: null })
export function rulesAt(game: string, clause: string | null, table: PrimerTable | null = null): void {
  Object.assign(rulesBox, { open: true, game, clause, table })
}
const LONG = 60 // an option as long as that is a course somebody made: no clause depends on it
export const tableOf = (table: TableInfo): PrimerTable => ({
  seats: table.seats.length,
  options: Object.fromEntries(Object.entries(table.options).filter(([, v]) => String(v).length < LONG)),
})
