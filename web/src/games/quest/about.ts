/** What can be told about a card, a pile, a space, a blockade or a token of the Quest. */
import { knows, seatName, t } from '../../app/words.svelte'
import { hexPath } from '../../ui/art/draw'
import { cardBack } from '../../ui/art/cardback'
import { sun } from '../../ui/art/icons'
import { pawn } from '../../ui/art/pieces'
import { colourOf } from '../../ui/art/palette'
import type { About, Shown } from '../../table/game'
import { blockadePlate } from './art/board'
import { cardPicture, PICTURE } from './art/cards'
import { hexCell } from './art/terrain'
import { token } from './art/tokens'
import { Model, type Player, type Scene, type View } from './model'
import { slotsOf } from './market'
import { coins } from './telling'

const BOX = '-40 -28 80 56'
const CLAUSE: Record<string, string[]> = {
  jungle: ['Q-MOVE-1', 'Q-MOVE-2'],
  village: ['Q-MOVE-1', 'Q-MOVE-2'],
  water: ['Q-MOVE-1', 'Q-MOVE-2'],
  rubble: ['Q-MOVE-6'],
  camp: ['Q-MOVE-7'],
  mountain: ['Q-MOVE-8'],
  start: ['Q-MOVE-11'],
}
const SYMBOL: Record<string, string> = { jungle: 'machete', village: 'coin', water: 'paddle' }

function ground(terrain: string, power: number): Shown['picture'] {
  const id = `about-${terrain}-${power}`
  const clip = `<clipPath id="${id}"><path d="${hexPath(0, -1.4, 22.8)}"/></clipPath>`
  return { body: clip + hexCell(terrain, power, 24, id, id, false), box: BOX }
}
/** What a space asks for, in words. */
function asks(terrain: string, power: number): string {
  const symbol = SYMBOL[terrain]
  return symbol
    ? t('ui.quest.about.sign', { what: t(`ui.quest.note.${symbol}`, { n: power }), n: power })
    : knows(`ui.quest.about.${terrain}`)
      ? t(`ui.quest.about.${terrain}`, { n: power })
      : ''
}
/** What lies beside the market is for sale while the market has room. */
function reserved(model: Model, view: View | undefined): string {
  const room = view && slotsOf(Object.keys(view.market), (id) => model.card(id), view).includes(null)
  return t(room ? 'ui.quest.about.reserve_open' : 'ui.quest.about.reserve')
}
function card(model: Model, id: string, view: View | undefined, pile: boolean): About {
  const c = model.card(id)
  const notes = [coins('ui.quest.about.worth', c.worth)]
  const clauses = c.symbol === 'action' ? ['Q-ACT-1', 'Q-BUY-2'] : ['Q-MOVE-1', 'Q-BUY-2']
  if (c.item) clauses.push('Q-ITEM-1')
  if (pile && view) {
    notes.unshift(t('ui.quest.about.pile', { cost: c.cost, n: view.market[c.id] ?? 0 }))
    if (!view.on_board.includes(c.id)) {
      notes.push(reserved(model, view))
      clauses.push('Q-BUY-5')
    }
  }
  return {
    name: t(`quest.card.${c.id}`),
    text: t(`quest.card.${c.id}.help`),
    notes,
    picture: { body: cardPicture(c.id, c.symbol, c.power), box: `0 0 ${PICTURE.w} ${PICTURE.h}` },
    clauses,
  }
}
function land(terrain: string, power: number, notes: string[] = []): About {
  return {
    name: power > 1 ? `${t(`quest.terrain.${terrain}`)} ${power}` : t(`quest.terrain.${terrain}`),
    text: asks(terrain, power),
    notes,
    picture: ground(terrain, power),
    clauses: CLAUSE[terrain] ?? [],
  }
}
/** “2 Scouts, Native”: cards counted by kind, in the order of the material. */
function counted(model: Model, cards: readonly string[]): string {
  const plain = cards.map((c) => model.card(c).id),
    order = model.scene.cards.map((c) => c.id)
  return [...new Set(plain)]
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((k) => {
      const n = plain.filter((c) => c === k).length
      return n > 1 ? `${n} × ${t(`quest.card.${k}`)}` : t(`quest.card.${k}`)
    })
    .join(', ')
}
const told = (key: string, list: string): string[] => (list ? [t(`ui.quest.about.${key}`, { list })] : [])
const BACK = { body: cardBack(), box: '0 0 96 136' }

/** One's own draw or discard pile, as far as one may know it. */
function pileOf(model: Model, which: 'draw' | 'discard', player: Player | undefined): About | null {
  if (!player) return null
  const cards = (which === 'draw' ? player.draw : [...player.discard, ...player.new]) ?? []
  const list = counted(model, cards)
  return {
    name: t(`ui.quest.about.${which}`),
    text: t(`ui.quest.about.${which}_text`),
    notes: list ? told('lies', list) : [t('ui.quest.about.empty')],
    picture: BACK,
    clauses: ['Q-TURN-1', 'Q-BUY-3'],
    still: true,
  }
}
/** What everybody knows of a player's cards. */
function opponent(model: Model, seat: number, view: View, names: string[]): About | null {
  const p = view.players[seat]
  if (!p) return null
  return {
    name: seatName(seat, names),
    text: t('ui.quest.about.holds', {
      hand: p.hand_count,
      draw: p.draw_count,
      discard: p.discard.length + p.new.length,
    }),
    notes: [
      ...(p.blockades.length ? [t('ui.quest.about.owns', { n: p.blockades.length })] : []),
      ...told('tokens', p.tokens.map((k) => t(`quest.token.${k}`)).join(', ')),
      ...told('fresh_hand', counted(model, p.known)),
      ...told('unseen', counted(model, p.unseen ?? [...(p.hand ?? []), ...(p.draw ?? [])])),
      ...told('in_discard', counted(model, p.discard)),
    ],
    picture: { body: pawn(colourOf(seat)), box: '-22 -15 44 30' },
    clauses: ['Q-BUY-2'],
    still: true,
  }
}
export function about(anchor: string, scene: unknown, view: unknown, names: string[] = []): About | null {
  const model = new Model(scene as Scene),
    seen = view as View | undefined
  const [kind, ...rest] = anchor.split(':')
  const id = rest.join(':')
  if (kind === 'card' || kind === 'pile') return card(model, id, seen, kind === 'pile')
  if (kind === 'space') {
    const space = model.spaces[Number(id)]
    if (!space) return null
    const on = seen?.players.findIndex((p) => p.pieces.includes(Number(id))) ?? -1
    const own = on >= 0 && on === seen?.seat
    const notes =
      on < 0 ? [] : [own ? t('ui.quest.about.stands_own') : t('ui.quest.about.stands', { who: on }, names)]
    const side = model.scene.tiles[space.tile]?.side
    if (side) notes.push(t('ui.quest.about.tile_side', { side }))
    if (space.finish) notes.push(t('ui.quest.about.finish'))
    const cave = seen?.caves.find((c) => c.space === Number(id))
    // Without the option a cave on a tile is a mountain like any other.
    if (space.cave && seen?.caves.length) notes.push(t('ui.quest.about.cave'))
    if (cave) notes.push(t('ui.quest.about.cave_left', { n: cave.left }))
    const ground = land(space.terrain, space.power, notes)
    // Where one stands oneself, nothing is refused.
    return {
      ...ground,
      ...(on >= 0 ? { name: `${seatName(on, names)} · ${ground.name}` } : {}),
      ...(space.cave && seen?.caves.length ? { name: t('ui.quest.about.cave_name') } : {}),
      ...(own ? { still: true } : {}),
    }
  }
  if (kind === 'terrain') {
    const [terrain = '', power = '1'] = id.split(' ')
    return land(terrain, Number(power))
  }
  if (kind === 'blockade') {
    const b = model.blockade(Number(id))
    return {
      name: t('ui.quest.about.blockade'),
      text: asks(b.terrain, b.power),
      notes: [t('ui.quest.about.blockade_kept')],
      picture: { body: blockadePlate(b.terrain, b.power), box: '-26 -18 52 36' },
      clauses: ['Q-BLOCK-1', 'Q-BLOCK-2', 'Q-WIN-3'],
    }
  }
  if (kind === 'token') {
    const k = model.token(id)
    return {
      name: t(`quest.token.${id}`),
      text: knows(`quest.token.${id}.help`) ? t(`quest.token.${id}.help`) : '',
      notes: [],
      picture: { body: token(k.kind, k.power), box: BOX },
      clauses: ['Q-CAVE-4'],
    }
  }
  if (kind === 'city')
    return {
      name: t('ui.quest.el_dorado'),
      text: t('ui.quest.about.finish'),
      notes: [],
      picture: { body: sun('#E9B949', 14, 46, 32), box: '-50 -36 100 72' },
      clauses: ['Q-WIN-1', 'Q-WIN-2'],
      still: true,
    }
  if (kind === 'draw' || kind === 'discard') return pileOf(model, kind, seen?.players[Number(id)])
  if (kind === 'seat') return seen ? opponent(model, Number(id), seen, names) : null
  if (anchor === 'market:free' || anchor === 'market:reserve')
    return {
      name: t(id === 'free' ? 'ui.quest.about.free_place' : 'ui.quest.about.reserve_name'),
      text: id === 'free' ? t('ui.quest.about.free_place_text') : reserved(model, seen),
      notes: [],
      picture: id === 'free' ? null : BACK,
      clauses: ['Q-BUY-4', 'Q-BUY-5'],
      still: true,
    }
  if (kind === 'back')
    return {
      name: t('ui.quest.about.any_card'),
      text: '',
      notes: [],
      picture: BACK,
      clauses: [],
    }
  return null
}
