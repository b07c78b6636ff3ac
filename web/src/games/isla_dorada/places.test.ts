import { expect, it } from 'vitest'
import { setMe, setWords } from '../../app/words.svelte'
import { bubbleAt, figureAt } from './places'
import type { Model, View } from './model'

const spots: Record<string, [number, number]> = { camp: [400, 300], coast: [520, 90] }
const model = {
  scene: { sites: Object.keys(spots).map((id) => ({ id })) },
  layout: { spot: (id: string) => spots[id]! },
} as unknown as Model
const view = {
  phase: 'bidding',
  place: 'camp',
  figure: { place: 'camp', path: -1 },
  markers: [],
  options: { cooperative: false },
  bidding: { for: { to: 'coast', type: 'sand' }, last: 1, high: 2 },
} as unknown as View

it.each([
  ['the middle of the map', { x: 300, y: 60, w: 400, h: 300 }],
  ['a window whose top is at the place', { x: 300, y: 80, w: 400, h: 300 }],
  ['a window whose right end is at the place', { x: 200, y: 0, w: 330, h: 300 }],
])('tells the highest bid inside %s', (_, seen) => {
  const found = bubbleAt(model, view, ['Anna', 'Ben'], seen)!
  expect(found.x).toBeGreaterThanOrEqual(seen.x)
  expect(found.y).toBeGreaterThanOrEqual(seen.y)
  expect(found.x + found.w).toBeLessThanOrEqual(seen.x + seen.w)
  expect(found.y + 40).toBeLessThanOrEqual(seen.y + seen.h)
})

it('leaves the figure and where one could go in sight', () => {
  const crowded: Record<string, [number, number]> = { ...spots, near: [580, 60] }
  const full = {
    scene: { sites: [{ id: 'camp', near: ['near', 'coast'] }, { id: 'coast' }, { id: 'near' }] },
    layout: { spot: (id: string) => crowded[id]! },
  } as unknown as Model
  const here = { ...view, figure: { place: 'coast', path: -1 } }
  const found = bubbleAt(full, here, ['Anna', 'Ben'], { x: 200, y: 0, w: 600, h: 400 })!
  const over = (x1: number, y1: number, x2: number, y2: number): boolean =>
    found.x < x2 && found.x + found.w > x1 && found.y < y2 && found.y + 40 > y1
  expect(over(556, 36, 604, 84), 'a place one could go to').toBe(false)
  expect(over(477, 40, 513, 84), 'the figure').toBe(false)
})

it('speaks to the reader of their own bid', () => {
  setWords('ui-seat-you = You\nui-isla-bubble = { SEAT($who) } bids { $n }')
  setMe(1)
  expect(bubbleAt(model, view, ['Anna', ''])!.head).toBe('You bid 2')
  setMe(-1)
})
it('stands beside the markers of its place', () => {
  const bare = figureAt(model, model.layout, view)
  const marked = figureAt(model, model.layout, { ...view, markers: ['camp'] } as View)
  expect(bare[0] - marked[0]).toBeGreaterThan(15) // a marker is 20 wide
})
