/** The messages of docs/protocol.md as types. */
import type { Args } from './words.svelte'

export interface Sentence { key: string; args: Args }
export interface Refusal extends Sentence { clause: string | null }
export interface Move { kind: string; args: Args; at: string[]; reveals: boolean }
export interface Legal { action: number; notation: string; move: Move }
export interface Plan { kind: string; actions: number[]; args: Args; at: string[]; uses: string[]; best: boolean }
export interface Prompt extends Sentence { clause: string | null }
export interface You {
  seat: number; seq: number | null; legal: Legal[]; plans: Plan[]; facts: Record<string, unknown>; prompt: Prompt | null
  undo: { free: number; to: number | null; ask?: number | null }
  /** The table answers this window by itself: there is nothing to decide. */
  auto?: boolean
}
export interface Clock { now: number; left: number[]; running: number[]; deadline: number | null }
export interface GameResult { over: boolean; ranks: number[]; scores: number[]; key: string; args: Args }
export interface Position {
  n: number; actors: number[]; eye: number; view: unknown; result: GameResult | null; clock: Clock | null
  window: { seats: number[]; until: number } | null; you: You | null; facts?: Record<string, unknown>
}
export interface SeatInfo {
  seat: number; kind: 'human' | 'open' | 'bot' | 'asked'; name: string; level: string | null; yours: boolean; host: boolean; online: boolean
  held: string | null; out: string | null
}
export interface Offer { id: number; kind: 'undo' | 'end'; by: number; to: number; waiting: number[] }
export interface TableInfo {
  id: string; code: string; game: string; rules_version: number; options: Record<string, unknown>
  status: 'open' | 'playing' | 'paused' | 'over'; pace: Pace; bot_pace: string; title: string; hints: boolean; created: number; updated: number
  n: number; no: number; actors: number[]; link: string; seats: SeatInfo[]; you: { seats: number[]; host: boolean; asked?: number[]; orders?: Record<string, string>; fights?: number[] }
  offer: Offer | null; error: { id: string } | null; next: string | null
  result: { how: string; ranks: number[]; scores: number[]; key: string; args: Args } | null
  commitment: string | null; seed: string | null; read_only: boolean; waiting?: boolean
}
export type Pace = { kind: 'relaxed' } | { kind: 'live'; minutes: number; increment: number } | { kind: 'days'; days: number }
export interface GameEvent { kind: string; args: Args; own?: boolean }
export interface Item {
  no: number; n?: number; is: 'act' | 'undo' | 'chat' | 'table'; seat?: number; by?: string; at?: number; to?: number
  events?: GameEvent[]; action?: number; notation?: string; name?: string; text?: string; muted?: boolean; what?: string; args?: Args
}
export interface OptionInfo { id: string; kind: 'switch' | 'choice' | 'number' | 'text'; default: unknown; choices: string[]; low: number; high: number }
export interface Preset { id: string; options: Record<string, unknown>; seats: number[] }
export interface GameCard { id: string; title: string; seats: number[]; default_seats: number; options: OptionInfo[]; presets: Preset[] }
/** What a bot would do in this seat: the decisions of one gesture, and why. */
export interface Hint { seq: number; moves: { action: number; move: Move }[]; why: Sentence | null }
export interface Clause { id: string; section: string; text: string; tags?: string[] }
