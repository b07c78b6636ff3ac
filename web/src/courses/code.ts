/** A course in an address: short, readable, and refused whole if anything in it is not understood. */
import { LONGEST } from './draft'
import type { Draft, Lying, Placed } from './types'

const tile = (p: Placed): string => `${p.side}${p.rotation}_${p.q}_${p.r}`
const TILE = /^([A-R]|jungle|water)([0-5])_(-?\d{1,3})_(-?\d{1,3})$/
const letters: Record<string, Lying> = { d: 'drawn', n: 'none' }

export function encode(draft: Draft): string {
  if (!draft.finish) return ''
  const laid = draft.blockades.map((b) => (b === 'drawn' ? 'd' : b === 'none' ? 'n' : String(b))).join('')
  return [...draft.tiles.map(tile), tile(draft.finish), ...(laid ? [laid] : [])].join('.')
}
export function decode(code: string, name: string): Draft | null {
  if (code.length > 600) return null
  const parts = code.split('.')
  const last = parts.at(-1) ?? ''
  const laid = /^[1-6dn]{1,24}$/.test(last) ? parts.pop()! : ''
  const read = parts.map((p) => {
    const m = TILE.exec(p)
    return m && { side: m[1]!, rotation: Number(m[2]), q: Number(m[3]), r: Number(m[4]) }
  })
  const finish = read.pop()
  const tiles = read.filter((p) => p !== null)
  if (!finish || finish.side.length < 2 || tiles.length !== read.length) return null
  if (!tiles.length || tiles.some((p) => p.side.length > 1)) return null
  const blockades = [...laid].map((c): Lying => letters[c] ?? Number(c))
  if (blockades.length && blockades.length !== tiles.length - 1) return null
  return { name: clean(name), tiles, finish, blockades }
}
/** A name as it may be shown and stored: one line, not too long. */
export const clean = (name: string): string =>
  [...name.replace(/\p{C}/gu, '')].slice(0, LONGEST).join('').trimStart()
export const address = (draft: Draft): string =>
  `/courses/edit?c=${encode(draft)}&name=${encodeURIComponent(draft.name)}`
/** The name in the text of a course; empty if it has none. The server writes these texts. */
export function nameIn(text: string): string {
  const found = /^\s*name\s*=\s*("(?:[^"\\\n]|\\.)*")\s*$/m.exec(text)
  if (!found) return /^\s*name\s*=\s*'([^'\n]*)'\s*$/m.exec(text)?.[1] ?? ''
  try {
    return String(JSON.parse(found[1]!))
  } catch {
    return ''
  }
}
/** Whether an option of a game is the text of a course and not one of its choices. */
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.includes('=') && value.includes('tiles')
