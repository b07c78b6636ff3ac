import { describe, expect, it } from 'vitest'
import { entryOf } from './moments'

describe('the entry an address means', () => {
  it('is within the game', () => {
    expect(['7', '0', null, '99', '-3', '2.9', 'x', 'Infinity'].map((said) => entryOf(said, 12))).toEqual([
      7, 0, 0, 12, 0, 2, 0, 12,
    ])
  })
})
