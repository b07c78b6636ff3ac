/** Cards fly from where they were to where they lie now, so that one sees what became of them. Nothing flies
 *  where motion is not wanted. */
import { calm } from '../../app/settings.svelte'

/** A card in the air: what it shows, and where it starts and lands. Of several places the first that can be
 *  seen counts. */
export interface Flight {
  face: string
  box: string
  from: string[]
  to: string[]
}
const LONG = 520,
  APART = 90,
  MOST = 6

function place(root: ParentNode, selectors: string[]): DOMRect | null {
  for (const s of selectors) {
    const found = root.querySelector(s)
    if (!found?.checkVisibility()) continue
    const r = found.getBoundingClientRect()
    if (r.width && r.bottom > 0 && r.top < innerHeight && r.right > 0 && r.left < innerWidth) return r
  }
  return null
}
export class Flights {
  private ready: { flight: Flight; start: DOMRect }[] = []

  /** Before the screen changes: from where each starts. */
  before(root: ParentNode, flights: Flight[]): void {
    this.ready = []
    if (calm() || document.hidden) return
    for (const flight of flights.slice(-MOST)) {
      const start = place(root, flight.from)
      if (start) this.ready.push({ flight, start })
    }
  }
  /** After it has changed: off they go. */
  after(root: ParentNode): void {
    this.ready.forEach(({ flight, start }, i) => {
      const end = place(root, flight.to)
      if (end) this.launch(flight, start, end, i * APART)
    })
    this.ready = []
  }
  private launch(flight: Flight, a: DOMRect, b: DOMRect, delay: number): void {
    const card = document.createElement('div')
    card.className = 'flight'
    card.setAttribute('aria-hidden', 'true')
    card.innerHTML = `<svg viewBox="${flight.box}" width="100%" height="100%">${flight.face}</svg>`
    document.body.append(card)
    const at = (r: DOMRect, scale: number): string =>
      `translate(${r.left + r.width / 2}px, ${r.top + r.height / 2}px) translate(-50%, -50%) scale(${scale})`
    const lift = Math.min(a.top, b.top) - 30
    const middle = {
      left: (a.left + b.left) / 2,
      top: Math.max(10, lift),
      width: (a.width + b.width) / 2,
      height: 0,
    } as DOMRect
    const motion = card.animate(
      [
        { transform: at(a, 1), opacity: 0.2 },
        { transform: at(a, 1), opacity: 1, offset: 0.08 },
        { transform: at(middle, 1.15), opacity: 1, offset: 0.5 },
        { transform: at(b, 0.72), opacity: 0.25 },
      ],
      { duration: LONG, delay, easing: 'ease-in-out', fill: 'both' },
    )
    motion.onfinish = motion.oncancel = () => card.remove()
  }
}
