/** What lies and stands on the course, and where it is drawn: pieces, blockades, the way that is meant, its costs. */
import { t } from '../../app/words.svelte'
import type { Offer } from '../../table/parts/gesture.svelte'
import { HEX, type Layout, type Point } from './art/board'
import type { Spot } from '../../table/parts/fitting'
import type { Model, View } from './model'
import { priced } from './telling'

export interface Standing {
  key: string
  seat: number
  index: number
  /** Where it stands; −1 once it has arrived. */
  space: number
  x: number
  y: number
  mine: boolean
  anchor: string
  home: boolean
}
export interface Blockade {
  seam: number
  number: number
  pts: Point[]
  middle: Point
  what: { terrain: string; power: number }
}
const AROUND = 8 // places round the city, as many as there can be pieces
export const spaceOf = (anchor: string): number => Number(anchor.split(':')[1])
/** Where a space is; the city for pieces that have arrived. */
export const spotOf = (layout: Layout, space: number): Point => layout.points[space] ?? layout.city

/** Those of the spaces that are not behind a piece, the nearest first; none for a piece that has arrived. */
export function aheadOf(model: Model, layout: Layout, from: number, spaces: { space: number }[]): Spot[] {
  if (from < 0) return []
  const [x, y] = spotOf(layout, from)
  const off = (p: Spot): number => Math.hypot(p.x - x, p.y - y)
  return spaces
    .filter(({ space }) => model.spaces[space]!.tile >= model.spaces[from]!.tile)
    .map(({ space }) => ({ x: spotOf(layout, space)[0], y: spotOf(layout, space)[1], r: HEX }))
    .sort((a, b) => off(a) - off(b))
}

/** What no panel may cover: the spaces, and the city with its name. */
export const mattering = (layout: Layout): Spot[] => [
  ...layout.points.map(([x, y]) => ({ x, y, r: HEX * 0.92 })),
  { x: layout.city[0], y: layout.city[1], r: 46 },
  { x: layout.name[0], y: layout.name[1], r: 22 },
]
/** Pieces on one space stand behind each other, those that have arrived round the city. */
export function pieces(layout: Layout, shown: number[][], me: number): Standing[] {
  const crowd = new Map<number, number>()
  let arrived = 0
  const place = (space: number): Point => {
    const [x, y] = spotOf(layout, space)
    if (space < 0) {
      const a = (arrived++ / AROUND) * Math.PI * 2 - Math.PI / 2
      return [layout.city[0] + Math.cos(a) * 44, layout.city[1] + Math.sin(a) * 44]
    }
    const n = crowd.get(space) ?? 0
    crowd.set(space, n + 1)
    return [x + n * 9, y - n * 4]
  }
  return shown.flatMap((list, seat) =>
    list.map((space, index): Standing => {
      const [x, y] = place(space)
      const [key, anchor] = [`${seat}:${index}`, `piece:${seat}:${index}`]
      return { key, seat, index, space, x, y, mine: seat === me, anchor, home: space < 0 }
    }),
  )
}
export function blockades(model: Model, view: View): Blockade[] {
  return view.blockades
    .filter((b) => b.standing)
    .map((b) => {
      const pts = model.layout.seam(b.seam)
      return { ...b, pts, middle: pts[Math.floor(pts.length / 2)] ?? [0, 0], what: model.blockade(b.number) }
    })
}
/** Where an anchor of the map lies, if it is one. */
export function pointOf(layout: Layout, standing: Blockade[], anchor: string): Point | null {
  if (anchor.startsWith('space:')) return spotOf(layout, spaceOf(anchor))
  return standing.find((b) => `blockade:${b.number}` === anchor)?.middle ?? null
}
/** The way over the spaces and blockades that anchors name, from the piece that goes it. */
export function wayOf(
  layout: Layout,
  view: View,
  me: number,
  standing: Blockade[],
  anchors: string[],
): Point[] {
  const stops = anchors.filter((a) => a.startsWith('space:') || a.startsWith('blockade:'))
  if (!stops.length) return []
  const anchor = anchors.find((a) => a.startsWith('piece:'))
  const index = anchor ? Number(anchor.split(':')[2]) : Math.max(0, view.moving.piece)
  const from = view.players[me]?.pieces[index]
  const pts = stops.map((a) => pointOf(layout, standing, a) ?? layout.city)
  return from === undefined || from < 0 ? pts : [spotOf(layout, from), ...pts]
}
const AHEAD = 3 // spaces in sight on each side of a piece
/** What a small screen shows at one's move: the spaces around the piece and, last, the end of its way. */
export function around(layout: Layout, way: Point[]): Spot[] {
  const [x, y] = way[0] ?? layout.city
  const near = layout.points.filter(
    (p) => Math.hypot(p[0] - x, p[1] - y) < HEX * Math.sqrt(3) * (AHEAD + 0.2),
  )
  const [ex, ey] = way.at(-1) ?? [x, y]
  return [...near.map((p) => ({ x: p[0], y: p[1], r: HEX })), { x: ex, y: ey, r: HEX * 1.2 }]
}
/** What a space takes, as it is written beside it: nothing where a card asks for none. */
export function costOf(o: Offer): string {
  const cost = o.args.cost ?? o.args.power
  return typeof cost === 'number' && cost > 0 ? String(cost) : ''
}
/** What the way costs up to each of its spaces but the last, which has its own mark. */
export function costsAlong(chosen: Offer | null): { space: number; cost: number }[] {
  const sums = (chosen?.args.costs ?? []) as (number | undefined)[]
  const stops = (chosen?.at ?? []).filter((a) => a.startsWith('space:'))
  return stops.flatMap((a, i) => {
    const cost = sums[i]
    return cost === undefined || a === chosen?.target ? [] : [{ space: spaceOf(a), cost }]
  })
}
/** A space in words: what it is, who stands there, and what a tap would do. */
export function spaceLabel(
  model: Model,
  view: View,
  names: string[],
  space: number,
  offer: Offer | undefined,
): string {
  const s = model.spaces[space]!
  const who = view.players.flatMap((p, seat) => p.pieces.filter((at) => at === space).map(() => seat))
  const cave = view.caves.find((c) => c.space === space)
  return [
    s.start
      ? t('ui.quest.start_space', { n: s.start })
      : t(s.power ? 'ui.quest.space' : 'ui.quest.space_plain', { terrain: s.terrain, power: s.power }),
    s.finish ? t('ui.quest.finish') : '',
    cave ? t('ui.quest.cave_left', { n: cave.left }) : '',
    who.length ? t('ui.quest.taken_by', { who }, names) : t('ui.quest.free'),
    offer?.text ?? '',
    offer ? priced(model, offer) : '',
  ]
    .filter(Boolean)
    .join(', ')
}
