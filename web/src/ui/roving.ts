/** One point of a map is in the tab order; arrows go to the next one in their direction. */
const WAY: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The index of the point that lies nearest in the direction of the arrow, or -1. `step` is about half the
 *  usual distance. */
export function nextPoint(
  points: readonly (readonly [number, number])[],
  from: number,
  key: string,
  step: number,
): number {
  const dir = WAY[key],
    start = points[from]
  if (!dir || !start) return -1
  let best = -1,
    least = Infinity
  points.forEach(([x, y], i) => {
    const dx = x - start[0],
      dy = y - start[1],
      along = dx * dir[0] + dy * dir[1],
      off = Math.abs(dx * dir[1]) + Math.abs(dy * dir[0])
    if (i === from || along < step * 0.8) return
    const d = along + off * 1.6
    if (d < least && off < along * 2 + step * 2) {
      least = d
      best = i
    }
  })
  return best
}
/** Does what a click does, by Enter or the space bar; whether it was one of these. */
export function pressed(e: KeyboardEvent, act: () => void): boolean {
  if (e.key !== 'Enter' && e.key !== ' ') return false
  e.preventDefault()
  e.stopPropagation()
  act()
  return true
}
/** Keys that are being typed somewhere are not meant for the board. */
export function typing(e: KeyboardEvent): boolean {
  const tag = (e.target as Element | null)?.tagName ?? ''
  return (
    e.ctrlKey ||
    e.metaKey ||
    e.altKey ||
    tag === 'INPUT' ||
    tag === 'TEXTAREA' ||
    tag === 'SELECT' ||
    !!document.querySelector('dialog[open]')
  )
}
