import { describe, expect, it } from 'vitest'
import { spokenTo } from './english'

describe('a sentence about the reader', () => {
  it('speaks to them', () => {
    const said = (rest: string): string => `You${spokenTo(` ${rest}`)}`
    expect(said('buys Scout.')).toBe('You buy Scout.')
    expect(said('passes.')).toBe('You pass.')
    expect(said('reaches El Dorado!')).toBe('You reach El Dorado!')
    expect(said('goes on.')).toBe('You go on.')
    expect(said('carries the shrine.')).toBe('You carry the shrine.')
    expect(said('is about to buy a fort.')).toBe('You are about to buy a fort.')
    expect(said('has lost the last piece of the Thieves and goes into hiding.')).toBe(
      'You have lost the last piece of the Thieves and go into hiding.',
    )
    expect(said('must show the curse.')).toBe('You must show the curse.')
    expect(said('loses 2 villagers. Ann takes them.')).toBe('You lose 2 villagers. Ann takes them.')
    expect(said('has gone 15 miles and wins.')).toBe('You have gone 15 miles and win.')
    expect(said('takes cards and coins.')).toBe('You take cards and coins.')
    expect(said('leads and opens the bidding.')).toBe('You lead and open the bidding.')
  })
})
