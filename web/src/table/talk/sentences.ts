/** Items of a table as lines of the log. */
import { settings } from '../../app/settings.svelte'
import { knows, t } from '../../app/words.svelte'
import { isText, nameIn } from '../../courses/code'
import type { GameEvent, HintMove, Item, Legal, OptionInfo, Plan } from '../../net/wire'

/** A line of the log; `key` is its own for as long as it stands there. */
export interface Line {
  key: string
  no: number
  n: number | null
  seat: number
  text: string
  kind: Item['is']
  /** The kind of the event that is told, if it is one. */
  event?: string
}

/** Events that are seen and not told: that somebody gave a sealed answer. */
const QUIET = new Set(['answered'])

/** Coordinates in brackets help who reads the map in words; who sees it is shown the place. */
export const bare = (text: string): string => (settings.text ? text : text.replace(/ \(c?-?\d+,-?\d+\)/g, ''))
export function eventText(game: string, e: GameEvent, seat: number, names: string[]): string {
  if (QUIET.has(e.kind)) return ''
  const args = { seat, ...e.args }
  const own = `${game}.event.${e.kind}.secret`
  const key = e.own && knows(own) ? own : `${game}.event.${e.kind}`
  return knows(key) ? bare(t(key, args, names)) : ''
}
/** What the entries of one moment tell, in one breath. */
export const told = (game: string, items: Item[], names: string[]): string =>
  lines(
    game,
    items.filter((i) => i.is === 'act'),
    names,
  )
    .map((l) => l.text)
    .join(' ')
/** The end of it, as many whole sentences as fit into so many letters: the last one always. */
export function newest(game: string, items: Item[], names: string[], room: number): string {
  const all = lines(
    game,
    items.filter((i) => i.is === 'act'),
    names,
  ).map((l) => l.text)
  let from = all.length - 1,
    size = all[from]?.length ?? 0
  while (from > 0 && size + all[from - 1]!.length < room) size += all[--from]!.length + 1
  return (from > 0 ? '… ' : '') + all.slice(Math.max(0, from)).join(' ')
}
/** Arguments that name a seat, or in words a place: one that does the same several times is told once. */
const SEATS = new Set(['seat', 'who', 'to', 'from'])
/** The same done several times in a row, by the same one, is told once where the game has words for it. */
interface Run {
  own: boolean
  kind: string
  seat: number
  count: number
  args: Record<string, unknown[]>
  line: Line
}
/** “2 food” are food twice. */
const times = (e: GameEvent, name: string, value: unknown): unknown[] =>
  Array<unknown>(name === 'what' && typeof e.args.n === 'number' ? e.args.n : 1).fill(value)
function again(game: string, run: Run | null, e: GameEvent, seat: number, names: string[]): boolean {
  const key = `${game}.event.${e.kind}${e.own ? '.secret' : ''}.many`
  if (!run || run.kind !== e.kind || run.seat !== seat || run.own !== !!e.own || !knows(key)) return false
  for (const name of SEATS)
    if (e.args[name] !== run.args[name]?.[0] && typeof e.args[name] !== 'string') return false
  run.count += 1
  for (const [name, value] of Object.entries(e.args)) (run.args[name] ??= []).push(...times(e, name, value))
  const plain = Object.fromEntries(
    Object.entries(run.args).map(([name, all]) => [
      name,
      new Set(all).size === 1 && SEATS.has(name) ? all[0] : all,
    ]),
  )
  run.line.text = t(key, { seat, ...plain, count: run.count }, names)
  return true
}
/** What is told again, and with more, by what follows it: that somebody is about to buy, by the purchase, and that a
 *  tile is turned up, by where it is laid. */
const OVERTAKEN: Record<string, string> = { buys: 'announces', discovers: 'flips' }
/** Without what the next sentence tells too. */
export function overtaken(events: GameEvent[]): Set<GameEvent> {
  const gone = new Set<GameEvent>()
  let last: GameEvent | null = null
  for (const e of events) {
    const before: GameEvent | null = last
    if (before && OVERTAKEN[e.kind] === before.kind)
      if (e.args.who === before.args.who && e.args.what === before.args.what) gone.add(before)
    if (!QUIET.has(e.kind)) last = e
  }
  return gone
}
export function lines(game: string, items: Item[], names: string[]): Line[] {
  const out: Line[] = []
  let run: Run | null = null
  const undone = undoneEntries(items)
  const gone = overtaken(
    items.filter((i) => i.is === 'act' && !undone.has(i.n ?? -1)).flatMap((i) => i.events ?? []),
  )
  for (const i of items) {
    if (i.is !== 'act' && i.is !== 'chat') run = null
    const base = { key: `${i.no}`, no: i.no, n: i.n ?? null, seat: i.seat ?? -1, kind: i.is }
    if (i.is === 'act' && !undone.has(i.n ?? -1)) {
      for (const [k, e] of (i.events ?? []).entries()) {
        if (gone.has(e) || again(game, run, e, base.seat, names)) continue
        const text = eventText(game, e, base.seat, names)
        if (!text) continue
        const whose = [e.args.who, e.args.seat].find((s) => typeof s === 'number') as number | undefined
        const line: Line = { ...base, key: `${i.no}.${k}`, seat: whose ?? base.seat, text, event: e.kind }
        out.push(line)
        run = {
          kind: e.kind,
          seat: base.seat,
          own: !!e.own,
          count: 1,
          args: Object.fromEntries(
            Object.entries(e.args).map(([name, value]) => [name, times(e, name, value)]),
          ),
          line,
        }
      }
    } else if (i.is === 'undo') out.push({ ...base, text: t('ui.log.undo', { who: i.seat ?? -1 }, names) })
    else if (i.is === 'chat' && !i.muted)
      out.push({ ...base, text: t('ui.log.chat', { name: i.name || '', text: i.text ?? '' }) })
    else if (i.is === 'table') {
      const key = eventKey(i)
      if (key) out.push({ ...base, text: t(key, { seat: i.seat ?? -1, ...(i.args ?? {}) }, names) })
    }
  }
  return out
}
/** With these events a turn begins, or a round where nobody has a turn of their own. */
const BEGINS = new Set(['turn', 'turn_team', 'round'])
export interface Turn {
  key: string
  /** The line with which it began; the first lines of a log may have none. */
  head: Line | null
  lines: Line[]
}
/** The log by turns. */
export function byTurn(all: Line[]): Turn[] {
  const out: Turn[] = []
  for (const line of all) {
    if (line.event !== undefined && BEGINS.has(line.event)) out.push({ key: line.key, head: line, lines: [] })
    else {
      if (!out.length) out.push({ key: 'first', head: null, lines: [] })
      out.at(-1)!.lines.push(line)
    }
  }
  return out
}
/** What happened in each turn, by the line with which it began. */
export function turnEvents(items: Item[]): Record<string, GameEvent[]> {
  const out: Record<string, GameEvent[]> = {}
  const gone = undoneEntries(items)
  let now: GameEvent[] | undefined
  for (const i of items) {
    if (i.is !== 'act' || gone.has(i.n ?? -1)) continue
    for (const [k, e] of (i.events ?? []).entries()) {
      if (BEGINS.has(e.kind)) now = out[`${i.no}.${k}`] = []
      else now?.push(e)
    }
  }
  return out
}
/** What is shown of a turn that is over: what is worth a look, what people said, and how many lines are folded. */
export function folded(turn: Turn, worth: string[]): { lines: Line[]; more: number } {
  const shown = turn.lines.filter((l) => l.event === undefined || worth.includes(l.event))
  const more = turn.lines.length - shown.length
  return more > 1 ? { lines: shown, more } : { lines: turn.lines, more: 0 }
}
/** What happened at the table: “asks” and “answers” by what is asked and answered. */
function eventKey(i: Item): string | undefined {
  const { kind, yes } = i.args ?? {}
  return [
    `table.event.${i.what}.${yes === undefined ? String(kind) : yes ? 'yes' : 'no'}`,
    `table.event.${i.what}`,
  ].find(knows)
}
/** Entries that were taken back: everything after the target of an undo, up to it. */
export function undoneEntries(items: Item[]): Set<number> {
  const gone = new Set<number>()
  for (const i of items) {
    if (i.is !== 'undo' || i.n === undefined || i.to === undefined) continue
    for (let n = i.to + 1; n <= i.n; n++) gone.add(n)
  }
  return gone
}
/** Whose turn begins with this; null if none does. */
export const begun = (e: GameEvent): number[] | null =>
  e.kind === 'turn' || e.kind === 'turn_team' ? [e.args.seat ?? e.args.who ?? -1].flat().map(Number) : null
/** What others did since a seat's last decision in a turn of its own, where there are turns: from which entry to which,
 *  and who; null if that is nothing. An answer in another's turn is not the end of what it wants to be told; where
 *  nobody has a turn, one that the table gave for it is not. */
export function recapOf(
  log: Item[],
  seat: number,
  to: number,
): { from: number; to: number; who: number[] } | null {
  const gone = undoneEntries(log)
  const done = log.filter((i) => i.is === 'act' && i.n !== undefined && i.n <= to && !gone.has(i.n))
  const turns = done.some((i) => i.events?.some(begun))
  let own = true
  let from: number | undefined
  for (const i of done) {
    if (own && i.seat === seat && (turns || i.by !== 'table')) from = i.n
    for (const e of i.events ?? []) own = begun(e)?.includes(seat) ?? own
  }
  if (from === undefined || log.some((i) => i.is === 'undo' && (i.n ?? 0) > from)) return null
  const since = done.filter((i) => i.n! > from)
  // In one's own turn others may only have let it pass: then all that happened is one's own doing.
  const theirs = (e: GameEvent): boolean => !!begun(e) || (e.args.who !== undefined && e.args.who !== seat)
  if (own && since.some((i) => i.events?.length) && !since.some((i) => i.events?.some(theirs))) return null
  const who = [...new Set(since.map((i) => i.seat ?? -1))].filter((s) => s >= 0 && s !== seat)
  return who.length ? { from, to, who } : null
}
/** An option as it was chosen: “with caves”, “Home Stretch”, or the option's name and its value. */
export function optionWords(game: string, id: string, value: unknown): string {
  if (isText(value)) return nameIn(value) || t('ui.courses.unnamed')
  const text = String(value)
  const own = [text, text.split(':')[0]].map((v) => `${game}.option.${id}.${v}`).find(knows)
  if (own) return t(own)
  const name = knows(`${game}.option.${id}`) ? t(`${game}.option.${id}`).replace(/ \(0: .*\)$/, '') : id
  // A switch by its name: what it means stands behind a colon.
  return value === true ? name.replace(/: .*$/, '') : t('ui.option.value', { name, value: text.slice(0, 40) })
}
/** Options that are always told: they say which game it is. */
const ALWAYS = ['course', 'mode', 'edition']
/** What a table plays with, in words: beside those, only what is unusual. */
export function optionList(game: string, options: Record<string, unknown>, known: OptionInfo[]): string[] {
  return Object.entries(options)
    .filter(([id, value]) => {
      const info = known.find((o) => o.id === id)
      if (value === false || value === '') return false
      return !info || ALWAYS.includes(id) || value !== info.default
    })
    .map(([id, value]) => optionWords(game, id, value))
}
export const moveText = (game: string, l: Legal, names: string[]): string => {
  const key = `${game}.move.${l.move.kind}`
  return knows(key) ? t(key, l.move.args, names) : l.notation
}
/** The moves of one gesture, one after the other; the same one several times is counted, never left out. */
export function stepsText(game: string, moves: HintMove[], names: string[]): string {
  // A bid says where it leads.
  const said = (m: HintMove, i: number): boolean =>
    m.move.kind === 'way'
      ? !['bid', 'bid_ovetos'].includes(moves[i + 1]?.move.kind ?? '')
      : !i || !['amount', 'mark'].includes(m.move.kind)
  const parts = moves
    .filter(said)
    .map((m) => bare(moveText(game, { action: m.action, notation: '', move: m.move }, names)))
  const runs: { text: string; n: number }[] = []
  for (const text of parts) {
    const last = runs.at(-1)
    if (last?.text === text) last.n += 1
    else runs.push({ text, n: 1 })
  }
  return runs.map(({ text, n }) => (n > 1 ? t('ui.hint.times', { what: text, n }) : text)).join(' → ')
}
export const planText = (game: string, p: Plan, names: string[]): string =>
  bare(t(`${game}.plan.${p.kind}`, p.args, names))
