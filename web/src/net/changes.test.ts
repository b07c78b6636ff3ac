import { describe, expect, it } from 'vitest'
import { changed } from './changes'
import type { Position } from './wire'

const before = {
  n: 4,
  actors: [0],
  eye: 1,
  view: { round: 1, players: [{ hand: ['a'] }, { hand: ['b'] }], market: { scout: 3 }, 'a/b~c': 1 },
  result: null,
  you: null,
  clock: null,
  window: null,
} as Position

describe('what changed', () => {
  it('is put into the position, which keeps everything else', () => {
    const window = { seats: [0], until: 7 }
    const after = changed(
      before,
      { n: 5, 'view/round': 2, 'view/players/1': { hand: [] }, 'view/a~1b~0c': 9 },
      { clock: null, window },
    )
    expect(after).toEqual({
      ...before,
      n: 5,
      window,
      view: { round: 2, players: [{ hand: ['a'] }, { hand: [] }], market: { scout: 3 }, 'a/b~c': 9 },
    })
    const [was, is] = [before.view, after.view] as { market: object; players: object[] }[]
    expect(is!.market).toBe(was!.market)
    expect(is!.players[0]).toBe(was!.players[0])
  })
  it('leaves the position before it alone: it may still be on the screen', () => {
    const copy = structuredClone(before)
    changed(before, { 'view/players/0': null, you: null })
    expect(before).toEqual(copy)
  })
})
