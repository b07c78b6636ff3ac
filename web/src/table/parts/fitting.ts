/** Where a map and a panel that lies over it go: the map as large as it can be, nothing that matters covered. */
export interface Box {
  x: number
  y: number
  w: number
  h: number
}
export interface Spot {
  x: number
  y: number
  r: number
}
export interface Size {
  w: number
  h: number
}
export interface Fitted {
  /** Scale and shift of the map. */
  k: number
  x: number
  y: number
  /** The upper left corner of the panel. */
  panel: [number, number]
}
const STEP = 12 // pixels between two places of the panel that are tried
const OFFSETS = [0.5, 0, 1, 0.25, 0.75, 0.12, 0.88]

/** Whether a panel at this place covers any of the spots. */
function covers(
  [px, py]: [number, number],
  panel: Size,
  spots: Spot[],
  k: number,
  x: number,
  y: number,
): boolean {
  return spots.some((s) => {
    const sx = s.x * k + x,
      sy = s.y * k + y,
      r = s.r * k
    return sx > px - r && sx < px + panel.w + r && sy > py - r && sy < py + panel.h + r
  })
}
/** The places along the upper and the lower edge, from the right to the left. */
function places(view: Size, panel: Size): [number, number][] {
  const out: [number, number][] = []
  for (let px = view.w - panel.w; px >= 0; px -= STEP) out.push([px, 0], [px, view.h - panel.h])
  return out
}
/** The whole map beside a panel; null if it would be smaller than `least` of what it is without one. */
export function fitBeside(box: Box, spots: Spot[], view: Size, panel: Size, least = 0.55): Fitted | null {
  const most = Math.min(view.w / box.w, view.h / box.h)
  const tried = places(view, panel)
  for (let k = most; k > most * least; k *= 0.99)
    for (const u of OFFSETS)
      for (const v of OFFSETS) {
        const x = (view.w - box.w * k) * u - box.x * k,
          y = (view.h - box.h * k) * v - box.y * k
        const found = tried.find((place) => !covers(place, panel, spots, k, x, y))
        if (found) return { k, x, y, panel: found }
      }
  return null
}

/** Where a panel at the right edge stands: below or above. */
export type Corner = 'lower' | 'upper'
/** How far the map is moved out of the middle, to the left and away from the panel, at each scale. */
const ASIDE = [
  [0.5, 0.5],
  [0.25, 0.5],
  [0, 0.5],
  [0, 0.25],
  [0, 0],
] as const

/** The whole map with a panel in a corner at the right that covers none of the spots, `most` being the largest scale;
 *  null if it would be smaller than `least` of that. */
export function fitAboveDock(
  most: number,
  box: Box,
  spots: Spot[],
  view: Size,
  dock: Size,
  least = 0.55,
): { look: [number, number, number]; corner: Corner } | null {
  const free = (k: number, x: number, y: number, corner: Corner): boolean =>
    spots.every(
      (p) =>
        p.x * k + x + p.r * k * 0.87 < view.w - dock.w ||
        (corner === 'lower' ? p.y * k + y + p.r * k < view.h - dock.h : p.y * k + y - p.r * k > dock.h),
    )
  for (let k = most; k > most * least; k *= 0.97)
    for (const [u, v] of ASIDE)
      for (const corner of ['lower', 'upper'] as const) {
        const x = (view.w - box.w * k) * u - box.x * k,
          y = (view.h - box.h * k) * (corner === 'lower' ? v : 1 - v) - box.y * k
        if (free(k, x, y, corner)) return { look: [k, x, y], corner }
      }
  return null
}

/** No empty table beside the map while there is map to show, and no sliver of the map cut off at its end. */
export const inside = (want: number, low: number, size: number, room: number, nk: number): number => {
  if (size * nk < room) return room / 2 - (low + size / 2) * nk
  const first = -low * nk,
    last = room - (low + size) * nk,
    sliver = Math.min(90, room / 5)
  return want > first - sliver ? first : want < last + sliver ? last : want
}
