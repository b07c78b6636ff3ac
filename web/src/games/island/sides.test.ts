import { describe, expect, it } from 'vitest'
import { sideOf } from './sides'
import type { Tile } from './model'

const tile = (x: number, y: number): Tile => ({ at: `tile:${x},${y}`, x, y }) as Tile

describe('places that look alike', () => {
  it('are told apart by where they lie to each other', () => {
    const [west, east] = [tile(-1732, 0), tile(1732, 0)]
    expect([west, east].map((x) => sideOf(x, [west, east]))).toEqual(['w', 'e'])
    const [upper, lower] = [tile(0, -1500), tile(866, 1500)]
    expect([upper, lower].map((x) => sideOf(x, [upper, lower]))).toEqual(['n', 's'])
    const all = [tile(-1732, -1500), tile(0, 0), tile(1732, 1500)]
    expect(all.map((x) => sideOf(x, all))).toEqual(['nw', '', 'se'])
  })
})
