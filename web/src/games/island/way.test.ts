import { describe, expect, it } from 'vitest'
import type { Item } from '../../net/wire'
import type { Target } from './model'
import { onward } from './way'

const rest = { anchor: 'tile:2,0', actions: [7, 8], seat: 0, n: 5 }
const target = (...actions: number[]): Target => ({ anchor: 'tile:2,0', actions }) as unknown as Target
const item = (n: number, kind = '', is: Item['is'] = 'act'): Item => ({
  no: n,
  is,
  n,
  seat: 1,
  events: kind ? [{ kind, args: { who: 1 } }] : [],
})

describe('a way that others were asked in the middle of', () => {
  it('is gone to its end if all let it pass', () => {
    expect(onward(rest, [item(5, 'step'), item(6), item(7)], target(7, 8))).toBe('go')
  })
  it('is gone on even if another way there is as long', () => {
    expect(onward(rest, [item(6)], target(9, 7))).toBe('go')
  })
  it('is only aimed at if something happened, or if it is another one now', () => {
    expect(onward(rest, [item(6, 'battle')], target(7, 8))).toBe('aim')
    expect(onward(rest, [item(6)], target(9))).toBe('aim')
  })
  it('is forgotten if it leads nowhere, or was taken back', () => {
    expect(onward(rest, [item(6)], undefined)).toBeNull()
    expect(onward(rest, [item(6, '', 'undo')], target(7, 8))).toBeNull()
  })
})
