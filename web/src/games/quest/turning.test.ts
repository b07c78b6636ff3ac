import { describe, expect, it } from 'vitest'
import { bestTurn, turned, TURNS, type Lying } from './turning'

/** A straight course, from its start to its end along q. */
const straight: Lying[] = Array.from({ length: 20 }, (_, q) => ({
  q,
  r: 0,
  start: q === 0 ? 1 : 0,
  finish: q === 19,
}))
const upright = straight.map((s) => turned(s, 1))

describe('how a course lies', () => {
  it('comes back after a full turn', () => {
    expect(upright.map((s) => turned(s, TURNS - 1))).toEqual(straight)
  })
  it('stays as it is printed where that fits', () => {
    expect(bestTurn(straight, 2)).toBe(0)
  })
  it('lies flat in a wide room, and goes from left to right', () => {
    const lain = upright.map((s) => turned(s, bestTurn(upright, 2.5)))
    expect(new Set(lain.map((s) => s.r)).size).toBe(1)
    expect(lain.at(-1)!.q).toBeGreaterThan(lain[0]!.q)
  })
  it('stands up in a narrow one', () => {
    expect(bestTurn(straight, 0.4)).not.toBe(0)
  })
})
