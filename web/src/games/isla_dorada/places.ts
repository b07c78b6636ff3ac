/** What lies at the sites of the island, and where the figure and the bubble of the bid find room. */
import { t } from '../../app/words.svelte'
import { BOX, type IslaLayout, type Point } from './art/map'
import { placeName, signed, type Facts, type Model, type View } from './model'

export interface Gain {
  good: number
  bad: number
}
/** The numbers of the markers at each site. */
export function markersOn(view: View): Map<string, number[]> {
  const found = new Map<string, number[]>()
  view.markers.forEach((site, i) => found.set(site, [...(found.get(site) ?? []), i + 1]))
  return found
}
/** What the seat would gain or lose at a site: its treasures in hand and its curses. */
export function gainsOf(model: Model, view: View, facts: Facts): Map<string, Gain> {
  const found = new Map<string, Gain>()
  const add = (thing: { site: string; points: number } | undefined): void => {
    if (!thing) return
    const old = found.get(thing.site) ?? { good: 0, bad: 0 }
    if (thing.points > 0) found.set(thing.site, { ...old, good: old.good + thing.points })
    else found.set(thing.site, { ...old, bad: old.bad + thing.points })
  }
  for (const id of view.you?.treasures ?? []) add(model.treasure(id))
  for (const id of view.you?.curses ?? []) add(model.curse(id))
  // With the Bonus cards in hand, as the list of ways counts them.
  for (const [site, g] of found) {
    const worth = facts.near?.find((n) => n.site === site)?.worth
    if (g.good && worth !== undefined) g.good = worth - g.bad
  }
  return found
}
/** Whether the figure would stand on a place or its name. */
function covers(model: Model, [fx, fy]: Point): boolean {
  const over = (x1: number, y1: number, x2: number, y2: number): boolean =>
    fx + 19 > x1 && fx - 17 < x2 && fy + 18 > y1 && fy - 26 < y2
  return model.scene.sites.some((s) => {
    const [sx, sy] = model.layout.spot(s.id),
      half = (placeName(s.id).length * 7.6 + 14) / 2
    return over(sx - 16, sy - 16, sx + 16, sy + 16) || over(sx - half, sy + 19, sx + half, sy + 39)
  })
}
/** The figure stands at its place, while bidding at the start of the path of the highest bid. */
export function figureAt(model: Model, layout: IslaLayout, view: View): Point {
  const [x, y] = layout.spot(view.figure.place)
  const path = view.figure.path >= 0 ? model.scene.paths[view.figure.path] : undefined
  // Beside the markers of the place, so that one can count them.
  const marks = view.markers.filter((site) => site === view.figure.place).length
  if (!path) return [x - (marks ? 32 + 12 * Math.min(marks, 4) : 26), y - 24]
  const { a, b } = layout.curves[path.n]!
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const along = (far: number): Point => {
    const share = Math.min(0.26, far / length),
      p = layout.along(path.n, path.from === view.figure.place ? share : 1 - share)
    return [p.x, p.y]
  }
  const [px, py] = along(78)
  // At the start of the path, or as near to it as no name and no place is covered.
  const spots: Point[] = [
    ...[78, 60, 44, 96].map((far): Point => [along(far)[0], along(far)[1] - 16]),
    [px + 26, py - 4],
    [px - 26, py - 4],
    [px < x ? x - 58 : x + 58, py - 8],
    [x + 58, y - 8],
    [x - 58, y - 8],
  ]
  return spots.find((s) => !covers(model, s)) ?? spots[0]!
}
/** The part of the picture that is in view; in its lower right corner the map's buttons may lie over it. */
export type Seen = { x: number; y: number; w: number; h: number; buttons?: { w: number; h: number } }
/** How much a bubble of this width would hide there; outside of what is in view it hides itself. */
function hidden(
  model: Model,
  view: View,
  to: string,
  w: number,
  [bx, by]: Point,
  seen: Seen,
  near: Set<string>,
): number {
  let n = bx < seen.x || bx + w > seen.x + seen.w || by < seen.y || by + 40 > seen.y + seen.h ? 20 : 0
  const [fx, fy] = figureAt(model, model.layout, view)
  if (bx < fx + 19 && bx + w > fx - 17 && by < fy + 18 && by + 40 > fy - 26) n += 5
  const { buttons } = seen
  if (buttons && bx + w > seen.x + seen.w - buttons.w && by + 40 > seen.y + seen.h - buttons.h) n += 6
  for (const s of model.scene.sites) {
    const [sx, sy] = model.layout.spot(s.id)
    const over = (x1: number, y1: number, x2: number, y2: number): boolean =>
      bx < sx + x2 && bx + w > sx + x1 && by < sy + y2 && by + 40 > sy + y1
    const half = (placeName(s.id).length * 7.6 + 14) / 2
    const name = over(-half, 18, half, 40),
      place = over(-24, -24, 24, 24),
      gain = over(4, -32, 34, -2)
    // Where the bidder wants to go, where one could go from here, and what waits there are read together.
    const weight = s.id === to ? 3 : s.id === view.place ? 4 : near.has(s.id) ? 4 : 2
    n += weight * (Number(name) + Number(place) + 0.5 * Number(gain))
  }
  return n
}
export interface Bubble {
  x: number
  y: number
  w: number
  head: string
  sub: string
}
/** The highest bid, told beside where it leads: in view, and where it covers the fewest places and names. */
export function bubbleAt(model: Model, view: View, names: string[], seen: Seen = BOX): Bubble | null {
  const bid = view.phase === 'bidding' || view.phase === 'paying' ? view.bidding.for : null
  if (!bid) return null
  const [x, y] = model.layout.spot(bid.to)
  const said = view.options.cooperative ? 'ui.isla.bubble_coop' : 'ui.isla.bubble'
  const head = t(said, { who: view.bidding.last, n: view.bidding.high }, names)
  const sub = t('ui.isla.bubble_way', { type: bid.type })
  const w = 46 + Math.max(head.length * 7.4, sub.length * 6.2)
  const corners: Point[] = [
    [x + 30, y - 54],
    [x - 30 - w, y - 54],
    [x + 44, y + 4],
    [x - 44 - w, y + 4],
    [x - w / 2, y - 74],
    [x - w / 2, y + 44],
    // Further away, where it is crowded.
    ...[-92, -24, 30, 52].flatMap((dy): Point[] => [
      [x + 46, y + dy],
      [x - 46 - w, y + dy],
    ]),
    [x - w / 2, y - 100],
    [x - w / 2, y + 70],
  ]
  const near = new Set(model.scene.sites.find((s) => s.id === view.place)?.near)
  const costs = corners.map((c) => hidden(model, view, bid.to, w, c, seen, near))
  const [bx, by] = corners[costs.indexOf(Math.min(...costs))]!
  const within = (at: number, low: number, room: number): number => Math.max(low, Math.min(at, low + room))
  return { x: within(bx, seen.x + 4, seen.w - w - 8), y: within(by, seen.y + 4, seen.h - 48), w, head, sub }
}
/** A site in words: what is there for this seat, how far it is, and what a tap would do. */
export function siteLabel(
  view: View,
  facts: Facts,
  id: string,
  here: { marks: number[] | undefined; gain: Gain | undefined; destined: boolean; way: string | undefined },
): string {
  const steps = facts.near?.find((n) => n.site === id)?.steps
  const { gain, marks } = here
  return [
    placeName(id),
    view.place === id ? t('ui.isla.expedition_here') : '',
    marks ? t('ui.isla.markers_here', { list: marks }) : '',
    gain?.good ? t('ui.isla.treasure_label', { points: signed(gain.good) }) : '',
    gain?.bad ? t('ui.isla.curse_here', { points: signed(gain.bad) }) : '',
    here.destined ? t('ui.isla.destiny_here') : '',
    steps ? t('ui.isla.steps', { n: steps }) : '',
    here.way ?? '',
  ]
    .filter(Boolean)
    .join(', ')
}
