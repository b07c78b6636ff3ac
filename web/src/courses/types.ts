/** What courses are made of, and what the server says of one (server/api/courses.py). */
export interface Placed {
  side: string
  rotation: number
  q: number
  r: number
}
export type Lying = number | 'drawn' | 'none'
/** A course as it lies in the editor. Without tiles there is no finish either. */
export interface Draft {
  name: string
  tiles: Placed[]
  finish: Placed | null
  /** What lies on each seam; empty: as the rulebook lays them. */
  blockades: Lying[]
}
export type Spot = [q: number, r: number, terrain: string, power: number, start: number, cave: boolean]
export interface Side {
  id: string
  back: string
  large: boolean
  spots: Spot[]
}
export interface Palette {
  sides: Side[]
  finish: { sides: string[]; power: number; finishing: [number, number][]; city: [number, number][] }
  blockades: { number: number; terrain: string; power: number }[]
}
export interface Fault {
  key: string
  /** The clause of the rules that it breaks. */
  clause: string
  args: Record<string, unknown>
  tiles: number[]
  hexes: [number, number][]
}
export interface Warning {
  kind: string
  args: Record<string, unknown>
  tiles: number[]
  hexes: [number, number][]
}
export interface StartWay {
  start: number
  effort: number
  by: Record<string, number>
  way: [number, number][]
}
export interface Report {
  course: Draft & { id: string; finish: Placed }
  text: string
  playable: boolean
  faults: Fault[]
  starts: StartWay[]
  spread: number
  hints: Warning[]
  blockades: number
}
export interface Race {
  rounds: number
  winners: number[]
  fell: number[]
}
