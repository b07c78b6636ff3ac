/** What a game gives to the table, and what the table hands to a game's board, live or in a replay. */
import type { Component } from 'svelte'
import type { Item, Position, TableInfo } from '../lib/wire'
import type { TableLink } from './link.svelte'

export interface Fresh { items: Item[]; from: Position | null; to: Position }
export interface BoardProps {
  table: TableInfo
  scene: unknown
  position: Position
  log: Item[]
  /** null in a replay: nothing can be done there. */
  link: TableLink | null
  fresh: Fresh | null
}
export interface TextProps { table: TableInfo; scene: unknown; position: Position }
export interface SummaryProps { table: TableInfo; scene: unknown; log: Item[] }
export interface GameModule {
  Board: Component<BoardProps>
  /** The same position in words, for text mode. */
  Text: Component<TextProps>
  /** What is worth seeing once it is over: plots, purchases. */
  Summary: Component<SummaryProps>
  /** Where the game stands, in a few words: «round 7». */
  stage?: (view: unknown) => string
  /** Kinds of events that make a moment worth jumping to in a replay. */
  keyEvents: string[]
}
