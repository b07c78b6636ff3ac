import { describe, expect, it } from 'vitest'
import { aside, hides } from './aside'

const room = { x: 0, y: 0, w: 800, h: 500 }
const box = { x: 300, y: 8, w: 200, h: 80 }
const at = (x: number, y: number, weight = 1) => ({ x, y, w: 40, h: 40, weight })

describe('a box over the board', () => {
  it('stays where it hides nothing', () => {
    expect(aside(box, room, [at(100, 20), at(600, 20)])).toEqual([300, 8])
  })
  it('goes to the nearest place where it hides nothing', () => {
    const [x, y] = aside(box, room, [at(310, 60)])
    expect(hides({ ...box, x, y }, [at(310, 60)])).toBe(0)
    expect(Math.hypot(x - 300, y - 8)).toBeLessThan(80)
  })
  it('lies over what matters least where there is no free place, and within the room', () => {
    const all = []
    for (let x = 0; x < 800; x += 50) for (let y = 0; y < 500; y += 50) all.push(at(x, y, x < 400 ? 9 : 1))
    const [x, y] = aside(box, room, all)
    expect(x).toBeGreaterThanOrEqual(390) // beside the last of those that matter
    expect(x + 200 <= 800 && y >= 0 && y + 80 <= 500).toBe(true)
  })
})
