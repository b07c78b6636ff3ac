import { beforeEach, describe, expect, test } from 'vitest'
import {
  add,
  Box,
  EMPTY,
  finishSeats,
  free,
  mirrored,
  nextBlockade,
  nextSeat,
  remove,
  replace,
  seats,
  shaken,
  shift,
  spin,
  usualBlockades,
} from './draft'
import { around, flip, nearest, rotate, type Hex } from './grid'
import { land, landFinish, nextPlace, Notches, sixths } from './snap'
import { back, begun, forth, step } from './history'
import { address, clean, decode, encode, isText, nameIn } from './code'
import { spaces } from './art'
import { whole } from './picture'
import { Layout } from '../games/quest/art/board'
import type { Draft, Palette, Placed, Spot } from './types'

/** Tiles without landscape: only their shape matters here. */
const large: Spot[] = []
for (let q = -3; q <= 3; q++)
  for (let r = -3; r <= 3; r++) if (Math.abs(q + r) <= 3) large.push([q, r, 'jungle', 1, 0, false])
const strip: Spot[] = [
  ...[-2, -1, 0, 1, 2].map((q): Spot => [q, -1, 'water', 1, 0, false]),
  ...[-3, -2, -1, 0, 1, 2].map((q): Spot => [q, 0, 'water', 1, 0, false]),
  ...[-3, -2, -1, 0, 1].map((q): Spot => [q, 1, 'water', 1, 0, false]),
]
const start: Spot[] = large.map((s, i) => (i < 4 ? [s[0], s[1], 'start', 0, i + 1, false] : s))
const pairs = ['AB', 'CD', 'EF', 'GH', 'IJ', 'KL', 'MN', 'OP', 'QR']
const palette: Palette = {
  sides: pairs.flatMap((p) =>
    [p, p[1]! + p[0]!].map(([id, other]) => ({
      id: id!,
      back: other!,
      large: p < 'OP',
      spots: p === 'AB' ? start : p < 'OP' ? large : strip,
    })),
  ),
  finish: {
    sides: ['jungle', 'water'],
    power: 1,
    finishing: [
      [-1, 0],
      [0, 0],
      [0, 1],
    ],
    city: [
      [0, -1],
      [1, -1],
      [1, 0],
    ],
  },
  blockades: [],
}
const box = new Box(palette)
const cells = (list: Hex[]): string[] => list.map(String).sort()
const touching = (a: Placed, b: Placed): number =>
  box
    .cells(a)
    .flatMap(([q, r]) =>
      [0, 1, 2, 3, 4, 5].map((k) => rotate([1, 0], k)).map(([x, y]) => `${q + x},${r + y}`),
    )
    .filter((at) => box.cells(b).map(String).includes(at)).length
let three: Draft
beforeEach(() => {
  three = ['B', 'C', 'N'].reduce((d, side) => add(box, d, nextSeat(box, d, side)), EMPTY)
})

describe('places', () => {
  test('every seat shares a whole seam, for large tiles and strips in all rotations', () => {
    const first: Placed = { side: 'B', rotation: 0, q: 0, r: 0 }
    for (const side of ['C', 'O'])
      for (let k = 0; k < 6; k++)
        for (const p of seats(box, first, side, k)) {
          expect(touching(first, p)).toBeGreaterThanOrEqual(7)
          expect(free(box, box.cells(p), [first], first)).toBe(true)
        }
    for (let k = 0; k < 6; k++)
      for (const p of seats(box, { side: 'O', rotation: k, q: 0, r: 0 }, 'C', 2))
        expect(touching({ side: 'O', rotation: k, q: 0, r: 0 }, p)).toBeGreaterThanOrEqual(7)
  })
  test('tiles laid one after the other follow each other, and the finish goes to the end', () => {
    for (let i = 1; i < 3; i++)
      expect(touching(three.tiles[i - 1]!, three.tiles[i]!)).toBeGreaterThanOrEqual(7)
    expect(finishSeats(box, three.tiles[2]!, 'jungle')).toContainEqual(three.finish)
    expect(free(box, box.finishCells(three.finish!), three.tiles, three.tiles[2])).toBe(true)
  })
  test('a carried tile is drawn to a place nearby, lies loose elsewhere, and replaces what it is dropped on', () => {
    const last = three.tiles[2]!
    const near = land(box, three, -1, 'G', 4, [last.q + 6.6, last.r - 3.4])
    expect(near).toMatchObject({ fits: true, over: -1, tile: { side: 'G', rotation: 4 } })
    expect(touching(last, near.tile)).toBeGreaterThanOrEqual(7)
    expect(land(box, three, -1, 'G', 0, [60, 60])).toMatchObject({ fits: false, tile: { q: 60, r: 60 } })
    const c = three.tiles[1]!
    expect(land(box, three, -1, 'G', 0, [c.q + 0.4, c.r])).toMatchObject({
      over: 1,
      tile: { side: 'G', q: c.q },
    })
    expect(land(box, EMPTY, -1, 'B', 0, [0.2, 0.1]).tile).toMatchObject({ q: 0, r: 0 })
  })
  test('the finish is drawn to the nearest corner', () => {
    const last = three.tiles[2]!
    for (const corner of finishSeats(box, last, 'water'))
      expect(landFinish(box, three, 'water', [corner.q + 0.4, corner.r - 0.2])).toEqual(corner)
  })
  test('the finish has six corners at a strip too, however it is turned', () => {
    for (let rotation = 0; rotation < 6; rotation++) {
      const strip: Placed = { side: 'O', rotation, q: 3, r: -1 }
      const near = new Set(box.cells(strip).flatMap(around).map(String))
      for (const corner of finishSeats(box, strip, 'jungle')) {
        const cells = box.finishCells(corner)
        expect(free(box, cells, [strip], strip)).toBe(true)
        expect(cells.filter((c) => near.has(String(c)))).toHaveLength(3)
      }
    }
  })
  test('a refused landing says what is in the way', () => {
    const [start, c] = three.tiles as [Placed, Placed, Placed]
    expect(land(box, three, 2, 'N', 0, [start.q, start.r])).toMatchObject({ wrong: 'overlap', other: 'B' })
    expect(land(box, three, -1, 'G', 0, [60, 60])).toMatchObject({ wrong: 'apart', other: 'N' })
    expect(land(box, EMPTY, -1, 'C', 0, [0, 0])).toMatchObject({ fits: false, wrong: 'start' })
    expect(land(box, three, 1, 'C', 0, [c.q, c.r])).toMatchObject({ fits: true, other: 'B' })
  })
  test('keys go round all free places', () => {
    const seen = new Set<string>()
    let draft = three
    for (let i = 0; i < 12; i++) {
      const next = nextPlace(box, draft, 2, 1)!
      seen.add(`${next.q},${next.r}`)
      draft = shift(box, draft, 2, next)
    }
    expect(seen.size).toBeGreaterThan(3)
    expect(nextPlace(box, three, 0, 1)).toBeNull()
  })
})

describe('changes', () => {
  test('what follows a tile moves along with it', () => {
    const [, c, n] = three.tiles
    const moved = shift(box, three, 1, { ...c!, q: c!.q - 1, r: c!.r + 3 })
    expect(moved.tiles[2]).toMatchObject({ q: n!.q - 1, r: n!.r + 3 })
    expect(moved.finish).not.toEqual(three.finish)
  })
  test('a turn keeps the place, six turns give back the tile', () => {
    let draft = three
    for (let i = 0; i < 6; i++) draft = spin(box, draft, 1, 1)
    expect(draft.tiles).toEqual(three.tiles)
    expect(spin(box, three, 1, -1).tiles[1]!.rotation).toBe(5)
  })
  test('what is taken out is closed up', () => {
    const less = remove(box, three, 1)
    expect(less.tiles.map((t) => t.side)).toEqual(['B', 'N'])
    expect(touching(less.tiles[0]!, less.tiles[1]!)).toBeGreaterThanOrEqual(7)
    expect(remove(box, remove(box, less, 1), 0)).toMatchObject({ tiles: [], finish: null })
  })
  test('a mirrored course has the same seams, and twice mirrored is the same', () => {
    const bent = shift(box, three, 2, nextPlace(box, three, 2, 1)!)
    const other = mirrored(bent)
    for (let i = 1; i < 3; i++)
      expect(touching(other.tiles[i - 1]!, other.tiles[i]!)).toBe(
        touching(bent.tiles[i - 1]!, bent.tiles[i]!),
      )
    expect(cells(box.finishCells(other.finish!))).toEqual(cells(box.finishCells(bent.finish!).map(flip)))
    expect(mirrored(other)).toEqual(bent)
    const withStrip = add(box, three, nextSeat(box, three, 'O'))
    expect(cells(box.cells(mirrored(withStrip).tiles[3]!))).toEqual(
      cells(box.cells(withStrip.tiles[3]!).map(flip)),
    )
  })
  test('a change by chance keeps the start first and no tile twice', () => {
    let draft = three
    let seed = 1
    const chance = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647
    for (let i = 0; i < 60; i++) {
      draft = shaken(box, draft, chance)
      expect(['A', 'B']).toContain(draft.tiles[0]!.side)
      expect(new Set(draft.tiles.map((t) => [t.side, box.side(t.side).back].sort().join(''))).size).toBe(3)
    }
    expect(replace(box, three, 1, 'D').tiles[1]!.side).toBe('D')
  })
  test('blockades go from drawn over those that are left to none', () => {
    let draft = nextBlockade(three, 0, 6, usualBlockades(box, three))
    expect(draft.blockades).toEqual([1, 'drawn'])
    draft = nextBlockade(draft, 1, 6, [])
    expect(draft.blockades).toEqual([1, 2])
    for (let i = 0; i < 5; i++) draft = nextBlockade(draft, 1, 6, [])
    expect(draft.blockades).toEqual([1, 'none'])
    expect(add(box, draft, nextSeat(box, draft, 'G')).blockades).toEqual([1, 'none', 'drawn'])
    expect(add(box, draft, nextSeat(box, draft, 'P')).blockades).toEqual([1, 'none', 'none'])
    expect(remove(box, draft, 2).blockades).toEqual([1])
  })
})

describe('the picture that is given away', () => {
  test('blockades lie in the gaps, however far along the course', () => {
    let draft = EMPTY
    for (const side of ['B', 'C', 'G']) draft = add(box, draft, nextSeat(box, draft, side))
    const { svg } = whole(box, draft)
    const layout = new Layout(spaces(box, draft))
    const far = (tile: number, x: number, y: number): number =>
      Math.min(
        ...layout.points.flatMap(([a, b], i) =>
          layout.spaces[i]!.tile === tile ? [Math.hypot(a - x, b - y)] : [],
        ),
      )
    const plates = [
      ...svg.matchAll(/translate\(([^,]+),([^)]+)\) scale\(1\)" ><circle cx="0" cy="0" r="17"/g),
    ]
    expect(plates).toHaveLength(2)
    plates.forEach(([, x, y], i) => expect(far(i, +x!, +y!)).toBeCloseTo(far(i + 1, +x!, +y!), 0))
  })
})

describe('back and forth', () => {
  test('undo and redo', () => {
    let s = begun(1)
    s = step(step(s, 2), 3)
    expect(back(s).now).toBe(2)
    expect(forth(back(s)).now).toBe(3)
    expect(back(back(back(s))).now).toBe(1)
    expect(forth(step(back(s), 9)).now).toBe(9)
  })
  test('letters of a name are one step', () => {
    let s = begun('a')
    for (const name of ['ab', 'abc']) s = step(s, name, 'name')
    expect(back(s).now).toBe('a')
  })
})

describe('codes', () => {
  test('a course comes back from its address', () => {
    const draft: Draft = { ...three, name: 'Große “Fahrt” & <b>', blockades: ['drawn', 4] }
    const query = new URLSearchParams(address(draft).split('?')[1])
    expect(decode(query.get('c')!, query.get('name')!)).toEqual(draft)
  })
  test('what is not a course is none', () => {
    for (const bad of [
      '',
      'B0_0_0',
      'B9_0_0.water0_4_-4',
      'Z0_0_0.water0_4_-4',
      'B0_0_0.B0_4_-4',
      'x'.repeat(999),
    ])
      expect(decode(bad, '')).toBeNull()
    expect(decode(encode(three) + '.123456', '')).toBeNull()
    expect(clean('a\u0000\u202eb\n' + 'x'.repeat(99))).toHaveLength(40)
  })
  test('the name of a text', () => {
    expect(nameIn('id = "x"\nname = "A \\"short\\" one"\ntiles = []')).toBe('A "short" one')
    expect(nameIn("name = 'plain'")).toBe('plain')
    expect(nameIn('tiles = []')).toBe('')
    expect(isText('first-game')).toBe(false)
    expect(isText('name = "x"\ntiles = []')).toBe(true)
  })
})

test('points between hexes belong to the nearest', () => {
  expect(nearest(0.4, 0.1)).toEqual([0, 0])
  expect(nearest(2.9, -1.1)).toEqual([3, -1])
})
test('wheels and fingers turn by sixths', () => {
  const wheel = new Notches()
  expect([20, 20, 20, -60].map((d) => wheel.turn(d))).toEqual([0, 0, 1, -1])
  expect(sixths(Math.PI / 3 + 0.2)).toBe(1)
  expect(sixths(-Math.PI)).toBe(-3)
})
