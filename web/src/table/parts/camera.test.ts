import { describe, expect, it, vi } from 'vitest'
import { Camera, clearOf, seeing, widened, type Look, type Room } from './camera.svelte'

const room: Room = { width: 400, height: 300, box: { x: 0, y: 0, w: 2000, h: 1500 } }
const spot = (x: number, y: number) => ({ x, y, r: 20 })
const shown = ([k, x, y]: Look, px: number, py: number): boolean =>
  px * k + x >= 0 && px * k + x <= room.width && py * k + y >= 0 && py * k + y <= room.height

describe('what else is looked at', () => {
  it('is as much as there is room for, the first of it first, and never instead of what must be in sight', () => {
    const must = [spot(100, 100)],
      near = spot(300, 200),
      far = spot(900, 100)
    expect(widened(must, [near, far], room, 1, [0, 0, 0])).toEqual([near, must[0]])
    expect(widened(must, [near, far], room, 0.4, [0, 0, 0])).toEqual([far, near, must[0]])
    expect(widened([], [near], room, 1, [0, 0, 0])).toEqual([])
  })
})

describe('what must be in sight', () => {
  it('leaves the map alone where it is', () => {
    expect(seeing([1, 0, 0], [spot(100, 100), spot(300, 200)], room, 0.2)).toBeNull()
    expect(seeing([1, 0, 0], [], room, 0.2)).toBeNull()
  })
  it('is brought there at the same scale, and farther away only if need be', () => {
    const one = seeing([1, 0, 0], [spot(900, 700)], room, 0.2)!
    expect(one[0]).toBe(1)
    expect(shown(one, 900, 700)).toBe(true)
    const two = seeing([1, 0, 0], [spot(100, 100), spot(900, 700)], room, 0.2)!
    expect(two[0]).toBeLessThan(1)
    expect(shown(two, 100, 100) && shown(two, 900, 700)).toBe(true)
  })
  it('is brought there by the shortest way, with some air: what was beside it stays beside it', () => {
    const [k, x, y] = seeing([1, 0, 0], [spot(100, 390)], room, 0.2)!
    expect([k, x]).toEqual([1, 0])
    expect(390 + 20 + y).toBeLessThan(room.height)
    expect(390 + 20 + y).toBeGreaterThan(room.height - 60)
  })
  it('is the last of them where they are too far from each other', () => {
    const far = seeing([1, 0, 0], [spot(100, 100), spot(1900, 1400)], room, 0.8)!
    expect(far[0]).toBe(0.8)
    expect([shown(far, 100, 100), shown(far, 1900, 1400)]).toEqual([false, true])
    // At a corner of the map it is seen with the map beside it, and not in the middle of nothing.
    expect([2000 * far[0] + far[1], 1500 * far[0] + far[2]]).toEqual([room.width, room.height])
  })
  it('does not lie under what covers the view', () => {
    const look = seeing([1, 0, 0], [spot(200, 270)], room, 0.2, [0, 0, 60])!
    expect(270 * look[0] + look[2] + 20).toBeLessThanOrEqual(240)
  })
  it('does not lie under the buttons of the map: moved by the shorter way, if nothing is lost by it', () => {
    const buttons = { x: 330, y: 180 }
    const at: Look = [1, 0, 0]
    expect(clearOf(at, [spot(200, 270), spot(380, 100)], buttons, room.height)).toBe(at)
    expect(clearOf(at, [spot(340, 280)], buttons, room.height)).toEqual([1, -24, 0])
    expect(clearOf(at, [spot(390, 180)], buttons, room.height)).toEqual([1, 0, -14])
    expect(clearOf(at, [spot(390, 280), spot(30, 10)], buttons, room.height)).toBe(at)
  })
  it('is left again: the map comes back, or to where it belongs meanwhile', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true })) // no motion: it is there at once
    vi.stubGlobal('devicePixelRatio', 1)
    vi.stubGlobal('cancelAnimationFrame', () => undefined)
    const camera = new Camera(() => room)
    camera.place(1, -100, -100)
    camera.visit(() => [1, -700, -500])
    camera.visit(() => [1, -900, -600])
    expect(camera.look).toEqual([1, -900, -600])
    expect(camera.comeBack()).toBe(true)
    expect(camera.look).toEqual([1, -100, -100])
    expect(camera.comeBack()).toBe(false)
    camera.visit(() => [0.5, -300, -300])
    camera.belongs(1, -200, -150)
    expect(camera.look).toEqual([0.5, -300, -300])
    camera.comeBack()
    expect(camera.look).toEqual([1, -200, -150])
  })
  it('lets the map come back as soon as it can be seen from there', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    vi.stubGlobal('devicePixelRatio', 1)
    vi.stubGlobal('cancelAnimationFrame', () => undefined)
    const camera = new Camera(() => room)
    const looking = (x: number, y: number) => (from: Look) => seeing(from, [spot(x, y)], room, 0.2)
    camera.place(1, -100, -100)
    camera.visit(looking(900, 700))
    expect(camera.look).not.toEqual([1, -100, -100])
    camera.visit(looking(300, 200))
    expect(camera.look).toEqual([1, -100, -100])
  })
})
