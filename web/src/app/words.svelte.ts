/** All text comes from the catalogue the server sends, in the form of Project Fluent. The client adds none of its
 *  own. */
import { Catalogue, word, type Args, type Source } from './fluent'
import { spokenTo } from './english'
export { half, type Args } from './fluent'

/** Stand for the one seat of this browser until the sentence is put together: alone, and among others. */
const ME = '\uE000'
const ME_TOO = '\uE001'

const speaker = {
  seats: (seats: unknown[], names: string[]): string =>
    seats
      .map((seat) => (isMe(seat, names) ? (seats.length === 1 ? ME : ME_TOO) : seatName(seat, names)))
      .join(', '),
  say: (key: string, args: Args, names: string[]): string => t(key, args, names),
  here: (kind: string, value: unknown): unknown => {
    const at = kind.endsWith('.direction') ? ROSE.indexOf(String(value)) : -1
    return at < 0 ? value : ROSE[(at + turns) % ROSE.length]
  },
}
/** The directions of hexes, to the right, and by how many of them the map on the screen is turned. */
const ROSE = ['e', 'se', 'sw', 'w', 'nw', 'ne']
let turns = $state(0)
export function turnRose(by: number): void {
  turns = by
}
// As a whole: a watcher for each of some two thousand sentences would cost more than the sentences.
let catalogue = $state.raw(new Catalogue([], speaker))

/** Take these sentences from now on: of several languages, those of the first that has each. */
export function setWords(sources: Source[] | string): void {
  catalogue = new Catalogue(typeof sources === 'string' ? [{ lang: 'en', ftl: sources }] : sources, speaker)
}
let spoken = $state('en')
/** How readers of Italian are spoken to; fetched with their words only. */
let italian: typeof import('./italian') | null = null
export const language = (): string => spoken

/** Fetch the words of a language; without one, of the language the browser prefers. */
export async function loadWords(lang: string): Promise<void> {
  const answer = await fetch(lang ? `/api/words/${encodeURIComponent(lang)}` : '/api/words')
  if (!answer.ok) throw new Error(`words ${answer.status}`)
  const told = (await answer.json()) as { lang: string; words: Source[] }
  italian = told.lang.startsWith('it') ? await import('./italian').catch(() => null) : null
  setWords(told.words)
  spoken = told.lang
  document.documentElement.lang = told.lang.startsWith('x-') ? 'en' : told.lang
}
/** The last parts of all keys right below a prefix, in the catalogue's order. */
export const below = (prefix: string): string[] =>
  [...catalogue.keys]
    .filter((k) => k.startsWith(`${prefix}.`) && !k.slice(prefix.length + 1).includes('.'))
    .map((k) => k.slice(prefix.length + 1))
export const knows = (key: string): boolean => catalogue.has(key)
/** Whether the sentence has arguments. */
export const takes = (key: string): boolean => catalogue.takes(key)

/** The sentence of a key. A missing key shows itself, so that a test finds it. */
export const t = (key: string, args: Args = {}, names: string[] = []): string =>
  addressed(catalogue.say(key, args, names))
/** What the sentence of a key says of one of its arguments. */
export const part = (key: string, name: string, args: Args, names: string[] = []): string =>
  addressed(catalogue.part(key, name, args, names))
/** The sentence of the first key there is. */
export const tFirst = (keys: string[], args: Args = {}, names: string[] = []): string =>
  t(keys.find(knows) ?? keys[keys.length - 1]!, args, names)

/** The reader as the one who does something, at the beginning of a sentence or after a colon, and all that follows. */
const SUBJECT = /(?<=^|[.!?:] )\uE000( [^\uE000]*)/g
const starts = (text: string, at: number): boolean => at === 0 || /[.!?] $/.test(text.slice(0, at))
/** Somebody without a name is never told of in the third person on the own screen: you, and your. */
function addressed(said: string): string {
  if (!/[\uE000\uE001]/.test(said)) return said
  const told = said.replace(/\uE000['’]s/g, (_, at: number) => {
    const your = t('ui.me.of')
    return starts(said, at) ? your.charAt(0).toUpperCase() + your.slice(1) : your
  })
  let you = told
  const speaksTo = (to: (rest: string) => string): string =>
    told.replace(SUBJECT, (_, rest: string, at: number) => {
      const said = to(rest)
      return starts(told, at) ? said : said.charAt(0).toLowerCase() + said.slice(1)
    })
  if (spoken.startsWith('en')) you = speaksTo((rest) => t('ui.seat.you') + spokenTo(rest))
  else if (italian) you = italian.within(speaksTo(italian.spokenTo))
  return you.replace(/[\uE000\uE001]/g, (who, at: number, whole: string) => {
    return t(starts(whole, at) && who === ME && whole[at + 1] === ' ' ? 'ui.me.first' : 'ui.me.within')
  })
}
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
