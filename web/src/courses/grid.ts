/** Hexes in axial coordinates, as in eldorado.kit.hex: turning, neighbours, mirroring, the nearest one. */
export type Hex = [q: number, r: number]
export const TURNS = 6

export const turn = (n: number): number => ((n % TURNS) + TURNS) % TURNS
/** A hex after so many turns of 60 degrees clockwise about the origin. */
export function rotate([q, r]: Hex, times: number): Hex {
  for (let i = turn(times); i > 0; i--) [q, r] = [-r, q + r]
  return [q + 0, r + 0] // no −0
}
const AROUND: Hex[] = [0, 1, 2, 3, 4, 5].map((k) => rotate([1, 0], k))
export const around = ([q, r]: Hex): Hex[] => AROUND.map(([a, b]) => [q + a, r + b])
/** Upside down: a row below the middle becomes one above it. */
export const flip = ([q, r]: Hex): Hex => [q + r, 0 - r]
export const key = (q: number, r: number): string => `${q},${r}`
export const distance = ([q, r]: Hex): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
/** The hex at a point given in hexes, which may lie between the middles. */
export function nearest(q: number, r: number): Hex {
  const s = -q - r
  const [a, b, c] = [Math.round(q), Math.round(r), Math.round(s)]
  const [da, db, dc] = [Math.abs(a - q), Math.abs(b - r), Math.abs(c - s)]
  // the three have to add up to nothing: the one that was rounded most gives way
  if (da > db && da > dc) return [0 - b - c, b + 0]
  return db > dc ? [a + 0, 0 - a - c] : [a + 0, b + 0]
}
