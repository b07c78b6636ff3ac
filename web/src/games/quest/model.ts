/** The scene and the view of the Quest as the engine sends them. */
import type { ArtBoard } from '../../art/board'

export interface CardInfo { id: string; symbol: string; power: number; cost: number; item: boolean; worth: number; draw: number; remove: number }
export interface Player {
  pieces: number[]; hand_count: number; draw_count: number; discard: string[]; new: string[]; tokens: string[]; blockades: number[]
  known: string[]; hand?: string[]; new_hand?: string[]; draw?: string[]; unseen?: string[]
}
export interface View {
  seat: number; seats: number; round: number; start: number; turn: number; phase: string; final: boolean; players: Player[]; played: string[]
  market: Record<string, number>; on_board: string[]; removed: Record<string, number>
  blockades: { seam: number; number: number; standing: boolean }[]; caves: { space: number; left: number }[]
  moving: { piece: number; symbol: string; left: number; moved: boolean }; coins: number; spending: boolean; bought: boolean
  passing: boolean; changing: boolean; item: string | null; owed: number; target: number; optional: boolean
}
export type Board = ArtBoard
