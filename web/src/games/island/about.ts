/** What can be told about a tile, a purchase, an explorer, a resource or a player of the Island. */
import { knows, seatName, t } from '../../app/words.svelte'
import { circle, hexPath } from '../../ui/art/draw'
import { pawn } from '../../ui/art/pieces'
import { colourOf, SEAT_COLOUR } from '../../ui/art/palette'
import type { About, Shown } from '../../table/game'
import { beast, offering, TILE, tileArt } from './art/map'
import { die } from './art/dice'
import { building, doubloon, resource, thief, villager } from './art/pieces'
import { RESOURCES, type Player, type Scene, type View } from './model'
import { beastsOf, onTileWords } from './places'

const BOX = '-26 -20 52 40'
const TREASURES = ['bavieca', 'golden_rose', 'army_of_jimenez']
const CLAUSES: Record<string, string[]> = {
  shrine: ['I-BUY-3', 'I-SHRINE-1', 'I-MAP-3'],
  water: ['I-MAP-3'],
  garden: ['I-MAP-6'],
  cave_entrance: ['I-CAVE-1'],
  exit: ['I-CAVE-1', 'I-CAVE-2'],
  basic: ['I-CAVE-8'],
  cave_shrine: ['I-SHRINE-1', 'I-TREAS-6'],
  bridge: ['I-BRIDGE-2'],
  bavieca: ['I-TREAS-1'],
  golden_rose: ['I-TREAS-2'],
  army_of_jimenez: ['I-TREAS-3'],
  cursed_treasure: ['I-TREAS-4'],
  cave_in: ['I-EVENT-CAVEIN'],
  secret_exit: ['I-EVENT-2'],
  totecs_garden: ['I-EVENT-GARDEN'],
  villager: ['I-BUY-2', 'I-BUY-7'],
  farmhouse: ['I-BUY-4'],
  fort: ['I-BUY-5'],
  offering: ['I-BUY-3'],
  army_move: ['I-BUY-7'],
  thief: ['I-THIEF-7'],
  outpost: ['I-THIEF-7'],
  hideout: ['I-THIEF-2'],
  unknown: ['I-MOVE-2', 'I-MAP-1'],
}
const UNKNOWN: Shown['picture'] = {
  body:
    `<path d="${hexPath(0, 0, TILE - 3)}" fill="#1d4658" stroke="#F3E7CB" stroke-width="3" stroke-dasharray="9 7"/>` +
    '<text y="20" text-anchor="middle" font-size="56" font-weight="700" fill="#F3E7CB">?</text>',
  box: '-84 -60 168 120',
}
/** What is left of a kind in a player's supply. */
const SUPPLY: Record<string, (p: Player) => number | undefined> = {
  villager: (p) => p.villagers_left,
  farmhouse: (p) => p.farmhouses_left,
  fort: (p) => p.forts_left,
  offering: (p) => p.offerings_left,
  thief: (p) => p.thieves_left,
  outpost: (p) => p.outposts_left,
}
const listed = (cards: readonly number[]): string =>
  RESOURCES.flatMap((r, i) => (cards[i] ? [`${cards[i]} ${t(`island.resource.${r}`)}`] : [])).join(', ')

function ground(kind: string): Shown['picture'] {
  const id = `about-${kind}`
  const clip = `<clipPath id="${id}"><path d="${hexPath(0, -1.5, TILE - 3)}"/></clipPath>`
  return { body: clip + tileArt(kind, kind, id), box: '-84 -60 168 120' }
}
/** What a kind of tile does, in words. */
function does(kind: string, scene: Scene): string {
  if ((RESOURCES as readonly string[]).includes(kind)) return t('ui.island.about.farmed', { what: kind })
  if (TREASURES.includes(kind))
    return t('ui.island.about.treasure', { what: t(`ui.island.treasure.${kind}`) })
  const strength = scene.dwellers?.[kind]
  if (strength !== undefined) return t('ui.island.about.beast', { n: strength })
  return knows(`ui.island.about.${kind}`) ? t(`ui.island.about.${kind}`) : ''
}
/** What the explorers on a tile can do. */
const abilities = (at: string, view: View): string[] =>
  view.players.flatMap((p) =>
    p.explorer && p.at === at
      ? [`${t(`island.explorer.${p.explorer}`)}: ${t(`island.ability.${p.explorer}`)}`]
      : [],
  )
/** What the buildings at a tile's corners, and villagers and thieves on it, are good for: each kind once. */
const uses = (at: string, view: View): string[] => {
  const kinds = new Set([
    ...view.buildings.filter((b) => b.touches.includes(at)).map((b) => b.kind),
    ...view.pieces.filter((p) => p.at === at).map((p) => p.kind),
  ])
  return [...kinds]
    .filter((kind) => knows(`ui.island.about.${kind}`) && knows(`island.item.${kind}`))
    .map((kind) => `${t(`island.item.${kind}`)}: ${t(`ui.island.about.${kind}`)}`)
}
function tile(at: string, scene: Scene, view: View, names: string[]): About | null {
  const found = view.tiles.find((x) => x.at === at)
  if (!found) return null
  const beasts = beastsOf(view, scene.dwellers?.titan ?? 0)
  const beastly = scene.dwellers?.[found.kind] !== undefined
  return {
    name: t(`island.tile.${found.kind}`),
    text: does(found.kind, scene),
    notes: [...onTileWords(found, view, names, beasts), ...abilities(at, view), ...uses(at, view)],
    picture: ground(found.kind),
    clauses: CLAUSES[found.kind] ?? (beastly ? ['I-CAVE-3', 'I-CAVE-5'] : ['I-TURN-3']),
  }
}
function purchase(item: string, scene: Scene, view: View): About {
  const colour = colourOf(Math.max(0, view.viewer))
  const pictures: Record<string, string> = {
    villager: villager(colour),
    thief: thief(colour),
    offering: offering(SEAT_COLOUR[colour]),
  }
  const cost = scene.cost[item] ?? []
  const own = view.players[view.viewer],
    left = own && SUPPLY[item]?.(own)
  const paid = cost.some((n) => n > 0) && !own?.thieves
  const picture = pictures[item] ?? (knows(`island.an.${item}`) ? building(item, colour) : '')
  const banded = own?.thieves && knows(`ui.island.about.${item}_band`)
  return {
    name: t(`island.item.${item}`),
    text: banded
      ? t(`ui.island.about.${item}_band`)
      : knows(`ui.island.about.${item}`)
        ? t(`ui.island.about.${item}`)
        : knows(`ui.island.craft.${item}`)
          ? t(`ui.island.craft.${item}`)
          : '',
    notes: [
      ...(paid ? [t('ui.island.about.costs', { list: listed(cost) })] : []),
      ...(left === undefined ? [] : [t('ui.island.about.left', { n: left })]),
    ],
    picture: picture ? { body: picture, box: BOX } : null,
    clauses: CLAUSES[item] ?? ['I-BUY-1'],
    ...(item === 'army_move' ? { does: (m) => m.kind === 'army' } : {}),
  }
}
function player(seat: number, view: View, names: string[]): About | null {
  const p = view.players[seat]
  if (!p) return null
  const relics = TREASURES.filter((_, k) => view.relics[k] === seat)
  const known = p.hand ? listed(p.hand) : listed(p.known)
  return {
    name: seatName(seat, names),
    text: p.thieves
      ? t('ui.island.about.band')
      : p.explorer
        ? `${t(`island.explorer.${p.explorer}`)}. ${t(`island.ability.${p.explorer}`)}`
        : '',
    notes: [
      t('ui.island.about.shrines', { n: p.shrines, strength: p.strength }),
      t('ui.island.about.cards', { n: p.cards }),
      ...(known ? [t(p.hand ? 'ui.island.about.hand' : 'ui.island.about.seen', { list: known })] : []),
      ...relics.map((r) => `${t(`island.tile.${r}`)}: ${t(`ui.island.treasure.${r}`)}`),
      ...(view.cursed === seat ? [t('island.tile.cursed_treasure')] : []),
    ],
    picture: { body: pawn(colourOf(seat)), box: '-22 -15 44 30' },
    clauses: [
      ...(p.explorer ? [`I-EXP-${p.explorer.toUpperCase()}`] : p.thieves ? ['I-THIEF-1'] : []),
      'I-SHRINE-1',
    ],
    still: true,
  }
}
export function about(anchor: string, scene: unknown, view: unknown, names: string[] = []): About | null {
  const rules = scene as Scene,
    seen = view as View | undefined
  const [kind = '', id = ''] = anchor.split(':')
  if (kind === 'explorer')
    return {
      name: t(`island.explorer.${id}`),
      text: t(`island.ability.${id}`),
      notes: [],
      picture: { body: pawn(colourOf(Math.max(0, seen?.viewer ?? 0))), box: '-22 -15 44 30' },
      clauses: [`I-EXP-${id.toUpperCase()}`],
    }
  if (kind === 'resource') {
    const rate = seen?.players[seen.viewer]?.explorer === 'william' ? rules.bank.william : rules.bank.rate
    return {
      name: t(`island.resource.${id}`),
      text: t(
        seen?.players[seen.viewer]?.thieves ? 'ui.island.about.resource_band' : 'ui.island.about.resource',
        { rate },
      ),
      notes: seen
        ? [t('ui.island.about.stock', { n: seen.stock[RESOURCES.indexOf(id as 'food')] ?? 0 })]
        : [],
      picture: { body: circle(0, 0, 13, '#FFF7E3', '#2b2118', 1) + resource(id, 0, 0, 0.95), box: BOX },
      clauses: ['I-TRADE-1', 'I-TURN-3'],
    }
  }
  if (kind === 'dice')
    return {
      name: t('ui.island.golden'),
      text: t((seen?.dice_of ?? []).length > 2 ? 'ui.island.about.team_dice' : 'ui.island.coach.dice'),
      notes: [],
      picture: { body: die(4), box: BOX },
      clauses: [(seen?.dice_of ?? []).length > 2 ? 'I-TEAM-4' : 'I-TURN-2'],
    }
  if (kind === 'doubloon')
    return {
      name: t('ui.island.doubloon'),
      text: t('ui.island.about.doubloon'),
      notes: [],
      picture: { body: doubloon(), box: BOX },
      clauses: ['I-THIEF-2', 'I-THIEF-6'],
    }
  if (kind === 'beast')
    return {
      name: knows(`island.guardian.${id}`) ? t(`island.guardian.${id}`) : t(`island.tile.${id}`),
      text: knows(`ui.island.about.guardian.${id}`) ? t(`ui.island.about.guardian.${id}`) : does(id, rules),
      notes: (seen?.guardians ?? [])
        .filter((g) => g.name === id)
        .map((g) => t('ui.island.about.strength', { n: g.strength })),
      picture: { body: beast(id), box: BOX },
      clauses: id === 'thief' ? ['I-SOLO-4', 'I-SOLO-3'] : ['I-SOLO-3', 'I-SOLO-2'],
      still: true,
    }
  if (!seen) return null
  if (kind === 'tile' || kind === 'cave') return tile(anchor, rules, seen, names)
  if (kind === 'frontier')
    return {
      name: t('island.tile.unknown'),
      text: t('ui.island.about.unknown'),
      notes: [t('ui.island.about.stack_island', { n: seen.stacks.island })],
      picture: UNKNOWN,
      clauses: CLAUSES.unknown!,
    }
  if (kind === 'stack')
    return {
      name: t('ui.island.cave'),
      text: t(`ui.island.about.stack_${id}`, { n: id === 'cave' ? seen.stacks.cave : seen.stacks.island }),
      notes: [],
      picture: UNKNOWN,
      clauses: ['I-CAVE-1'],
      still: true,
    }
  if (kind === 'remove')
    return {
      name: t('island.move.remove', { what: id }),
      text: t('ui.island.about.remove'),
      notes: [],
      picture: { body: building(id, colourOf(Math.max(0, seen.viewer))), box: BOX },
      clauses: [seen.players[seen.viewer]?.thieves ? 'I-THIEF-6' : 'I-BUY-6'],
      does: (m) => m.kind === 'remove' && m.args.what === id,
    }
  if (kind === 'buy') return purchase(id, rules, seen)
  return kind === 'seat' ? player(Number(id), seen, names) : null
}
