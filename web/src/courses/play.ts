/** Play a course: at once against bots, as “Play now” does, or after setting up a table. */
import { api } from '../net/api'
import { go } from '../app/router.svelte'

export async function playAtOnce(text: string): Promise<void> {
  const game = (await api.games()).games.find((g) => g.id === 'quest')
  if (!game) return
  const seats: unknown[] = [{ kind: 'you' }]
  while (seats.length < game.default_seats) seats.push({ kind: 'bot', level: game.default_level })
  const options = { course: text, caves: true }
  const table = await api.make({ game: 'quest', options, seats, pace: { kind: 'relaxed' } })
  go(`/t/${table.id}`)
}
