import { beforeEach, describe, expect, it } from 'vitest'
import { setWords } from '../../app/words.svelte'
import { beastsOf, lair, standing, stepLine, tileLabel } from './places'
import { cornerSpot, placeOf, type Guardian, type Piece, type Tile, type View } from './model'

const tile = (at: string, x: number, more: Partial<Tile> = {}): Tile => ({
  at,
  map: 'island',
  q: 0,
  r: 0,
  x,
  y: 0,
  kind: 'wood',
  offerings: [],
  crossed: [],
  ...more,
})
const piece = (seat: number, at: string, kind = 'explorer', more: Partial<Piece> = {}): Piece => ({
  seat,
  kind,
  at,
  n: 1,
  strength: 2,
  held: false,
  ...more,
})
const view = (more: Partial<View>): View =>
  ({ pieces: [], buildings: [], guardians: null, titan: null, ...more }) as unknown as View
const guardian = (more: Partial<Guardian>): Guardian => ({
  name: 'wolf',
  figure: '',
  at: 'tile:0,0',
  met: true,
  waits: false,
  rests: false,
  strength: 3,
  steps: [],
  targets: ['tile:1,0'],
  ...more,
})

describe('pieces on a tile', () => {
  it('stand side by side, in two rows if there are many, and never at the same spot', () => {
    const here = tile('tile:0,0', 0)
    for (const n of [1, 2, 3, 4, 6]) {
      const pieces = Array.from({ length: n }, (_, i) => piece(i, here.at, 'explorer', { figure: `f${i}` }))
      const spots = standing([here], view({ pieces }), []).map((p) => `${p.x},${p.y}`)
      expect(new Set(spots).size).toBe(n)
    }
  })
  it('keep their key when they walk, armies that of their place', () => {
    const [a, b] = [tile('tile:0,0', 0), tile('tile:1,0', 2000)]
    const at = (where: string): string[] =>
      standing([a, b], view({ pieces: [piece(0, where, 'explorer', { figure: 'figure:0' })] }), []).map(
        (p) => p.key,
      )
    expect(at(a.at)).toEqual(at(b.at))
    const army = (where: string): string | undefined =>
      standing([a, b], view({ pieces: [piece(0, where, 'villager')] }), [])[0]?.key
    expect(army(a.at)).not.toBe(army(b.at))
  })
})
describe('beasts', () => {
  it('are the Titan, or in a game alone the guardians, who hunt unless they rest', () => {
    expect(beastsOf(view({ titan: 'tile:0,0' }), 9)).toEqual([
      { name: 'titan', at: 'tile:0,0', strength: 9, targets: [] },
    ])
    const guardians = [guardian({}), guardian({ name: 'bear', rests: true }), guardian({ at: null })]
    const found = beastsOf(view({ guardians, titan: 'tile:0,0' }), 9)
    expect(found.map((b) => [b.name, b.targets.length])).toEqual([
      ['wolf', 1],
      ['bear', 0],
    ])
    expect(lair(found, 'tile:0,0', 1) - lair(found, 'tile:0,0', 0)).toBe(33)
  })
})
describe('places', () => {
  it('reads a place as it is told, on the island and in the cave', () => {
    expect([placeOf('0,1'), placeOf('c-1,2')]).toEqual(['tile:0,1', 'cave:-1,2'])
  })
  it('finds where a corner lies from its code', () => {
    const code = (q: number, r: number, south: number, cave = 0): string =>
      `corner:${((((cave << 12) | ((q + 32) << 6) | (r + 32)) << 1) | south) >>> 0}`
    expect(cornerSpot(code(0, 0, 1))).toEqual({ map: 'island', x: 0, y: 1000 })
    expect(cornerSpot(code(1, -1, 0, 1))).toEqual({ map: 'cave', x: 866, y: -2500 })
  })
  it('draws no line for a step that leads nowhere', () => {
    const a = tile('tile:0,0', 0)
    expect(stepLine(a, a)).toBeNull()
    expect(stepLine(a, undefined)).toBeNull()
    const line = stepLine(a, tile('tile:1,0', 4000))!
    expect(line.x1).toBeCloseTo(22)
    expect(line.y1).toBeCloseTo(line.y2)
  })
})
describe('a tile in words', () => {
  beforeEach(() =>
    setWords(`
island-tile-wood = Wood
ui-island-villagers_of = { $n } villagers of { SEAT($who) }
ui-island-figure_of = { SEAT($who) } with strength { $strength }
ui-island-building_of = { $what } of { SEAT($who) }
ui-island-beast_here = { $what } { $n }
`),
  )
  it('says what it is, who and what is there, and what a tap would do', () => {
    const at = 'tile:0,0'
    const seen = view({
      pieces: [piece(0, at), piece(1, at, 'villager', { n: 2 }), piece(1, 'tile:5,5')],
      buildings: [{ seat: 0, kind: 'fort', touches: [at] } as View['buildings'][number]],
    })
    const beasts = [{ name: 'bear', at, strength: 4, targets: [] }]
    expect(tileLabel(tile(at, 0), seen, ['Ann', 'Ben'], beasts, undefined)).toBe(
      'Wood, 0,0, Ann with strength 2, 2 villagers of Ben, fort of Ann, bear 4',
    )
  })
})
