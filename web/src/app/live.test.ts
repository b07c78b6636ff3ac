import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { note, notes, unsay } from './live.svelte'

beforeEach(() => {
  vi.useFakeTimers()
  notes.splice(0)
})
afterEach(() => vi.useRealTimers())

it('shows the last refusal only, and leaves other notes alone', () => {
  note('The server is newer.', 'error')
  note('Too weak.', 'refused', 'Q-MOVE-1', 'quest')
  note('Not next to you.', 'refused', 'Q-MOVE-2', 'quest')
  expect(notes.map((n) => n.text)).toEqual(['The server is newer.', 'Not next to you.'])
})
it('takes back what does not hold any more', () => {
  note('Sound is off.')
  unsay('Sound is off.')
  note('Sound is on.')
  expect(notes.map((n) => n.text)).toEqual(['Sound is on.'])
})
