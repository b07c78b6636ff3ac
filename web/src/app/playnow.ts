/** One click: the first preset with the usual number of seats, the others played by bots. */
import { api } from '../net/api'
import { go } from './router.svelte'
import { settings } from './settings.svelte'

export async function playNow(id: string): Promise<void> {
  const game = (await api.games()).games.find((g) => g.id === id)
  if (!game) return
  const preset = game.presets[0]
  const seats: unknown[] = [{ kind: 'you', ...(settings.name ? { name: settings.name } : {}) }]
  while (seats.length < game.default_seats) seats.push({ kind: 'bot', level: game.default_level })
  const table = await api.make({
    game: id,
    ...(preset ? { preset: preset.id } : {}),
    seats,
    pace: { kind: 'relaxed' },
  })
  go(`/t/${table.id}`)
}
