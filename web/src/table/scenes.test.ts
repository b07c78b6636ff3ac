import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Scenes } from './scenes'
import type { Item, Position } from '../net/wire'

const item = (no: number): Item => ({ no, is: 'act' }) as Item
const place = (n: number): Position => ({ n }) as Position
const shown: [number[], number][] = []
const slow = new Set<number>()
const made = (): Scenes =>
  new Scenes(
    (items, to) => shown.push([items.map((i) => i.no), to.n]),
    (items) => (items.some((i) => slow.has(i.no)) ? 500 : 0),
  )
beforeEach(() => {
  vi.useFakeTimers()
  shown.length = 0
  slow.clear()
})
afterEach(() => vi.useRealTimers())

test('what comes in one moment is shown together', () => {
  const scenes = made()
  scenes.push([item(1)], place(1))
  scenes.push([item(2)], place(2))
  expect(scenes.newest?.n).toBe(2)
  vi.advanceTimersByTime(20)
  expect(shown).toEqual([[[1, 2], 2]])
  expect(scenes.newest).toBeNull()
})
test('what has to be looked at has the screen for itself', () => {
  slow.add(1)
  const scenes = made()
  scenes.push([item(1)], place(1))
  scenes.push([item(2)], place(2))
  vi.advanceTimersByTime(20)
  expect(shown).toEqual([[[1], 1]])
  scenes.push([item(3)], place(3))
  vi.advanceTimersByTime(400)
  expect(shown).toHaveLength(1)
  vi.advanceTimersByTime(120)
  expect(shown).toEqual([
    [[1], 1],
    [[2, 3], 3],
  ])
})
test('what one did oneself waits for nothing', () => {
  slow.add(1)
  const scenes = made()
  scenes.push([item(1)], place(1))
  vi.advanceTimersByTime(20)
  scenes.push([item(2)], place(2), true)
  vi.advanceTimersByTime(20)
  expect(shown.at(-1)).toEqual([[2], 2])
})
test('a flush shows all that waits, and nobody waits long for what is known', () => {
  for (const no of [1, 2, 3]) slow.add(no)
  const scenes = made()
  for (const no of [1, 2, 3]) scenes.push([item(no)], place(no))
  vi.advanceTimersByTime(20)
  scenes.flush()
  expect(shown).toEqual([
    [[1], 1],
    [[2, 3], 3],
  ])
  for (let no = 4; no < 24; no++) {
    slow.add(no)
    scenes.push([item(no)], place(no))
  }
  vi.advanceTimersByTime(5000)
  expect(scenes.newest).toBeNull()
  expect(shown.at(-1)?.[1]).toBe(23)
})
