/** All text comes from the catalogue the server sends: key → template. The client adds none of its own. */
export type Args = Record<string, unknown>

const state = $state<{ table: Record<string, string>; ready: boolean; lang: string }>({ table: {}, ready: false, lang: 'en' })

export async function loadWords(lang: string): Promise<void> {
  const source = lang === 'pseudo' ? 'en' : lang
  const answer = await fetch(`/api/words/${source}`)
  if (!answer.ok) throw new Error(`words ${answer.status}`)
  const table = (await answer.json()) as Record<string, string>
  if (lang === 'pseudo') for (const key of Object.keys(table)) table[key] = pseudo(table[key]!)
  state.table = table
  state.lang = lang
  state.ready = true
  document.documentElement.lang = source
}
export const wordsReady = (): boolean => state.ready

export const knows = (key: string): boolean => key in state.table

/** The sentence of a key. A missing key shows itself, so that a test finds it. */
export function t(key: string, args: Args = {}): string {
  const template = state.table[key]
  return template === undefined ? key : fill(template, args)
}

const HOLE = /\{([a-z_0-9]+)(?::([a-z_0-9.]+)|#([^}]*))?\}/gi
export function fill(template: string, args: Args): string {
  return template.replace(HOLE, (_all, name: string, prefix?: string, forms?: string) => {
    const value = args[name]
    if (forms !== undefined) {
      const [one, other] = forms.split('|')
      return (Number(value) === 1 ? one : (other ?? one)) ?? ''
    }
    if (prefix === 'half') return half(Number(value))
    if (prefix !== undefined) return list(value).map((v) => look(prefix, v)).join(', ')
    return list(value).map((v) => String(v ?? '')).join(', ')
  })
}
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])
function look(prefix: string, value: unknown): string {
  const key = `${prefix}.${String(value)}`
  return key in state.table ? fill(state.table[key]!, {}) : String(value ?? '')
}
/** Half units as people write them: 5 is 2½. */
export function half(units: number): string {
  const whole = Math.floor(units / 2)
  if (units % 2 === 0) return String(whole)
  return whole === 0 ? '½' : `${whole}½`
}

const LOOKALIKE: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', n: 'ñ', c: 'ç', A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', N: 'Ñ' }
/** Forty per cent longer and accented, holes untouched: shows bare text and narrow layouts. */
export function pseudo(template: string): string {
  let out = ''
  let letters = 0
  for (const part of template.split(/(\{[^}]*\})/)) {
    if (part.startsWith('{')) {
      out += part
      continue
    }
    letters += part.length
    out += part.replace(/[a-zA-Z]/g, (c) => LOOKALIKE[c] ?? c)
  }
  const extra = Math.ceil(letters * 0.4)
  const filler = 'õë'.repeat(Math.ceil(extra / 2)).slice(0, extra)
  return `[${out}${filler ? ' ' + filler.replace(/(.{9})/g, '$1 ').trim() : ''}]`
}
