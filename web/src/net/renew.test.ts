import { expect, test, vi } from 'vitest'
import { renew } from './renew'

function storage(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage
}

test('a page reloads once for each newer server', () => {
  vi.useFakeTimers()
  const kept = storage()
  const reload = vi.fn()
  expect(renew(2, kept, reload)).toBe(true)
  expect(renew(2, kept, reload)).toBe(false)
  vi.runAllTimers()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(renew(3, kept, reload)).toBe(true)
})
