/** Whatever carries `data-about` can be asked what it is: by resting the pointer on it, a right click, a long
 *  press, the key I while it has the focus; what is greyed also by a plain click, and so what
 *  carries `data-ask`: a pile that can only be looked at. */
type Edges = { left: number; top: number; right: number; bottom: number }
export interface Asked {
  /** “card:scout”, “button:end”. */
  anchor: string
  /** Where it lies on the screen. */
  box: Edges
  /** The row of its like, `data-row`: whoever looks along it wants to see all of it. */
  row: Edges | null
  /** Stays until it is closed; what the pointer only rests on goes with the pointer. */
  pinned: boolean
  greyed: boolean
  from: Element
}
const REST = 700
const PRESS = 500
const FAR = 8

const thing = (e: { target: EventTarget | null }): Element | null =>
  e.target instanceof Element ? e.target.closest('[data-about]') : null
const greyed = (el: Element): boolean =>
  el.getAttribute('aria-disabled') === 'true' || (el instanceof HTMLButtonElement && el.disabled)
/** What a button does stands on it: only a greyed one is asked by resting on it. */
const restable = (el: Element): boolean => greyed(el) || !el.getAttribute('data-about')?.startsWith('button:')
function edges(el: Element): Edges {
  const { left, top, right, bottom } = el.getBoundingClientRect()
  return { left, top, right, bottom }
}
function asked(el: Element, pinned: boolean): Asked {
  const anchor = el.getAttribute('data-about') ?? '',
    row = el.closest('[data-row]')
  return { anchor, box: edges(el), row: row && edges(row), pinned, greyed: greyed(el), from: el }
}

/** Listens until the function it returns is called. `hide` is called when the pointer moves on. */
export function listen(show: (a: Asked) => void, hide: () => void): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined
  let over: Element | null = null
  let press: { id: number; x: number; y: number; timer: ReturnType<typeof setTimeout> } | null = null

  /** Where the last press was. What comes to lie under a pointer that has not moved since is not asked about; nor,
   *  when a curtain was taken away by a press, is what was behind it: then nobody knows of a press yet. */
  let pressed: { x: number; y: number } | null | undefined
  function rest(e: PointerEvent): void {
    // A browser without a mouse tells of one where the last finger was.
    if (e.pointerType !== 'mouse' || matchMedia('(hover: none)').matches) return
    if (pressed === undefined) pressed = { x: e.clientX, y: e.clientY }
    const still = pressed && Math.hypot(e.clientX - pressed.x, e.clientY - pressed.y) < FAR
    if (!still) pressed = null
    const el = e.buttons || still ? null : thing(e)
    if (el === over) return
    clearTimeout(resting)
    if (over) hide()
    over = el
    if (el && restable(el))
      resting = setTimeout(() => {
        if (el.isConnected && restable(el)) show(asked(el, false))
      }, REST)
  }
  function leave(): void {
    clearTimeout(resting)
    over = null
    hide()
  }
  function down(e: PointerEvent): void {
    // What is pressed is meant, not asked: a hint that lies in the way is gone.
    leave()
    lift()
    pressed = { x: e.clientX, y: e.clientY }
    const el = thing(e)
    if (!el || e.pointerType === 'mouse' || !e.isPrimary) return
    const timer = setTimeout(() => {
      press = null
      // The tap that ends a long press asks for nothing more.
      const swallow = (c: Event): void => {
        c.preventDefault()
        c.stopImmediatePropagation()
      }
      addEventListener('click', swallow, { capture: true, once: true })
      const over = (): void => void setTimeout(() => removeEventListener('click', swallow, true), 60)
      addEventListener('pointerup', over, { once: true })
      addEventListener('pointercancel', over, { once: true })
      if (el.isConnected) show(asked(el, true))
    }, PRESS)
    press = { id: e.pointerId, x: e.clientX, y: e.clientY, timer }
  }
  function move(e: PointerEvent): void {
    if (press?.id === e.pointerId && Math.hypot(e.clientX - press.x, e.clientY - press.y) > FAR) lift()
  }
  function lift(): void {
    if (press) clearTimeout(press.timer)
    press = null
  }
  /** A thing was let go there: it is done, not asked about. */
  function up(e: PointerEvent): void {
    lift()
    pressed = { x: e.clientX, y: e.clientY }
  }
  function menu(e: MouseEvent): void {
    const el = thing(e)
    if (!el) return
    e.preventDefault()
    leave()
    if ((e as PointerEvent).pointerType !== 'touch') show(asked(el, true))
  }
  function key(e: KeyboardEvent): void {
    const el = thing(e)
    const tap = (e.key === 'Enter' || e.key === ' ') && el === e.target && el?.hasAttribute('data-ask')
    if ((e.key !== 'i' && e.key !== 'I' && !tap) || e.ctrlKey || e.metaKey || e.altKey) return
    if (/^(INPUT|TEXTAREA|SELECT)$/.test((e.target as Element | null)?.tagName ?? '')) return
    if (!el) return
    e.preventDefault()
    e.stopPropagation()
    show(asked(el, true))
  }
  function click(e: MouseEvent): void {
    const el = thing(e)
    if (!el || !(el.getAttribute('aria-disabled') === 'true' || el.hasAttribute('data-ask'))) return
    e.preventDefault()
    e.stopImmediatePropagation()
    show(asked(el, true))
  }
  const all: [string, (e: never) => void][] = [
    ['pointerover', rest],
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', lift],
    ['contextmenu', menu],
    ['keydown', key],
    ['click', click],
  ]
  for (const [kind, run] of all) addEventListener(kind, run as EventListener, true)
  document.documentElement.addEventListener('pointerleave', leave)
  return () => {
    clearTimeout(resting)
    lift()
    for (const [kind, run] of all) removeEventListener(kind, run as EventListener, true)
    document.documentElement.removeEventListener('pointerleave', leave)
  }
}

const GAP = 12
const EDGE = 8
type Size = { w: number; h: number }
type At = { x: number; y: number }
const within = (at: number, long: number, all: number): number =>
  Math.max(EDGE, Math.min(at, all - long - EDGE))
const across = (about: Edges, size: Size, room: Size): number =>
  within((about.left + about.right - size.w) / 2, size.w, room.w)
/** Beside a thing or a row, at the height of what is asked about, if the screen has room there. */
function beside(clear: Edges, about: Edges, size: Size, room: Size): At | null {
  const y = within((about.top + about.bottom - size.h) / 2, size.h, room.h)
  if (clear.right + GAP + size.w + EDGE <= room.w) return { x: clear.right + GAP, y }
  return clear.left - GAP - size.w >= EDGE ? { x: clear.left - GAP - size.w, y } : null
}
function above(clear: Edges, about: Edges, size: Size, room: Size): At | null {
  const y = clear.top - GAP - size.h
  return y >= EDGE ? { x: across(about, size, room), y } : null
}
/** Where a box of this size lies so that it does not hide what is asked about: over or beside the row of its like,
 *  else beside it, above or below. */
export function place(about: Edges, size: Size, room: Size, row: Edges | null = null): At {
  const clear = row && (above(row, about, size, room) ?? beside(row, about, size, room))
  return (
    clear ??
    beside(about, about, size, room) ??
    above(about, about, size, room) ?? {
      x: across(about, size, room),
      y: within(about.bottom + GAP, size.h, room.h),
    }
  )
}
