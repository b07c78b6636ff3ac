import { beforeEach, describe, expect, it } from 'vitest'
import { setWords } from '../../app/words.svelte'
import type { Offer } from '../../table/parts/gesture.svelte'
import { around, blockades, costOf, costsAlong, pieces, pointOf, spaceLabel, wayOf } from './course'
import { Model, type Hex, type Scene, type View } from './model'

const hex = (index: number, terrain: string, more: Partial<Hex> = {}): Hex => ({
  index,
  q: index,
  r: 0,
  tile: Math.floor(index / 2),
  terrain,
  power: 1,
  start: 0,
  cave: -1,
  finish: false,
  ...more,
})
const scene: Scene = {
  course: { id: 'short', name: 'Short' },
  hexes: [
    hex(0, 'start', { start: 1, power: 0 }),
    hex(1, 'jungle'),
    hex(2, 'water', { power: 2 }),
    hex(3, 'village', { finish: true }),
  ],
  cards: [],
  tokens: [],
  pieces_each: 1,
  blockades: [{ number: 4, terrain: 'jungle', power: 1 }],
  tiles: [],
  seams: [{ seam: 0, blockade: 4, edges: [[1, 2]] }],
}
const model = new Model(scene)
function view(pieceLists: number[][]): View {
  return {
    seat: 0,
    players: pieceLists.map((list) => ({ pieces: list })),
    blockades: [{ seam: 0, number: 4, standing: true }],
    caves: [{ space: 2, left: 3 }],
    moving: { piece: -1, symbol: '', left: 0, moved: false },
  } as unknown as View
}
const offer = (more: Partial<Offer>): Offer => ({
  kind: 'walk',
  actions: [1],
  args: {},
  at: [],
  uses: [],
  best: false,
  reveals: false,
  text: 'Move 2',
  plan: true,
  target: '',
  ...more,
})
beforeEach(() =>
  setWords(`
ui-quest-start_space = start space { $n }
ui-quest-space = { $terrain } { $power }
ui-quest-space_plain = { $terrain }
ui-quest-finish = finish
ui-quest-cave_left = cave with { $n }
ui-quest-taken_by = taken by { SEAT($who) }
ui-quest-free = free
seat = Player { $n }
`),
)

describe('what stands on the course', () => {
  it('puts pieces on one space behind each other', () => {
    const [one, two] = pieces(model.layout, [[1], [1]], 1)
    expect([two!.x - one!.x, two!.y - one!.y]).toEqual([9, -4])
    expect([one!.mine, two!.mine]).toEqual([false, true])
  })
  it('puts those that have arrived round the city, each at a place of its own', () => {
    const home = pieces(model.layout, [[-1], [-1]], 0)
    expect(home.every((p) => p.home)).toBe(true)
    for (const p of home)
      expect(Math.hypot(p.x - model.layout.city[0], p.y - model.layout.city[1])).toBeCloseTo(44)
    expect(home[0]!.x).not.toBeCloseTo(home[1]!.x)
  })
  it('leaves out blockades that are gone', () => {
    const v = view([[0]])
    expect(blockades(model, v)).toHaveLength(1)
    v.blockades[0]!.standing = false
    expect(blockades(model, v)).toEqual([])
  })
})
describe('the way that is meant', () => {
  it('begins at the piece and goes over every stop', () => {
    const v = view([[0]])
    const standing = blockades(model, v)
    const way = wayOf(model.layout, v, 0, standing, ['card:scout', 'space:1', 'blockade:4', 'space:2'])
    const at = (i: number): [number, number] => model.layout.points[i]!
    expect(way).toEqual([at(0), at(1), standing[0]!.middle, at(2)])
  })
  it('is nothing without a stop on the map', () => {
    expect(wayOf(model.layout, view([[0]]), 0, [], ['pile:scout'])).toEqual([])
    expect(pointOf(model.layout, [], 'pile:scout')).toBeNull()
  })
  it('tells costs along it, but not at its end, which has a mark of its own', () => {
    const o = offer({ at: ['space:1', 'space:2'], args: { costs: [1, 3], cost: 3 }, target: 'space:2' })
    expect(costsAlong(o)).toEqual([{ space: 1, cost: 1 }])
    expect(costOf(o)).toBe('3')
    expect(costOf(offer({ args: { power: 2 } }))).toBe('2')
    // One step anywhere, whatever it asks for.
    expect(costOf(offer({ args: { cost: 0 } }))).toBe('')
    expect(costsAlong(null)).toEqual([])
  })
})
describe('a space in words', () => {
  it('says what it is, who stands there and what a tap would do', () => {
    const v = view([[0], [2]])
    expect(spaceLabel(model, v, ['Ann', 'Ben'], 0, undefined)).toBe('start space 1, taken by Ann')
    expect(spaceLabel(model, v, ['Ann', 'Ben'], 2, undefined)).toBe('water 2, cave with 3, taken by Ben')
    expect(spaceLabel(model, v, [], 3, offer({ text: 'Move 2' }))).toBe('village 1, finish, free, Move 2')
  })
})

it('shows a small screen the spaces around the piece, and the end of its way last', () => {
  const row = new Model({
    ...scene,
    hexes: Array.from({ length: 12 }, (_, i) => hex(i, 'jungle', { tile: 0 })),
  })
  const at = row.layout.points
  const seen = around(row.layout, [at[5]!, at[6]!])
  expect(seen.slice(0, -1).map((s) => s.x)).toEqual(at.slice(2, 9).map((p) => p[0]))
  expect(seen.at(-1)).toMatchObject({ x: at[6]![0], y: at[6]![1] })
})
