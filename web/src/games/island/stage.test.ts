import { describe, expect, it } from 'vitest'
import { lyingDice, pauseOf, rollTime } from './stage.svelte'

const battle = (attack: number[], defence: number[]) => ({
  attacker: 0,
  defender: 1,
  dweller: null,
  attack,
  defence,
})

describe('the dice of a battle', () => {
  it('take long enough to be followed, and never long', () => {
    expect(rollTime(battle([1], [2]), 0)).toBeGreaterThan(1500)
    expect(rollTime(battle(Array<number>(12).fill(3), Array<number>(12).fill(4)), 0)).toBeLessThan(3500)
    expect(pauseOf(2)).toBeGreaterThan(pauseOf(20))
  })
  it('are not rolled twice for whoever was asked between the rolls', () => {
    expect(lyingDice(battle([4, 2], []), battle([4, 2], [5]))).toBe(2)
    expect(lyingDice(battle([4, 2], [1]), battle([4, 2], [5]))).toBe(0)
    expect(lyingDice(null, battle([4], [5]))).toBe(0)
  })
})
