/** What can be told about a card, a goal, a place, a way, a monster or a player of Isla Dorada. */
import { seatName, t } from '../../app/words.svelte'
import { cardBack } from '../../ui/art/cardback'
import { pawn } from '../../ui/art/pieces'
import { colourOf } from '../../ui/art/palette'
import type { About, Shown } from '../../table/game'
import { MINI_BOX, miniMap } from './art/map'
import { cardLook, chip, expedition, monster, seaToken, SYMBOL } from './art/pieces'
import { cardName, ID, Model, placeName, signed, type Scene, type View } from './model'

const CLAUSES: Record<string, string[]> = {
  shaman: ['D-BID-5'],
  drako: ['D-BID-4', 'D-BID-6'],
  zeppelin: ['D-BID-4', 'D-BID-6'],
  juju: ['D-BID-8'],
  ovetos: ['D-BID-7'],
  sangaia: ['D-MOVE-4'],
  bongo: ['D-TREAS-3'],
}
/** A new one for each answer would lay the map out anew. */
const models = new WeakMap<object, Model>()
function modelOf(scene: unknown): Model {
  const key = scene as Scene,
    model = models.get(key) ?? new Model(key)
  models.set(key, model)
  return model
}
function look(id: string): Shown['picture'] {
  const { colour, glyph } = cardLook(id)
  return {
    body: `<rect x="-24" y="-17" width="48" height="34" fill="${colour}"/>${glyph()}`,
    box: '-24 -17 48 34',
  }
}
function card(id: string): About {
  const bolt = `D-BOLT-${id.toUpperCase()}`
  const clauses = id.startsWith('bonus_') ? ['D-TREAS-2'] : (CLAUSES[id] ?? ['D-BID-4'])
  const bolts = ['makaks', 'bigfoot', 'leviathan', 'antik', 'istwa', 'marabout', 'diawas', 'panda', 'samedi']
  return {
    name: cardName(id),
    text: t(`${ID}.card_text.${id}`),
    notes: [],
    picture: look(id),
    clauses: bolts.includes(id) ? [bolt, 'D-BOLT-1'] : clauses,
  }
}
function goal(kind: string, id: string, model: Model): About | null {
  const found = kind === 'treasure' ? model.treasure(id) : model.curse(id)
  if (!found) return null
  const { points: n, site } = found
  const symbol = kind === 'treasure' ? (model.treasure(id)?.symbol ?? '') : ''
  return {
    name: t(`${ID}.${kind}.${id}`),
    text: t(`ui.isla.about.${kind}`, { n: signed(n), site, symbol }),
    notes: [],
    picture: symbol
      ? { body: SYMBOL[symbol]?.() ?? '', box: '-17 -12 34 24' }
      : { body: miniMap(model.layout, site, '#8E3B8A'), box: MINI_BOX },
    clauses: kind === 'treasure' ? ['D-TREAS-1', 'D-TREAS-4'] : ['D-CURSE-1'],
  }
}
function place(id: string, model: Model, view: View): About | null {
  const site = model.scene.sites.find((s) => s.id === id)
  if (!site) return null
  const visits = view.markers.filter((site) => site === id).length
  const wanted = model.destiny(view.you?.destiny ?? '')?.condition.sites ?? []
  const mine = (view.you?.treasures ?? []).filter((x) => model.treasure(x)?.site === id)
  const bad = (view.you?.curses ?? []).filter((x) => model.curse(x)?.site === id)
  return {
    name: placeName(id),
    text: t(site.camp ? 'ui.isla.about.camp' : 'ui.isla.about.site'),
    notes: [
      ...(view.place === id ? [t('ui.isla.about.here')] : []),
      ...(visits ? [t('ui.isla.about.visits', { n: visits })] : []),
      ...mine.map((x) => `${t(`${ID}.treasure.${x}`)} ${signed(model.treasure(x)?.points ?? 0)}`),
      ...bad.map((x) => `${t(`${ID}.curse.${x}`)} ${signed(model.curse(x)?.points ?? 0)}`),
      ...(wanted.includes(id) ? [t('ui.isla.about.wanted')] : []),
    ],
    picture: { body: miniMap(model.layout, id), box: MINI_BOX },
    clauses: ['D-BID-1', 'D-MOVE-1'],
  }
}
/** What everybody can count of a player: gold, treasures and bonuses played, curses shown. */
function shown(seat: number, model: Model, view: View): number {
  const p = view.players[seat]!
  const bonus = model.scene.cards.find((c) => c.kind === 'bonus')?.points ?? 0
  const sum = (points: (number | undefined)[]): number => points.reduce<number>((a, b) => a + (b ?? 0), 0)
  return (
    p.gold +
    sum(p.played.map((id) => model.treasure(id)?.points)) +
    sum(p.cursed.map((id) => model.curse(id)?.points)) +
    p.bonuses.length * bonus
  )
}
function player(seat: number, model: Model, view: View, names: string[]): About | null {
  const p = view.players[seat]
  if (!p) return null
  const own = seat === view.seat ? view.you : undefined
  const hand = model
    .kinds(own?.hand ?? p.known)
    .map(([k, n]) => (n > 1 ? `${n} × ${cardName(k)}` : cardName(k)))
  const named = (kind: string, ids: string[]): string => ids.map((x) => t(`${ID}.${kind}.${x}`)).join(', ')
  const told = (key: string, list: string): string[] => (list ? [t(`ui.isla.about.${key}`, { list })] : [])
  return {
    name: seatName(seat, names),
    text: t('ui.isla.about.opponent', {
      gold: p.gold,
      cards: p.cards,
      treasures: p.treasures,
      curses: p.curses.length,
    }),
    notes: [
      t('ui.isla.about.shown', { n: shown(seat, model, view) }),
      ...told(own ? 'held' : 'known', hand.join(', ')),
      ...told('known_treasures', own ? '' : named('treasure', p.known_treasures)),
      ...told('played', named('treasure', p.played)),
      ...told('cursed', named('curse', p.cursed)),
    ],
    picture: { body: pawn(colourOf(seat)), box: '-22 -15 44 30' },
    clauses: ['D-SETUP-7', 'D-END-1'],
    still: true,
  }
}
/** A way by land, water or, behind those that have paths, by air. */
function way(number: number, model: Model): About | null {
  const { ways, sites } = model.scene
  const site = sites[number - ways.length]?.id
  const found = ways.find((w) => w.way === number) ?? (site ? { type: 'air', to: site } : null)
  if (!found) return null
  return {
    name: placeName(found.to),
    text: t('ui.isla.about.way', { type: found.type, to: found.to }),
    notes: [],
    picture: { body: chip(found.type), box: '-19 -13 38 26' },
    clauses: found.type === 'air' ? ['D-BID-6', 'D-BID-1'] : ['D-BID-1', 'D-BID-4'],
    does: (m) => m.args.way === number,
  }
}
const WATER = ['river', 'lake', 'sea']
/** A path: where it leads, and what pays for it. */
function path(number: number, model: Model, view: View | undefined): About | null {
  const found = model.scene.paths[number]
  if (!found) return null
  const { type, from, to } = found
  const goes = (way?: string): boolean => !way || way === (WATER.includes(type) ? 'water' : type)
  const list = model.scene.cards
    .filter((c) => c.value && c.kind !== 'bonus' && goes(c.way))
    .map((c) => `${cardName(c.id)} ${c.value}`)
    .join(', ')
  const closed = [view?.bigfoot, view?.leviathan].includes(number)
  return {
    name: t('ui.isla.path', { type, from, to }),
    text: t('ui.isla.about.path', { list }),
    notes: [
      ...(type === 'river' ? [t('ui.isla.about.river', { to })] : []),
      ...(closed ? [t('ui.isla.about.closed')] : []),
    ],
    picture: { body: chip(type), box: '-19 -13 38 26' },
    clauses: ['D-BID-4', type === 'river' ? 'D-MOVE-2' : 'D-MOVE-1'],
  }
}
export function about(anchor: string, scene: unknown, view: unknown, names: string[] = []): About | null {
  const model = modelOf(scene),
    seen = view as View | undefined
  const [kind = '', id = ''] = anchor.split(':')
  if (kind === 'card') return card(id)
  if (kind === 'pool') return seen?.pool[Number(id)] ? card(seen.pool[Number(id)]!) : null
  if (kind === 'treasure' || kind === 'curse') return goal(kind, id, model)
  if (kind === 'destiny')
    return {
      name: t(`${ID}.destiny.${id}`),
      text: t(`${ID}.destiny_text.${id}`),
      notes: [t('ui.isla.about.destiny', { n: signed(model.destiny(id)?.points ?? 0) })],
      picture: { body: miniMap(model.layout, model.destiny(id)?.condition.sites ?? []), box: MINI_BOX },
      clauses: ['D-END-2'],
    }
  if (kind === 'way') return way(Number(id), model)
  if (kind === 'path') return path(Number(id), model, seen)
  if (kind === 'sea_token')
    return {
      name: t('ui.isla.sea_token'),
      text: t('ui.isla.about.sea_token'),
      notes: [],
      picture: { body: seaToken(), box: '-24 -17 48 34' },
      clauses: ['D-MOVE-3'],
    }
  if (kind === 'monster')
    return {
      name: cardName(id),
      text: t('ui.isla.about.monster'),
      notes: [],
      picture: { body: monster(id as 'bigfoot'), box: '-24 -17 48 34' },
      clauses: ['D-BID-10', `D-BOLT-${id.toUpperCase()}`],
      still: true,
    }
  if (!seen) return null
  if (kind === 'site') return place(id, model, seen)
  if (kind === 'deck')
    return {
      name: t('ui.isla.about.deck'),
      text: t('ui.isla.about.deck_text'),
      notes: [t('ui.isla.about.left', { n: seen.deck })],
      picture: { body: cardBack(), box: '0 0 96 136' },
      clauses: ['D-DRAW-1', 'D-BOLT-1'],
    }
  if (kind === 'expedition')
    return {
      name: t('ui.isla.about.expedition'),
      text: t('ui.isla.about.expedition_text', { at: seen.place }),
      notes: [],
      picture: { body: expedition(), box: '-30 -34 60 43' },
      clauses: ['D-MOVE-1', 'D-BID-1'],
      still: true,
    }
  return kind === 'seat' ? player(Number(id), model, seen, names) : null
}
