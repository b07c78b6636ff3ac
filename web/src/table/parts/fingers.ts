/** One finger drags, two pinch; a press that hardly moves is a tap and goes to the shape under it. */
interface Spot {
  x: number
  y: number
}
const STILL = 6 // pixels that a tap may move

export class Fingers {
  private readonly at = new Map<number, Spot>()
  private dragged = false

  constructor(
    private readonly root: () => HTMLElement,
    private readonly drag: (dx: number, dy: number) => void,
    private readonly pinch: (x: number, y: number, factor: number) => void,
  ) {}

  /** Where an event is in the view. */
  local(e: PointerEvent | WheelEvent): Spot {
    const r = this.root().getBoundingClientRect()
    return { x: e.clientX - r.left, y: e.clientY - r.top }
  }
  down = (e: PointerEvent): void => {
    if (e.button > 0) return
    this.at.set(e.pointerId, this.local(e))
    if (this.at.size === 1) this.dragged = false
  }
  move = (e: PointerEvent): void => {
    const was = this.at.get(e.pointerId)
    if (!was) return
    const now = this.local(e)
    if (this.at.size === 1) {
      if (!this.goes(e.pointerId, now.x - was.x, now.y - was.y)) return
    } else if (this.at.size === 2) this.spread(e.pointerId, was, now)
    this.at.set(e.pointerId, now)
  }
  /** False as long as it may still be a tap. */
  private goes(id: number, dx: number, dy: number): boolean {
    if (!this.dragged && Math.hypot(dx, dy) < STILL) return false
    if (!this.dragged) this.hold(id)
    this.dragged = true
    this.drag(dx, dy)
    return true
  }
  private hold(id: number): void {
    try {
      this.root().setPointerCapture(id)
    } catch {
      /* the finger is already gone */
    }
  }
  private spread(id: number, was: Spot, now: Spot): void {
    const other = [...this.at.entries()].find(([k]) => k !== id)![1]
    const before = Math.hypot(was.x - other.x, was.y - other.y),
      after = Math.hypot(now.x - other.x, now.y - other.y)
    this.dragged = true
    if (before > 0) this.pinch((now.x + other.x) / 2, (now.y + other.y) / 2, after / before)
  }
  up = (e: PointerEvent): void => {
    this.at.delete(e.pointerId)
  }
  /** What ends a drag is no click. */
  click = (e: MouseEvent): void => {
    if (!this.dragged) return
    e.stopPropagation()
    e.preventDefault()
    this.dragged = false
  }
}
