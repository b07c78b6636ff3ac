/** The rules can be opened over anything, at a clause. */
export const rulesBox = $state<{ open: boolean; game: string; clause: string | null }>({
  open: false,
  game: '',
  clause: null,
})
export function rulesAt(game: string, clause: string | null): void {
  rulesBox.game = game
  rulesBox.clause = clause
  rulesBox.open = true
}
