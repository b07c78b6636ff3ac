import { expect, test } from 'vitest'
import { Scenes } from './scenes'
import type { Item, Position } from '../net/wire'

const item = (no: number): Item => ({ no, is: 'act' }) as Item
const place = (n: number): Position => ({ n }) as Position
const after = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
/** Scenes that take `long` milliseconds for each of the items named, and what was shown. */
function made(
  slow: number[],
  long = 150,
  patience?: number,
): { scenes: Scenes; shown: [number[], number][] } {
  const shown: [number[], number][] = []
  const scenes = new Scenes(
    (items, to) => shown.push([items.map((i) => i.no), to.n]),
    (items) => (items.some((i) => slow.includes(i.no)) ? long : 0),
    patience,
  )
  return { scenes, shown }
}

test('what comes in one moment is shown together', async () => {
  const { scenes, shown } = made([])
  scenes.push([item(1)], place(1))
  scenes.push([item(2)], place(2))
  expect(scenes.newest?.n).toBe(2)
  await after(60)
  expect(shown).toEqual([[[1, 2], 2]])
  expect(scenes.newest).toBeNull()
})
test('what has to be looked at has the screen for itself', async () => {
  const { scenes, shown } = made([1], 300)
  for (const no of [1, 2, 3]) scenes.push([item(no)], place(no))
  await after(100)
  expect(shown).toEqual([[[1], 1]])
  await after(400)
  expect(shown).toEqual([
    [[1], 1],
    [[2, 3], 3],
  ])
})
test('what one did oneself waits for nothing', async () => {
  const { scenes, shown } = made([1], 60_000)
  scenes.push([item(1)], place(1))
  await after(60)
  scenes.push([item(2)], place(2), true)
  await after(60)
  expect(shown).toEqual([
    [[1], 1],
    [[2], 2],
  ])
})
test('a flush shows all that waits', async () => {
  const { scenes, shown } = made([1, 2, 3], 60_000)
  for (const no of [1, 2, 3]) scenes.push([item(no)], place(no))
  await after(60)
  scenes.flush()
  expect(shown).toEqual([
    [[1], 1],
    [[2, 3], 3],
  ])
})
test('nobody waits long for what is already known', async () => {
  const { scenes, shown } = made([1, 2, 3, 4, 5, 6], 60, 100)
  for (const no of [1, 2, 3, 4, 5, 6]) scenes.push([item(no)], place(no))
  await after(400)
  expect(shown.at(-1)?.[1]).toBe(6)
  expect(shown.length).toBeLessThan(6)
})
