/** What a game gives to the table, and what the table hands to a game's board, live or in a replay. */
import type { Component, Snippet } from 'svelte'
import type { GameEvent, Item, Position, Preset, ReviewMove, TableInfo } from '../net/wire'
import type { Sound } from '../app/sound'
import type { TableLink } from './link.svelte'

export interface Fresh {
  items: Item[]
  from: Position | null
  to: Position
}
export interface BoardProps {
  table: TableInfo
  scene: unknown
  position: Position
  log: Item[]
  /** null in a replay: nothing can be done there. */
  link: TableLink | null
  fresh: Fresh | null
  /** What the others did since one's last move, for a board that has a place for it (`placesRecap`). */
  recap?: Snippet | null
}
export interface TextProps {
  table: TableInfo
  scene: unknown
  position: Position
}
export interface SummaryProps {
  table: TableInfo
  scene: unknown
  log: Item[]
}
/** Something with a picture and a few words. */
export interface Shown {
  id: string
  name: string
  text: string
  picture: { body: string; box: string } | null
}
/** What can be told about a thing with an anchor (“card:scout”, “space:12”), as the position shows it. */
export interface About {
  name: string
  text: string
  /** What else is worth knowing: how many are left, what it costs. */
  notes: string[]
  picture: Shown['picture']
  clauses: string[]
  /** Which moves and plans are made with it, where their places do not name it: marches of an army, bids for a way. */
  does?: (move: { kind: string; args: Record<string, unknown> }) => boolean
  /** Nothing is ever done with it: there is no reason to ask why not. */
  still?: boolean
}
/** Words GAME.kind.ID name it; GAME.text.ID, or GAME.kind.ID.help, say what it does. */
export interface Entry {
  kind: string
  text?: string
  picture?: (id: string, scene: unknown) => Shown['picture']
  /** What has no words of its own and is found in the scenes of the presets. */
  of?: (scenes: { preset: Preset; scene: unknown }[]) => Shown[]
}
/** The table that rules are read for: what is not on it is not spoken of. */
export interface PrimerTable {
  seats: number
  options: Record<string, unknown>
}
/** One thing of “How to play, in two minutes”; its sentence is GAME.primer.PANEL.ID. */
export interface PrimerPart {
  id: string
  picture: Shown['picture']
  /** Whether it belongs to that table; without a table the plain game is told. */
  when?: (table: PrimerTable | null) => boolean
}
export interface PrimerPanel {
  id: string
  parts: PrimerPart[]
}
export interface GameModule {
  Board: Component<BoardProps>
  /** The same position in words, for text mode. */
  Text: Component<TextProps>
  /** What is worth seeing once it is over: plots, purchases. */
  Summary: Component<SummaryProps>
  /** Where the game stands, in a few words: “round 7”. */
  stage?: (view: unknown) => string
  /** A preset in small, for the set-up screen. */
  Preview?: Component<{ scene: unknown; preset: Preset }>
  /** What a browser has made itself, beside the presets: a choice gives options. */
  Own?: Component<{ options: Record<string, unknown>; onchoose: (options: Record<string, unknown>) => void }>
  /** What a thing on the board is and does; null for what is none. */
  about?: (anchor: string, scene: unknown, view: unknown, names?: string[]) => About | null
  /** How to play, in two minutes: the goal, a turn, the signs, the end. */
  primer?: PrimerPanel[]
  /** What has an entry of its own behind the clauses: `card` with the words of `card_text`, perhaps with a picture. */
  entries?: Entry[]
  /** What a replay draws above its scrubber: a number for each seat, the higher the better, and its name. */
  curve?: { label: string; of: (facts: unknown) => number[] | null }
  /** The anchor where a seat stands before it makes these moves; a review draws its way from there. */
  stands?: (view: unknown, seat: number, moves: ReviewMove[]) => string | null
  /** The moves of a turn in a few lines; else each by itself. */
  turnWords?: (moves: ReviewMove[]) => string[]
  /** Whose turn it is, where others can be asked in it. */
  turn?: (view: unknown) => number
  /** What is heard of an event, by its kind. */
  sounds?: Record<string, Sound>
  /** Kinds of events that the recap at one's own move tells, and a player's events in a few words; without them each
   *  is told by its sentence. */
  recap?: string[]
  digest?: (events: GameEvent[]) => string
  /** Said in the recap of who had a turn and did none of that. */
  idle?: string
  /** Where the board has a place of its own for the recap: on a large screen, or on a phone too. */
  placesRecap?: 'desk' | 'everywhere'
  /** The scores of its result are points, told beside the ranks. */
  points?: boolean
  /** How long what others did is to be looked at before the next thing is shown, in milliseconds. */
  lasts?: (items: Item[]) => number
  /** Kinds of events that make a moment worth jumping to in a replay. */
  keyEvents: string[]
}
