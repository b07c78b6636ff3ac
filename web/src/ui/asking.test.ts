import { describe, expect, it } from 'vitest'
import { place } from './asking'

const room = { w: 1366, h: 768 },
  size = { w: 300, h: 260 }
const overlaps = (
  a: { x: number; y: number },
  b: { left: number; top: number; right: number; bottom: number },
) => a.x < b.right && a.x + size.w > b.left && a.y < b.bottom && a.y + size.h > b.top

describe('where the inspector lies', () => {
  it('hides nothing of what is asked about, and stays on the screen', () => {
    for (const [left, top] of [
      [10, 60],
      [700, 400],
      [1200, 60],
      [1200, 700],
      [500, 640],
    ] as const) {
      const box = { left, top, right: left + 90, bottom: top + 60 }
      const at = place(box, size, room)
      expect(overlaps(at, box)).toBe(false)
      expect(at.x).toBeGreaterThanOrEqual(0)
      expect(at.x + size.w).toBeLessThanOrEqual(room.w)
      expect(at.y).toBeGreaterThanOrEqual(0)
      expect(at.y + size.h).toBeLessThanOrEqual(room.h)
    }
  })
  it('lies over the row of its like, or beside all of it where there is no room above', () => {
    const row = { left: 280, top: 460, right: 790, bottom: 575 },
      pile = { left: 430, top: 490, right: 495, bottom: 560 }
    expect(place(pile, size, room, row)).toEqual({ x: 312.5, y: 188 })
    expect(place(pile, size, room, { ...row, top: 200 }).x).toBe(802)
  })
  it('lies above what fills the width of a phone', () => {
    const box = { left: 5, top: 600, right: 380, bottom: 700 }
    expect(place(box, { w: 374, h: 260 }, { w: 390, h: 844 })).toEqual({ x: 8, y: 328 })
  })
})
