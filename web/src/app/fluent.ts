/** Sentences in the form of Project Fluent, said with the functions that eldorado.core.language.bundle has too:
 *  SEAT, HALF, SAID and WORD. A key of the engine is a message of Fluent, with hyphens for its dots. */
import { FluentBundle, FluentNumber, FluentResource, FluentType } from '@fluent/bundle'
import type { FluentFunction, FluentValue, Message } from '@fluent/bundle'

export type Args = Record<string, unknown>
/** A catalogue as the server sends it: its language, and its sentences as one text. */
export interface Source {
  lang: string
  ftl: string
}
type Pattern = NonNullable<Message['value']>
type Expression = Exclude<Exclude<Pattern, string>[number], string>
/** A sentence as it was sent, parsed once it is needed: a page uses a tenth of its catalogue. */
interface Sentence {
  bundle: FluentBundle
  ftl: string
  pattern?: Pattern | null
}
const START = /^(-?[A-Za-z][\w-]*) *=/gm

/** What a key is called in Fluent's files, and back: a hyphen of the key is two there. */
const keyOf = (id: string): string =>
  id.includes('--') ? id.replace(/--|-/g, (m) => (m === '-' ? '.' : '-')) : id.replaceAll('-', '.')

export const word = (v: unknown): string => (v === null || v === undefined ? '' : String(v))
export const listed = (v: unknown): unknown[] => (Array.isArray(v) ? (v as unknown[]) : [v])
/** Half units as people write them: 5 is 2½. */
export function half(units: number): string {
  const whole = Math.floor(Math.abs(units) / 2)
  const odd = Math.abs(units) % 2 === 1
  return (units < 0 ? '-' : '') + (whole || !odd ? String(whole) : '') + (odd ? '½' : '')
}

/** A number is written as it is, without points between its thousands; it still chooses between one and many. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}
class Listed extends FluentType<unknown> {
  override toString(): string {
    return listed(this.value).map(word).join(', ')
  }
}
function asFluent(v: unknown): FluentValue {
  if (typeof v === 'number') return new Count(v)
  return typeof v === 'object' && v !== null ? new Listed(v) : word(v)
}
const raw = (v: FluentValue | undefined): unknown => (v instanceof FluentType ? v.valueOf() : v)

/** What formatting a sentence needs: the names of the seats, and sentences within it. */
export interface Speaker {
  seats(seats: unknown[], names: string[]): string
  say(key: string, args: Args, names: string[]): string
  /** A value of WORD as it is on this screen: where east is depends on how the map lies. */
  here(kind: string, value: unknown): unknown
}
const DEEPEST = 6 // sentences within sentences

export class Catalogue {
  private readonly sentences = new Map<string, Sentence>()
  /** The arguments and names of the sentence that is being said: functions of Fluent get only their own. */
  private now: { args: Args; names: string[]; depth: number } = { args: {}, names: [], depth: 0 }

  /** The own language first; a sentence it lacks is taken from those behind it. */
  constructor(
    sources: Source[],
    private readonly speaker: Speaker,
  ) {
    for (const { lang, ftl } of sources) {
      const functions = this.functions()
      const bundle = new FluentBundle(lang.startsWith('x-') ? 'en' : lang, { functions, useIsolating: false })
      const found = [...ftl.matchAll(START)]
      found.forEach(({ 1: id = '', index }, i) => {
        const text = ftl.slice(index, found[i + 1]?.index)
        if (id.startsWith('-')) bundle.addResource(new FluentResource(text))
        else if (!this.sentences.has(keyOf(id))) this.sentences.set(keyOf(id), { bundle, ftl: text })
      })
    }
  }
  get keys(): Iterable<string> {
    return this.sentences.keys()
  }
  has(key: string): boolean {
    return this.sentences.has(key)
  }
  /** Whether the sentence has arguments. */
  takes(key: string): boolean {
    const pattern = this.pattern(this.sentences.get(key))
    return Array.isArray(pattern) && pattern.some((e) => typeof e !== 'string' && e.type !== 'str')
  }
  say(key: string, args: Args, names: string[]): string {
    const found = this.sentences.get(key),
      pattern = this.pattern(found)
    if (!found || pattern === null || this.now.depth > DEEPEST) return key
    return this.format(found.bundle, pattern, args, names)
  }
  /** What the sentence says of one of its arguments; its bare value if it does not speak of it. */
  part(key: string, name: string, args: Args, names: string[]): string {
    const found = this.sentences.get(key),
      said = tells(this.pattern(found), name)
    return found && said
      ? this.format(found.bundle, [said], args, names)
      : listed(args[name]).map(word).join(', ')
  }
  private pattern(of: Sentence | undefined): Pattern | null {
    if (of && of.pattern === undefined) {
      const resource = new FluentResource(of.ftl)
      of.bundle.addResource(resource)
      of.pattern = resource.body[0]?.value ?? null
      for (const id of refers(of.pattern)) this.pattern(this.sentences.get(keyOf(id)))
    }
    return of?.pattern ?? null
  }
  private format(bundle: FluentBundle, pattern: Pattern, args: Args, names: string[]): string {
    if (typeof pattern === 'string') return pattern
    const before = this.now
    this.now = { args, names, depth: before.depth + 1 }
    try {
      const given = Object.fromEntries(Object.entries(args).map(([name, v]) => [name, asFluent(v)]))
      return bundle.formatPattern(pattern, given, []) // with a list for errors, none is thrown
    } finally {
      this.now = before
    }
  }
  private wordOf(kind: string, value: unknown): string {
    return `${kind}.${word(this.speaker.here(kind, value))}`
  }
  private functions(): Record<string, FluentFunction> {
    type Said = { key: string; args: Args }
    return {
      SEAT: ([v]) => this.speaker.seats(listed(raw(v)), this.now.names),
      HALF: ([v]) =>
        listed(raw(v))
          .map((n) => (typeof n === 'number' ? half(n) : word(n)))
          .join(', '),
      SAID: ([v]) =>
        (listed(raw(v)) as Said[])
          .map((s) => this.speaker.say(s.key, s.args, this.now.names).replace(/\.$/, ''))
          .join(', '),
      WORD: ([v], { of }) =>
        counted(
          listed(raw(v)).map((x) =>
            this.speaker.say(this.wordOf(keyOf(String(of)), x), this.now.args, this.now.names),
          ),
        ),
    }
  }
}

/** Join a list in words; repeated items appear once, with their number. */
function counted(words: string[]): string {
  const all = new Map<string, number>()
  for (const w of words) all.set(w, (all.get(w) ?? 0) + 1)
  return [...all].map(([w, n]) => (n > 1 ? `${w} ×${n}` : w)).join(', ')
}
/** The expression by which a pattern says an argument. */
function tells(pattern: Pattern | null, name: string): Expression | null {
  if (pattern === null || typeof pattern === 'string') return null
  for (const e of pattern) {
    if (typeof e === 'string') continue
    if (e.type === 'var' && e.name === name) return e
    if (e.type === 'func' && e.args.some((a) => a.type === 'var' && a.name === name)) return e
    if (e.type === 'select') {
      const inner = e.variants.map((variant) => tells(variant.value, name)).find((found) => found !== null)
      if (inner) return inner
    }
  }
  return null
}
/** The messages that a pattern refers to. */
function refers(pattern: Pattern | null): string[] {
  if (pattern === null || typeof pattern === 'string') return []
  return pattern.flatMap((e) => {
    if (typeof e === 'string') return []
    if (e.type === 'select') return e.variants.flatMap((variant) => refers(variant.value))
    return e.type === 'mesg' ? [e.name] : []
  })
}
