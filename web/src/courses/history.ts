/** Steps back and forth. Changes of one kind in a row, such as letters of a name, are one step. */
export interface Steps<T> {
  past: T[]
  now: T
  future: T[]
  kind: string
}
const MOST = 200

export const begun = <T>(now: T): Steps<T> => ({ past: [], now, future: [], kind: '' })
export function step<T>(s: Steps<T>, now: T, kind = ''): Steps<T> {
  if (now === s.now) return s
  const past = kind && kind === s.kind ? s.past : [...s.past, s.now].slice(-MOST)
  return { past, now, future: [], kind }
}
export function back<T>(s: Steps<T>): Steps<T> {
  const last = s.past.at(-1)
  if (last === undefined) return s
  return { past: s.past.slice(0, -1), now: last, future: [s.now, ...s.future], kind: '' }
}
export function forth<T>(s: Steps<T>): Steps<T> {
  const next = s.future[0]
  if (next === undefined) return s
  return { past: [...s.past, s.now], now: next, future: s.future.slice(1), kind: '' }
}
