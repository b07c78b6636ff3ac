/** Which colour and which emblem each seat of the table on screen has. Elsewhere seats look as their number says. */
import type { SeatColour } from './palette'

interface Look {
  colour: string
  emblem: string
}
let worn = $state.raw<Look[]>([])

export function setLooks(seats: Look[]): void {
  worn = seats
}
export const colourAt = (seat: number): SeatColour | undefined => worn[seat]?.colour as SeatColour | undefined
/** The emblem that goes with a colour at this table. */
export const emblemFor = (colour: SeatColour): SeatColour =>
  (worn.find((l) => l.colour === colour)?.emblem as SeatColour | undefined) ?? colour
