import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forget, forgetAll, mine, reread, save } from './mine'

const course = (name: string) => ({
  name,
  tiles: [{ side: 'B', rotation: 2, q: 0, r: 0 }],
  finish: { side: 'water', rotation: 0, q: 4, r: -4 },
  blockades: [],
})
const names = (): string[] => mine().map((s) => s.draft.name)
let shelf: Map<string, string>
let denied = false

beforeEach(() => {
  shelf = new Map()
  denied = false
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => {
      if (denied) throw new Error('denied')
      return shelf.get(key) ?? null
    },
    setItem: (key: string, text: string) => {
      if (denied) throw new Error('denied')
      shelf.set(key, text)
    },
  })
  reread()
})
afterEach(() => vi.unstubAllGlobals())

describe('my courses', () => {
  it('keeps what another page of this browser has kept meanwhile', () => {
    save(course('first'), '')
    const before = shelf.get('eldorado.courses')!
    const { id } = save(course('of another page'), '')
    const both = shelf.get('eldorado.courses')!
    // this page saw the shelf when there was one course on it
    shelf.set('eldorado.courses', before)
    reread()
    expect(names()).toEqual(['first'])
    shelf.set('eldorado.courses', both)
    save(course('third'), '')
    expect(names()).toEqual(['third', 'of another page', 'first'])
    forget(id)
    reread()
    expect(names()).toEqual(['third', 'first'])
  })
  it('says so when they last only as long as the page', () => {
    save(course('kept'), '')
    denied = true
    expect(save(course('loose'), '').kept).toBe(false)
    expect(save(course('loose too'), '').kept).toBe(false)
    expect(names()).toContain('loose')
    denied = false
    expect(save(course('kept again'), '').kept).toBe(true)
    reread()
    expect(names()).toEqual(['kept again', 'loose too', 'loose', 'kept'])
  })
  it('is empty once everything was deleted', () => {
    save(course('first'), '')
    expect(forgetAll()).toBe(true)
    reread()
    expect(names()).toEqual([])
  })
})
