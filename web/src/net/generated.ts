/* Made by scripts/client_types.py from what src/eldorado/server/ws declares: change that. */
export const PROTOCOL = 2

export interface GameEvent {
  kind: string
  args: Record<string, unknown>
  own?: boolean
}

/** One numbered event: a decision, an undo, a line of chat, a change of the table. */
export interface Item {
  no: number
  is: 'act' | 'chat' | 'table' | 'undo'
  n?: number
  seat?: number | null
  by?: 'bot' | 'player' | 'table'
  at?: number
  to?: number
  events?: GameEvent[]
  notation?: string
  name?: string
  text?: string
  muted?: boolean
  what?: string
  args?: Record<string, unknown>
}

export interface Relaxed {
  kind: 'relaxed'
}

export interface Live {
  kind: 'live'
  minutes: number
  increment: number
}

export interface Days {
  kind: 'days'
  days: number
}

export interface SeatInfo {
  seat: number
  kind: 'asked' | 'bot' | 'human' | 'open'
  name: string
  level: string | null
  yours: boolean
  host: boolean
  online: boolean
  held: string | null
  out: string | null
  ready: boolean | null
  colour: string
  emblem: string
}

/** A browser's role at a table. */
export interface YouAt {
  seats: number[]
  asked: number[]
  host: boolean
  orders: Record<string, string>
  fights: number[]
  trades: Record<string, string>
}

export interface Offer {
  id: number
  kind: 'end' | 'undo'
  by: number
  to: number | null
  waiting: number[]
}

export interface ErrorId {
  id: string
}

export interface Result {
  how: 'abandoned' | 'agreed' | 'long' | 'played' | 'resigned'
  ranks: number[]
  scores: number[]
  key: string
  args: Record<string, unknown>
}

export interface TableInfo {
  id: string
  code: string
  game: string
  rules_version: number
  options: Record<string, unknown>
  status: 'open' | 'over' | 'paused' | 'playing'
  pace: Relaxed | Live | Days
  bot_pace: string
  title: string
  hints: boolean
  review: boolean
  listed: boolean
  created: number
  updated: number
  n: number
  no: number
  actors: number[]
  link: string | null
  seats: SeatInfo[]
  you: YouAt
  sides: number[]
  offer: Offer | null
  error: ErrorId | null
  next: string | null
  result: Result | null
  commitment: string | null
  seed: string | null
  read_only: boolean
  day: string
  waiting?: boolean
}

export interface Move {
  kind: string
  args: Record<string, unknown>
  at: string[]
  reveals: boolean
}

export interface Legal {
  action: number
  notation: string
  move: Move
}

export interface Plan {
  kind: string
  actions: number[]
  args: Record<string, unknown>
  at: string[]
  uses: string[]
  best: boolean
}

/** The question for a seat, and the clause it follows from. */
export interface Prompt {
  key: string
  args: Record<string, unknown>
  clause: string | null
  pass?: number
  matters?: boolean
  stand?: number
  decline?: number
  hopeless?: boolean
}

/** Positions the seat can go back to: by a gesture (`to` freely, `ask` by consent), and to the start of its turn. */
export interface Undo {
  free: number
  to: number | null
  ask: number | null
  turn: number | null
  turn_free: boolean
}

/** The question and options of the seat that looks. `auto`: the table answers for it. */
export interface You {
  seat: number
  seq: number | null
  legal: Legal[]
  plans: Plan[]
  facts: Record<string, unknown>
  prompt: Prompt
  undo: Undo
  auto: boolean
}

export interface Clock {
  now: number
  left: number[]
  running: number[]
  deadline: number | null
}

/** An open reaction window: the seats asked, and when answers are released. */
export interface Window {
  seats: number[]
  until: number
}

/** The present position as one eye sees it. */
export interface Position {
  n: number
  actors: number[]
  eye: number
  view: unknown
  result: Result | null
  you: You | null
  facts?: Record<string, unknown>
  clock: Clock | null
  window: Window | null
}

/** Everything a client needs; the first message of every connection. */
export interface Sync {
  on: 'sync'
  protocol: number
  id: string | null
  no: number
  stale: boolean
  gap: boolean
  items: Item[]
  chat: Item[]
  table: TableInfo
  position: Position | null
}

/** The part of a position that changes with time. */
export interface Moving {
  clock: Clock | null
  window: Window | null
}

/** Entries, and the position after them: whole, or as `changes` of the position after entry `since`, by the pointers */
export interface Step {
  on: 'step'
  no: number
  items: Item[]
  position: Position | null
  since?: number
  changes?: Record<string, unknown>
  moving?: Moving
}

export interface TableChanged {
  on: 'table'
  no: number
  item: Item
  table: TableInfo
}

export interface Chatted {
  on: 'chat'
  no: number
  item: Item
}

export interface Presence {
  on: 'presence'
  online: boolean[]
  watchers: number
}

export interface ClockChanged {
  on: 'clock'
  clock: Clock | null
}

export interface Ack {
  on: 'ack'
  id: string | null
  n: number
  no: number
  done: number
}

/** A refusal; `clause` is null when the table refuses, not the rules. */
export interface Refusal {
  key: string
  args: Record<string, unknown>
  clause: string | null
}

export interface Refused {
  on: 'refused'
  id: string | null
  why: Refusal
  done: number
}

export interface WhyNot {
  on: 'why'
  id: string | null
  why: Refusal | null
}

export interface HintMove {
  action: number
  move: Move
}

/** A key of the catalogue with its arguments. */
export interface Sentence {
  key: string
  args: Record<string, unknown>
}

/** A bot's move for this seat: the decisions of one gesture, and why; `others` are its alternatives. */
export interface Hint {
  on: 'hint'
  id: string | null
  seat: number
  seq: number
  moves: HintMove[]
  why: Sentence | null
  others: HintMove[][]
}

/** The table's advice: the decisions of one gesture, and why. */
export interface Advice {
  moves: HintMove[]
  why: Sentence | null
}

/** The table's advice for the decision asked about; null if there is none. */
export interface Advised {
  on: 'advice'
  id: string | null
  seat: number
  seq: number
  advice: Advice | null
}

export interface Error {
  on: 'error'
  id: string | null
  key: string
  args: Record<string, unknown>
}

/** A lesson in a list; its sentences are below GAME.lesson.ID. */
export interface LessonCard {
  id: string
  minutes: number
  steps: string[]
}

/** The lessons of each game that has any. */
export interface Lessons {
  games: Record<string, LessonCard[]>
}

/** A learner's place. `right` is the outcome of the moves that came with the request. */
export interface LessonMoment {
  step: number
  steps: string[]
  made: string[]
  done: boolean
  asks: boolean
  right: boolean | null
  said: Refusal | null
  point: string[]
  picture: string[]
  shown: HintMove[]
  table: TableInfo
  position: Position
  items: Item[]
  scene: unknown | null
}

/** A table whose game is not installed: it is listed, and opens again with the game. */
export interface KeptTable {
  id: string
  game: string
  title: string
  updated: number
}

export interface Tables {
  tables: TableInfo[]
  kept: KeptTable[]
}

export interface TransferCode {
  code: string
  seconds: number
}

export interface ReplayIndex {
  n: number
  seat: number
  items: Item[]
}

export interface Moment {
  n: number
  at: number
  item: Item | null
  position: Position
}

export interface ChartPoint {
  n: number
  actors: number[]
  facts: Record<string, unknown>
}

export interface Chart {
  points: ChartPoint[]
}

export interface ReviewMove {
  kind: string
  args: Record<string, unknown>
  at: string[]
  reveals: boolean
  notation: string
}

/** A turn and its entries from `first` to `last`: the chances after it, and where it left the expert's line. */
export interface ReviewTurn {
  turn: number
  seat: number
  first: number
  last: number
  before: number
  chances: number[]
  change: number
  played: string[]
  at: number
  instead: ReviewMove[]
  expert: ReviewMove[]
  cost: number
}

/** A whole review: `points` are the turns that changed the mover's chance most. */
export interface Reviewed {
  start: number[]
  turns: ReviewTurn[]
  points: number[]
}

/** A review or its progress; `why` there is none. */
export interface Review {
  status: 'done' | 'failed' | 'none' | 'waiting' | 'working'
  done: number
  of: number
  why: Sentence | null
  review: Reviewed | null
}

export interface Clause {
  id: string
  section: string
  text: string
  tags: string[]
}

export interface Rules {
  game: string
  clauses: Clause[]
  markdown: string
}

export interface OptionInfo {
  id: string
  kind: 'choice' | 'number' | 'switch' | 'text'
  default: unknown
  choices: string[]
  low: number
  high: number
}

export interface Preset {
  id: string
  options: Record<string, unknown>
  seats: number[]
}

/** A bot people can choose as opponent; `title` and `about` are keys of the catalogue, or the words themselves. */
export interface Level {
  name: string
  title: string
  about: string
  rating: number | null
}

export interface GameCard {
  id: string
  title: string
  rules_version: number
  seats: number[]
  default_seats: number
  options: OptionInfo[]
  presets: Preset[]
  levels: Level[]
  default_level: string
  review: boolean
  liked: string | null
}

export interface Games {
  games: GameCard[]
}

export interface Language {
  code: string
  name: string
}

/** The languages by their own names, and the one the browser prefers. */
export interface Languages {
  languages: Language[]
  preferred: string
}

/** The profile of a browser, and what its server offers; `host` is the operator. */
export interface Me {
  name: string
  emblem: string
  colours: string[]
  strength: boolean
  version: string
  protocol: number
  links: string[]
  lobby: boolean
  host: boolean
}

export interface PlayedSeat {
  kind: 'asked' | 'bot' | 'human' | 'open'
  name: string
  level: string
  yours: boolean
  out: string | null
}

/** A finished game as one of its players keeps it. `rounds` and `liked` are null until they are counted. */
export interface Played {
  table: string
  seat: number
  game: string
  ended: number
  options: Record<string, unknown>
  title: string
  pace: Relaxed | Live | Days
  how: string
  ranks: number[]
  scores: number[]
  sides: number[]
  seats: PlayedSeat[]
  rounds: number | null
  liked: Record<string, number> | null
  branch: boolean
  review: boolean
  there: boolean
}

/** A player's finished games, newest first; `more`: there are older ones. */
export interface History {
  games: Played[]
  more: boolean
}

export interface LobbySeat {
  seat: number
  kind: 'asked' | 'bot' | 'human' | 'open'
  name: string
  level: string
  online: boolean
}

export interface LobbyTable {
  id: string
  game: string
  status: 'open' | 'over' | 'paused' | 'playing'
  options: Record<string, unknown>
  title: string
  pace: Relaxed | Live | Days
  updated: number
  yours: boolean
  seats: LobbySeat[]
}

/** Tables that wait for players, and games to watch. */
export interface Lobby {
  waiting: LobbyTable[]
  running: LobbyTable[]
}

export type Pace = Relaxed | Live | Days

export type Message =
  | Sync
  | Step
  | TableChanged
  | Chatted
  | Presence
  | ClockChanged
  | Ack
  | Refused
  | WhyNot
  | Hint
  | Advised
  | Error
