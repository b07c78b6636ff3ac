import { beforeEach, expect, it, vi } from 'vitest'
import { keep, kept, type Kept } from './kept'

const shelf = new Map<string, string>()
const storage = {
  getItem: (k: string): string | null => shelf.get(k) ?? null,
  setItem: (k: string, v: string): void => void shelf.set(k, v),
  removeItem: (k: string): void => void shelf.delete(k),
}
beforeEach(() => {
  shelf.clear()
  vi.stubGlobal('localStorage', storage)
})
const move: Kept = { seat: 1, seq: 7, sent: false, moves: [3, 4], how: {}, at: 1000 }

it('keeps a move of each table until it is taken up or forgotten', () => {
  keep('a', move)
  expect(kept('a', 2000)).toEqual(move)
  expect(kept('b', 2000)).toBeNull()
  keep('a', null)
  expect(kept('a', 2000)).toBeNull()
})
it('forgets what is old, and what is no move', () => {
  keep('a', move)
  expect(kept('a', 1000 + 3_600_000)).toBeNull()
  shelf.set('eldorado.kept.a', '{"at": 999999999999999}')
  expect(kept('a')).toBeNull()
  shelf.set('eldorado.kept.a', 'no move')
  expect(kept('a')).toBeNull()
})
it('does without a browser that keeps anything', () => {
  vi.stubGlobal('localStorage', undefined)
  keep('a', move)
  expect(kept('a')).toBeNull()
})
