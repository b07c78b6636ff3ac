import { expect, test } from 'vitest'
import type { Item, Position } from '../../net/wire'
import { Again } from './again.svelte'

const at = (n: number): Position => ({ n }) as Position
const log = [4, 5, 6].map((n) => ({ no: n, n, is: 'act', seat: 1, events: [] }) as unknown as Item)

test('plays the entries in order and leaves the board as it was', async () => {
  const asked: number[] = []
  const again = new Again(
    (n) => {
      asked.push(n)
      return Promise.resolve(at(n))
    },
    undefined,
    0,
  )
  const done = again.play(log, 4, 6)
  await Promise.resolve()
  await Promise.resolve()
  expect(again.shown?.n).toBe(4)
  await done
  expect(asked).toEqual([4, 5, 6])
  expect(again.shown).toBeNull()
  expect(again.fresh).toBeNull()
})

test('stops where it is told to, and when a moment cannot be had', async () => {
  const again = new Again((n) => Promise.resolve(at(n)), undefined, 0)
  const done = again.play(log, 4, 6)
  again.stop()
  await done
  expect(again.shown).toBeNull()
  const broken = new Again(
    (n) => (n > 4 ? Promise.reject(new Error('gone')) : Promise.resolve(at(n))),
    undefined,
    0,
  )
  await expect(broken.play(log, 4, 6)).rejects.toThrow('gone')
  expect(broken.shown).toBeNull()
})
