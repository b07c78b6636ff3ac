/** A card can be dragged to what it is meant for. On a touch screen a drag begins upwards: sideways scrolls the
 *  hand. */
export interface Drag {
  able: boolean
  onstart: () => void
  ondrop: (under: Element | null) => void
  onleave: () => void
}
const FAR = 8
const SMALL = 0.55
/** How far from the pointer a card is carried, so that it does not hide where it is meant to go. */
const CLEAR = 22

/** Where a dragged card lies, small: above the pointer, or below it where there is no room above. */
export function beside(
  card: { width: number; height: number },
  x: number,
  y: number,
): { x: number; y: number } {
  const w = card.width * SMALL,
    h = card.height * SMALL
  return { x: x - w / 2, y: y - CLEAR - h < 0 ? y + CLEAR : y - CLEAR - h }
}

export function drag(node: HTMLElement, given: Drag): { update(d: Drag): void; destroy(): void } {
  let now = given
  let start: { x: number; y: number; id: number; touch: boolean } | null = null
  let ghost: HTMLElement | null = null

  function lift(e: PointerEvent): void {
    const r = node.getBoundingClientRect()
    ghost = node.cloneNode(true) as HTMLElement
    ghost.className = 'dragged'
    ghost.removeAttribute('data-card')
    ghost.setAttribute('aria-hidden', 'true')
    ghost.style.width = `${r.width}px`
    ghost.style.height = `${r.height}px`
    ghost.style.transformOrigin = '0 0'
    document.body.append(ghost)
    node.setPointerCapture(e.pointerId)
    now.onstart()
  }
  function carry(e: PointerEvent): void {
    if (!ghost) return
    const { x, y } = beside(node.getBoundingClientRect(), e.clientX, e.clientY)
    ghost.style.transform = `translate(${x}px, ${y}px) scale(${SMALL})`
  }
  function down(e: PointerEvent): void {
    if (e.button !== 0 || !e.isPrimary || !now.able) return
    start = { x: e.clientX, y: e.clientY, id: e.pointerId, touch: e.pointerType === 'touch' }
    // A quick hand has left the card before the mouse is heard of again.
    if (!start.touch) node.setPointerCapture(e.pointerId)
  }
  function move(e: PointerEvent): void {
    if (!start || e.pointerId !== start.id) return
    if (!ghost) {
      const dx = e.clientX - start.x,
        dy = e.clientY - start.y
      if (Math.hypot(dx, dy) < FAR) return
      if (start.touch && -dy < Math.abs(dx)) {
        start = null
        return
      }
      lift(e)
    }
    carry(e)
  }
  function end(): void {
    ghost?.remove()
    ghost = null
    start = null
  }
  function up(e: PointerEvent): void {
    const carried = !!ghost
    end()
    if (!carried) return
    // The click that follows a drag is not a tap on the card.
    node.addEventListener('click', stop, { capture: true, once: true })
    setTimeout(() => node.removeEventListener('click', stop, { capture: true }), 0)
    now.ondrop(document.elementFromPoint(e.clientX, e.clientY))
  }
  const stop = (e: Event): void => {
    e.preventDefault()
    e.stopImmediatePropagation()
  }
  function cancel(): void {
    if (ghost) now.onleave()
    end()
  }
  function key(e: KeyboardEvent): void {
    if (e.key === 'Escape' && ghost) {
      e.stopPropagation()
      cancel()
    }
  }

  const pairs: [string, (e: never) => void][] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', cancel],
  ]
  for (const [kind, run] of pairs) node.addEventListener(kind, run as EventListener)
  addEventListener('keydown', key, true)
  return {
    update(d) {
      now = d
    },
    destroy() {
      end()
      for (const [kind, run] of pairs) node.removeEventListener(kind, run as EventListener)
      removeEventListener('keydown', key, true)
    },
  }
}
