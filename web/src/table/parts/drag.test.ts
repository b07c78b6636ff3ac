import { describe, expect, it } from 'vitest'
import { beside } from './drag'

describe('a dragged card', () => {
  const card = { width: 100, height: 140 }
  it('lies above the pointer and leaves the place under it free', () => {
    const { x, y } = beside(card, 400, 300)
    expect(y + card.height * 0.55).toBeLessThan(300 - 20)
    expect(x + (card.width * 0.55) / 2).toBeCloseTo(400)
  })
  it('lies below the pointer where there is no room above', () => {
    expect(beside(card, 400, 60).y).toBeGreaterThan(60 + 20)
  })
})
