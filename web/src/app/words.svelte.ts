/** All text comes from the catalogue the server sends: key → template. The client adds none of its own.
 *  The templates are those of eldorado.core.language.words: {arg}, {arg:prefix}, {arg:half}, {arg:seat} and
 *  {arg#one|other}. */
export type Args = Record<string, unknown>

// As a whole: a watcher for each of some two thousand sentences would cost more than the sentences.
let table = $state.raw<Record<string, string>>({})

export function setWords(words: Record<string, string>): void {
  table = words
}
let spoken = $state('en')
export const language = (): string => spoken

/** Fetch the words of a language; without one, of the language the browser prefers. */
export async function loadWords(lang: string): Promise<void> {
  const answer = await fetch(lang ? `/api/words/${encodeURIComponent(lang)}` : '/api/words')
  if (!answer.ok) throw new Error(`words ${answer.status}`)
  const told = (await answer.json()) as { lang: string; words: Record<string, string> }
  setWords(told.words)
  spoken = told.lang
  document.documentElement.lang = told.lang.startsWith('x-') ? 'en' : told.lang
}
/** What people call a bot: its words in the catalogue, or its own name for one that came from outside. */
export const botTitle = (level: string | null | undefined): string =>
  knows(`bot.${level}`) ? t(`bot.${level}`) : (level ?? '')
/** The last parts of all keys right below a prefix, in the catalogue's order. */
export const below = (prefix: string): string[] =>
  Object.keys(table)
    .filter((k) => k.startsWith(`${prefix}.`) && !k.slice(prefix.length + 1).includes('.'))
    .map((k) => k.slice(prefix.length + 1))
export const knows = (key: string): boolean => key in table
/** The sentence with its holes still open. */
export const template = (key: string): string | undefined => table[key]

/** The sentence of a key. A missing key shows itself, so that a test finds it. */
export function t(key: string, args: Args = {}, names: string[] = []): string {
  const found = table[key]
  return found === undefined ? key : fill(found, args, names)
}
/** The sentence of the first key there is. */
export const tFirst = (keys: string[], args: Args = {}, names: string[] = []): string =>
  t(keys.find(knows) ?? keys[keys.length - 1]!, args, names)

const HOLE = /\{(\w+)(?:([:#])([^{}]*))?\}/g
/** Stands for “your” until the sentence is put together. */
const OWN = '\uE000'
type Hole = [all: string, name: string, mark: string | undefined, rest: string | undefined, at: number]
export function fill(template: string, args: Args, names: string[] = []): string {
  const filled = template.replace(HOLE, (...found: unknown[]) => {
    const [all, name, mark, rest, at] = found as Hole
    if (!(name in args)) return `{${name}}`
    const value = args[name]
    if (mark === '#') {
      const forms = (rest ?? '').split('|')
      return forms[value === 1 ? 0 : forms.length - 1] ?? ''
    }
    const values = Array.isArray(value) ? (value as unknown[]) : [value]
    if (mark === undefined) return values.map(word).join(', ')
    if (rest === 'half') return values.map((v) => (typeof v === 'number' ? half(v) : word(v))).join(', ')
    if (rest === 'said')
      return (values as { key: string; args: Args }[])
        .map((v) => t(v.key, v.args, names).replace(/\.$/, ''))
        .join(', ')
    if (rest === 'seat') {
      // Somebody without a name is never told of in the third person on the own screen.
      const after = template.slice(at + all.length)
      if (/^['’]s/.test(after) && values.every((v) => isMe(v, names))) return OWN
      const begins = at === 0 || /[.!?] $/.test(template.slice(0, at))
      const here = begins && values.length === 1 && after.startsWith(' ') ? 'first' : 'within'
      return values.map((v) => (isMe(v, names) ? t(`ui.me.${here}`) : seatName(v, names))).join(', ')
    }
    return values.map((v) => t(`${rest}.${word(v)}`, args, names)).join(', ')
  })
  return filled.includes(OWN) ? filled.replace(/\uE000['’]s/g, t('ui.me.of')) : filled
}
const word = (v: unknown): string => (v === null || v === undefined ? '' : String(v))
/** The one seat of this browser; -1 where there is none or several people share the screen. */
let mine = $state(-1)
export function setMe(seat: number): void {
  mine = seat
}
const isMe = (seat: unknown, names: string[]): boolean =>
  seat === mine && mine >= 0 && !names[mine] && knows('ui.seat.you')
export function seatName(seat: unknown, names: string[]): string {
  if (typeof seat !== 'number') return word(seat)
  if (isMe(seat, names)) return t('ui.seat.you')
  return names[seat] || t('seat', { n: seat + 1 })
}
/** Half units as people write them: 5 is 2½. */
export function half(units: number): string {
  const whole = Math.floor(Math.abs(units) / 2)
  const odd = Math.abs(units) % 2 === 1
  return (units < 0 ? '-' : '') + (whole || !odd ? String(whole) : '') + (odd ? '½' : '')
}
