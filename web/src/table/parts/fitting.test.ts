import { describe, expect, it } from 'vitest'
import { fitAboveDock, fitBeside, type Spot } from './fitting'

const box = { x: 0, y: 0, w: 1000, h: 500 }
const spots = (...at: [number, number][]): Spot[] => at.map(([x, y]) => ({ x, y, r: 20 }))

describe('a panel over a map', () => {
  it('lies in a gap, and the map keeps its size', () => {
    const found = fitBeside(
      box,
      spots([50, 50], [50, 450], [280, 450], [500, 400], [750, 450], [950, 450], [950, 50]),
      { w: 1000, h: 500 },
      { w: 300, h: 150 },
    )
    expect(found?.k).toBe(1)
    expect(found?.panel[1]).toBe(0)
  })
  it('makes the map smaller where there is no gap, and covers nothing', () => {
    const all: [number, number][] = []
    for (let x = 20; x < 1000; x += 40) for (let y = 20; y < 500; y += 40) all.push([x, y])
    const found = fitBeside(box, spots(...all), { w: 1000, h: 500 }, { w: 300, h: 150 })
    expect(found!.k).toBeLessThan(1)
    const [px, py] = found!.panel
    for (const [x, y] of all) {
      const sx = x * found!.k + found!.x,
        sy = y * found!.k + found!.y
      expect(sx > px && sx < px + 300 && sy > py && sy < py + 150).toBe(false)
    }
  })
  it('gives up where the map would be too small', () => {
    expect(fitBeside(box, spots([500, 250]), { w: 200, h: 100 }, { w: 200, h: 100 })).toBeNull()
  })
})

describe('a map with a panel in a corner', () => {
  const view = { w: 1000, h: 500 },
    dock = { w: 300, h: 150 }
  it('keeps its size where one of the corners is free', () => {
    const found = fitAboveDock(1, box, spots([50, 50], [950, 50]), view, dock)
    expect([found?.look[0], found?.corner]).toEqual([1, 'lower'])
    expect(fitAboveDock(1, box, spots([50, 50], [950, 450]), view, dock)?.corner).toBe('upper')
  })
  it('is made smaller where neither is, and gives up where it would be too small', () => {
    const found = fitAboveDock(1, box, spots([950, 50], [950, 450]), view, dock)!
    expect(found.look[0]).toBeLessThan(1)
    expect(fitAboveDock(1, box, spots([500, 250]), { w: 200, h: 100 }, { w: 200, h: 100 })).toBeNull()
  })
})
