/** My courses, kept in this browser. Everything works when storage is denied: then they last as long as the page. */
import { clean, decode, encode } from './code'
import type { Draft } from './types'

export interface Saved {
  id: string
  draft: Draft
  /** What the server made of it when it could be played; empty for one that cannot. */
  text: string
  when: number
}
const KEY = 'eldorado.courses'
const MOST = 100
let held: Saved[] | null = null

/** Stored as codes: what somebody put into the storage by hand is read like a link of a stranger's. */
interface Kept {
  id: string
  name: string
  code: string
  text: string
  when: number
}
const revived = (k: Partial<Kept>): Saved[] => {
  const draft = decode(String(k.code), String(k.name))
  return draft && k.id
    ? [{ id: String(k.id), draft, text: String(k.text ?? ''), when: Number(k.when) || 0 }]
    : []
}
/** Whether what is held could not be stored, and lasts only as long as the page. */
let loose = false
function read(): Saved[] | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]') as Partial<Kept>[]
    return Array.isArray(found) ? found.flatMap(revived) : []
  } catch {
    return null
  }
}
export const mine = (): Saved[] => (held ??= read() ?? [])
/** Before a change: another page of this browser may have kept something since. */
function latest(): Saved[] {
  if (!loose) held = read() ?? held
  return mine()
}
/** False if it lasts only as long as the page. */
function write(list: Saved[]): boolean {
  held = list
  loose = true
  const kept = list.map((s): Kept => ({
    id: s.id,
    name: s.draft.name,
    code: encode(s.draft),
    text: s.text,
    when: s.when,
  }))
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
    loose = false
  } catch {
    // full, or denied
  }
  return !loose
}
const newId = (): string => Math.floor(Math.random() * 36 ** 8).toString(36)

export const course = (id: string): Saved | undefined => mine().find((s) => s.id === id)
/** Save a course under its id, or as a new one; the newest comes first. */
export function save(draft: Draft, text: string, id = ''): { id: string; kept: boolean } {
  const own = id || newId()
  const saved: Saved = { id: own, draft: { ...draft, name: clean(draft.name) }, text, when: Date.now() }
  return { id: own, kept: write([saved, ...latest().filter((s) => s.id !== own)].slice(0, MOST)) }
}
/** Save a course that came from a table; one that is among mine already stays what it is. */
export function keepOnce(draft: Draft, text: string): { id: string; kept: boolean } {
  const same = latest().find((s) => encode(s.draft) === encode(draft))
  return same ? { id: same.id, kept: true } : save(draft, text)
}
export const forget = (id: string): boolean => write(latest().filter((s) => s.id !== id))
/** All of them, with everything else of a place. */
export const forgetAll = (): boolean => write([])
/** Only for tests: read the storage anew. */
export function reread(): void {
  held = null
  loose = false
}
