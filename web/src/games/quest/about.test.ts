import { beforeEach, describe, expect, it } from 'vitest'
import { setMe, setWords } from '../../app/words.svelte'
import { about } from './about'

beforeEach(() =>
  setWords(
    'ui-quest-about-cave = A cave\nui-quest-about-cave_left = { $n } left\n' +
      'ui-quest-about-holds = { $hand } { $draw } { $discard }\nui-quest-about-tokens = Tokens { $list }\n',
  ),
)
const hex = { index: 0, q: 0, r: 0, tile: 0, terrain: 'mountain', power: 0, start: 0, cave: 0, finish: false }
const scene = { hexes: [hex], cards: [], tokens: [], tiles: [{ side: 'B' }], seams: [], blockades: [] }
const player = {
  pieces: [3],
  hand_count: 4,
  draw_count: 3,
  discard: ['scout'],
  new: ['native'],
  tokens: ['draw_1'],
  blockades: [],
  known: [],
}
const view = (caves: { space: number; left: number }[]): unknown => ({
  seat: 0,
  caves,
  players: [player],
  market: {},
})

describe('what is told of a thing of the Quest', () => {
  it('speaks of caves only where they are played', () => {
    expect(about('space:0', scene, view([]))?.notes).not.toContain('A cave')
    expect(about('space:0', scene, view([{ space: 0, left: 2 }]))?.notes).toEqual(
      expect.arrayContaining(['A cave', '2 left']),
    )
  })
  it('calls nobody a number who is the reader', () => {
    setWords('ui-seat-you = You\nseat = Player { $n }')
    setMe(0)
    expect(about('seat:0', scene, view([]), [''])?.name).toBe('You')
    setMe(-1)
  })
  it('counts what a player has', () => {
    const told = about('seat:0', scene, view([]), ['Anna'])
    expect(told?.text).toBe('4 3 2')
    expect(told?.notes.join()).toContain('Tokens')
  })
  it('says whether the reserve can be bought from, and calls a cave a cave', () => {
    setWords(
      'ui-quest-about-reserve = Later\nui-quest-about-reserve_open = Now\nui-quest-about-cave_name = Cave',
    )
    const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'r'].map((id) => ({ id, on_board: id !== 'r' }))
    const market = Object.fromEntries(cards.map((c) => [c.id, 3]))
    const seen = (on_board: string[]): object => ({ ...(view([]) as object), market, on_board })
    const text = (on_board: string[]): unknown =>
      about('market:reserve', { ...scene, cards }, seen(on_board))?.text
    expect(text(['a', 'b', 'c', 'd', 'e', 'f'])).toBe('Later')
    expect(text(['a', 'b', 'c', 'd', 'e'])).toBe('Now')
    const cave = { ...scene, hexes: [{ ...hex, cave: 2 }] }
    expect(about('space:0', cave, view([{ space: 0, left: 2 }]))?.name).toBe('Cave')
  })
})
