import { describe, expect, it } from 'vitest'
import type { Point } from './art/board'
import { apart, beyond, restOf, edgeOf, inSight, sizeOf, type Place } from './overview'

const free = { x: 0, y: 56, w: 768, h: 380 }
const place: Place = (x, y) => [x * 2 + 100, y * 2 + 40]

describe('the small picture of the course', () => {
  it('keeps the shape of the course and leaves room to the map', () => {
    expect(sizeOf({ w: 1050, h: 500 }, free)).toMatchObject({ w: 210, h: 100 })
    expect(sizeOf({ w: 400, h: 1000 }, free).h).toBe(152)
  })
  it('frames what is in sight', () => {
    const part = inSight(place, free)
    expect(part).toEqual({ x: -50, y: 8, w: 384, h: 190 })
    expect(place(part.x, part.y)).toEqual([free.x, free.y])
    const spots: Point[] = [
      [0, 20],
      [500, 20],
      [0, -40],
    ]
    expect(beyond(part, spots, 10)).toEqual(spots.slice(1))
  })
  it('lies where it hides the least, and stays there while that is hardly better elsewhere', () => {
    const size = { w: 200, h: 100 }
    const crowd = (x: number, y: number, n: number): Point[] => Array.from({ length: n }, () => [x, y])
    // A full lower left, a rather full lower right, a full upper left, and a crowd all along the middles.
    const spots = [
      ...crowd(40, 400, 20),
      ...crowd(680, 400, 7),
      ...crowd(40, 100, 30),
      ...[200, 300, 440].flatMap((x) => [...crowd(x, 400, 30), ...crowd(x, 100, 30)]),
      ...crowd(740, 100, 4),
    ]
    const upperRight = 6
    expect(restOf(size, free, spots, [], [], -1).place).toBe(upperRight)
    expect(restOf(size, free, spots, [], [], 1).place).toBe(1)
    expect(restOf(size, free, spots, [], [], 0).place).toBe(upperRight)
    // What one could tap next is worth more than other spaces, and no panel is covered.
    expect(restOf(size, free, spots, crowd(740, 100, 1), [], -1).place).toBe(1)
    expect(restOf(size, free, spots, [], [{ x: 480, y: 56, w: 288, h: 120 }], -1).place).toBe(1)
  })
  it('points from the edge to a piece out of sight', () => {
    expect(edgeOf([900, 200], free, 20)).toEqual({ at: [748, 200], turn: 0 })
    expect(edgeOf([300, 900], free, 20)).toEqual({ at: [300, 416], turn: 90 })
  })
  it('lays no mark of a piece on another', () => {
    const marks = [200, 204, 300].map((y): { at: Point } => ({ at: [748, y] }))
    expect(apart(marks, free, 20).map((m) => m.at[1])).toEqual([200, 240, 300])
  })
})
