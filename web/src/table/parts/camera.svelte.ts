/** Where a map is looked at from: shifted and scaled at once or in a glide, and back where it was after it went to
 *  look at something. */
import { calm } from '../../app/settings.svelte'
import { inside, type Box, type Spot } from './fitting'

/** Scale and shift. */
export type Look = [k: number, x: number, y: number]
export interface Room {
  width: number
  height: number
  box: Box
}
const GLIDE = 340 // milliseconds
const COVERED = 0.7 // of a spot: a corner of a space may lie under a button
const AIR = 24 // pixels between what is brought into sight and the edge

/** How to look so that all of these are in sight, farther away if need be, but not farther than the scale `least`; null
 *  if they are. `margin` is kept free around them: [sides, above, below]. */
export function seeing(
  now: Look,
  spots: Spot[],
  room: Room,
  least: number,
  margin: [number, number, number] = [0, 0, 0],
): Look | null {
  if (!spots.length || !room.width || !room.height) return null
  const [k, x, y] = now
  const [side, above, below] = margin
  const left = Math.min(...spots.map((p) => p.x - p.r)),
    right = Math.max(...spots.map((p) => p.x + p.r)),
    top = Math.min(...spots.map((p) => p.y - p.r)),
    bottom = Math.max(...spots.map((p) => p.y + p.r))
  const w = room.width - 2 * side,
    h = room.height - above - below
  const shown =
    left * k + x >= side - 1 &&
    right * k + x <= side + w + 1 &&
    top * k + y >= above - 1 &&
    bottom * k + y <= above + h + 1
  if (shown) return null
  const fits = Math.min(k, w / (right - left), h / (bottom - top))
  // At the same scale only as far as need be, and a little more: whoever looked at the map finds the rest in its place.
  if (fits === k) {
    const near = (low: number, high: number, shift: number, first: number, size: number): number => {
      const air = Math.max(0, Math.min(AIR, (size - (high - low) * k) / 2))
      return Math.min(Math.max(shift, first + air - low * k), first + size - air - high * k)
    }
    return [k, near(left, right, x, side, w), near(top, bottom, y, above, h)]
  }
  const nk = Math.max(fits, Math.min(k, least)),
    last = spots.at(-1)!
  if (nk <= fits)
    return [nk, side + w / 2 - ((left + right) / 2) * nk, above + h / 2 - ((top + bottom) / 2) * nk]
  // Where they are too far from each other, the last of them, and more of the map rather than what lies beyond it.
  const { box } = room
  return [
    nk,
    side + inside(w / 2 - last.x * nk, box.x, box.w, w, nk),
    above + inside(h / 2 - last.y * nk, box.y, box.h, h, nk),
  ]
}

/** These spots, and of the others as many as can be in sight with them at the scale `least`. */
export function widened(
  spots: Spot[],
  others: Spot[],
  room: Room,
  least: number,
  [side, above, below]: [number, number, number],
): Spot[] {
  const last = spots.at(-1)
  if (!last) return spots
  const w = (room.width - 2 * side) / least,
    h = (room.height - above - below) / least
  const span = (all: Spot[], at: 'x' | 'y'): number =>
    Math.max(...all.map((p) => p[at] + p.r)) - Math.min(...all.map((p) => p[at] - p.r))
  let all = spots
  for (const spot of others) {
    const more = [spot, ...all]
    if (span(more, 'x') <= w && span(more, 'y') <= h) all = more
  }
  return all
}

/** The same look, moved up or to the left, whichever is less, so that none of these lies under the buttons in the
 *  lower right corner; unchanged if that would push one of them out at the other end. */
export function clearOf(look: Look, spots: Spot[], buttons: { x: number; y: number }, height: number): Look {
  const [k, x, y] = look
  const seen = spots.map((p) => ({ x: p.x * k + x, y: p.y * k + y, r: p.r * k * COVERED }))
  const under = seen.filter((p) => p.x + p.r > buttons.x && p.y + p.r > buttons.y && p.y - p.r < height)
  if (!under.length) return look
  const left = Math.max(...under.map((p) => p.x + p.r)) - buttons.x,
    up = Math.max(...under.map((p) => p.y + p.r)) - buttons.y
  const ways = [
    { far: left, goes: seen.every((p) => p.x - p.r >= left), to: [k, x - left, y] as Look },
    { far: up, goes: seen.every((p) => p.y - p.r >= up), to: [k, x, y - up] as Look },
  ]
  return ways.filter((way) => way.goes).sort((a, b) => a.far - b.far)[0]?.to ?? look
}

export class Camera {
  k = $state(1)
  x = $state(0)
  y = $state(0)
  /** At which scale the picture is painted: in a gesture it is painted anew when the hand rests. */
  raster = $state(1)
  /** Moved by hand, or by a wish to see something: it stays as it is. */
  touched = $state(false)
  /** Where it was before it went to look at something. */
  private home: Look | null = null
  private settle: ReturnType<typeof setTimeout> | undefined
  private frame = 0

  constructor(private readonly room: () => Room) {}

  get look(): Look {
    return [this.k, this.x, this.y]
  }
  /** Where it is looked from, or will be when a glide is over. */
  get aim(): Look {
    return this.going ?? this.look
  }
  private going: Look | null = null
  private shift([nk, nx, ny]: Look): void {
    const { width, height, box } = this.room()
    this.k = nk
    // Some of the map always stays in sight.
    const left = width * 0.35 - (box.x + box.w) * nk,
      right = width * 0.65 - box.x * nk
    const top = height * 0.35 - (box.y + box.h) * nk,
      bottom = height * 0.65 - box.y * nk
    this.x = Math.min(Math.max(nx, left), right)
    this.y = Math.min(Math.max(ny, top), bottom)
  }
  private sharp(): void {
    this.raster = Math.min(this.k, 3.2) * Math.min(devicePixelRatio, 2)
  }
  stop(): void {
    clearTimeout(this.settle)
    cancelAnimationFrame(this.frame)
    this.going = null
  }
  place(...look: Look): void {
    this.stop()
    this.shift(look)
    // Nobody moves it yet: painted once, as it will be seen.
    if (this.touched) this.settle = setTimeout(() => this.sharp(), 160)
    else this.sharp()
  }
  glide(...to: Look): void {
    this.stop()
    if (calm() || document.hidden) {
      this.place(...to)
      return
    }
    const from = this.look,
      start = performance.now()
    this.going = to
    const step = (now: number): void => {
      const s = Math.min(1, Math.max(0, (now - start) / GLIDE)),
        e = s * s * (3 - 2 * s)
      const at = (i: 0 | 1 | 2): number => from[i] + (to[i] - from[i]) * e
      this.shift([at(0), at(1), at(2)])
      if (s < 1) this.frame = requestAnimationFrame(step)
      else {
        this.going = null
        this.sharp()
      }
    }
    this.frame = requestAnimationFrame(step)
  }
  /** Looks at something for a while: from where it belongs if that will do, else from where it is. */
  visit(see: (from: Look) => Look | null): void {
    if (this.home && (see(this.home) ?? this.home) === this.home) {
      this.comeBack()
      return
    }
    const now = this.aim,
      look = see(now)
    if (!look || look === now) return
    this.home ??= now
    this.glide(...look)
  }
  /** Back to where it was before; false if it has not been away. */
  comeBack(): boolean {
    const home = this.home
    this.home = null
    if (home) this.glide(...home)
    return !!home
  }
  /** Where it is when it looks at nothing in particular: at once, or when it comes back. */
  belongs(...look: Look): void {
    if (this.home) this.home = look
    else this.place(...look)
  }
  /** From here on this is where it belongs. */
  settleHere(): void {
    this.home = null
  }
}
