import { beforeEach, describe, expect, it } from 'vitest'
import { setWords } from '../../app/words.svelte'
import { humanise, Reader } from './read'

beforeEach(() =>
  setWords(`
toy-view-gold = Gold
toy-view-offer = { "" }
toy-view-leader = Leader: { SEAT($value) }
toy-card-crown = the crown
toy-counter-heap = { $n } pebbles
ui-any-hand = Hand
seat = Player { $n }
`),
)
const read = (view: unknown, me = 0): ReturnType<Reader['read']> =>
  new Reader('toy', ['Ann', 'Ben', 'Cay']).read(view, 3, me)

describe('a view of any game', () => {
  it('puts a list with an entry for each seat beside the seats', () => {
    const sight = read({ gold: [3, 0, 1] })
    expect(sight.common).toEqual([])
    expect(sight.seats[2]).toEqual([{ is: 'value', key: 'gold', label: 'Gold', value: '1' }])
  })
  it('shows the own hand as cards and those of others face down', () => {
    const sight = read({ counts: [2, 1, 0], hands: [[1, 3], null, null] })
    expect(sight.hand?.cards.map((c) => c.text)).toEqual(['1', '3'])
    expect(sight.seats[0]).toEqual([])
    expect(sight.seats[1]).toMatchObject([{ is: 'cards', cards: [{ down: true }] }])
    expect(sight.seats[2]).toEqual([])
  })
  it('has no hand for somebody who watches', () => {
    const sight = read({ counts: [2, 1, 0], hands: [null, null, null] }, -1)
    expect(sight.hand).toBeNull()
    expect(sight.seats[0]).toMatchObject([{ cards: [{ down: true }, { down: true }] }])
  })
  it('spreads players that are told as one thing each', () => {
    const sight = read({
      players: [
        { seat: 0, gold: 4 },
        { seat: 1, gold: 0 },
        { seat: 2, gold: 9 },
      ],
    })
    expect(sight.seats[2]).toMatchObject([{ label: 'Gold', value: '9' }])
  })
  it('draws a pile of the kit with what is known of its top', () => {
    const [pile] = read({
      pile: [
        { row: [4], known: [7] },
        { bag: 16, upper: -1 },
      ],
    }).common
    expect(pile).toMatchObject({ is: 'pile', count: 17, top: { text: '4' } })
    const [covered] = read({ pile: [{ bag: 9, upper: -1 }] }).common
    expect(covered).toMatchObject({ is: 'pile', count: 9, top: null })
  })
  it('leaves out what is hidden by the words, nothing yet, or the business of the engine', () => {
    const sight = read({
      offer: [1, 2, 3],
      trail: [],
      owner: -1,
      frames: ['turn'],
      options: { a: 1 },
      viewer: 0,
    })
    expect(sight.common).toEqual([])
    expect(sight.seats.flat()).toEqual([])
  })
  it('writes values by the words of the game', () => {
    const sight = read({ leader: 1, card: 'crown', last_card: 'plain_stone', open: true })
    expect(sight.common.map((x) => (x.is === 'value' ? [x.label, x.value] : x.is))).toEqual([
      ['', 'Leader: Ben'],
      ['Card', 'the crown'],
      ['Last card', 'Plain stone'],
      ['Open', '✓'],
    ])
  })
  it('tells a list of things as a table and a thing of things as a group', () => {
    const [rows, group] = read({
      tiles: [{ q: 0, land: 'sea' }, { q: 1 }],
      bank: { wood: 3, gold: 0 },
    }).common
    expect(rows).toMatchObject({
      is: 'rows',
      head: ['Q', 'Land'],
      rows: [
        ['0', 'Sea'],
        ['1', '–'],
      ],
    })
    expect(group).toMatchObject({ is: 'group', parts: [{ label: 'Wood' }, { label: 'Gold', value: '0' }] })
  })
  it('makes names of keys', () => {
    expect(humanise('draw_count')).toBe('Draw count')
  })
  it('draws a number as counters if the game has a word for them', () => {
    const [heap] = read({ heap: 7 }).common
    expect(heap).toEqual({ is: 'counters', key: 'heap', label: '7 pebbles', count: 7 })
    expect(read({ heap: 200 }).common).toMatchObject([{ is: 'value', value: '200' }])
  })
  it('leaves out whose turn it is, which the players show, unless the game names it', () => {
    expect(read({ turn: 0 }).common).toEqual([])
    setWords('toy-view-turn = Turn')
    expect(read({ turn: 4 }).common).toMatchObject([{ label: 'Turn', value: '4' }])
  })
})
