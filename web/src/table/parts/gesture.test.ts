import { beforeEach, describe, expect, it } from 'vitest'
import { setWords } from '../../app/words.svelte'
import type { Legal, Plan, Position } from '../../net/wire'
import { Gesture } from './gesture.svelte'

const legal = (action: number, kind: string, at: string[], reveals = false): Legal => ({
  action,
  notation: `${kind} ${action}`,
  move: { kind, args: {}, at, reveals },
})
const plan = (actions: number[], at: string[], uses: string[], best = false): Plan => ({
  kind: 'walk',
  actions,
  args: {},
  at,
  uses,
  best,
})
function position(moves: Legal[], plans: Plan[] = []): Position {
  const undo = { free: 0, to: null, ask: null, turn: null, turn_free: false }
  const prompt = { key: 'quest.prompt.turn', args: {}, clause: null }
  const you = { seat: 0, seq: 1, legal: moves, plans, facts: {}, prompt, undo, auto: false }
  return { n: 1, actors: [0], eye: 0, view: {}, result: null, clock: null, window: null, you }
}
let gesture: Gesture
beforeEach(() => {
  setWords(`
toy-plan-walk = Walk
toy-move-spend = Spend it
ui-hint-times = { $what } ({ $n } times)
`)
  gesture = new Gesture((o) => o.kind === 'spend')
})

describe('from taps to an offer', () => {
  it('proposes the best plan for a place, and the others beside it', () => {
    const short = plan([1], ['space:3'], ['card:scout'])
    const best = plan([2, 4], ['space:3'], ['card:sailor'], true)
    gesture.load('toy', position([legal(1, 'step', ['card:scout', 'space:3'])], [short, best]), [])
    expect(gesture.aim('space:3')).toBe(true)
    expect(gesture.chosen?.actions).toEqual([2, 4])
    expect(gesture.choices.map((o) => o.actions)).toEqual([[1]])
  })
  it('means what the table proposes where that leads, and not another way there', () => {
    const [cheap, wise] = [
      plan([1], ['space:3'], ['card:scout'], true),
      plan([2], ['space:3'], ['card:cook']),
    ]
    const favoured: Gesture = new Gesture(
      undefined,
      undefined,
      () => favoured.offers.find((o) => o.actions[0] === 2) ?? null,
    )
    favoured.load('toy', position([], [cheap, wise]), [])
    favoured.aim('space:3')
    expect(favoured.chosen?.actions).toEqual([2])
    expect(favoured.choices.map((o) => o.actions)).toEqual([[1]])
    favoured.clear()
    favoured.pick('card:scout')
    favoured.aim('space:3')
    expect(favoured.chosen?.actions).toEqual([1])
  })
  it('lights up only what the held card reaches by itself', () => {
    const alone = plan([1], ['space:3'], ['card:scout'])
    const both = plan([1, 2], ['space:9'], ['card:scout', 'card:sailor'])
    gesture.load('toy', position([], [alone, both]), [])
    expect([...gesture.targets.keys()]).toEqual(['space:3', 'space:9'])
    gesture.pick('card:scout')
    expect([...gesture.targets.keys()]).toEqual(['space:3'])
  })
  it('lets go of a card that does not reach what is tapped, if others do', () => {
    gesture.load('toy', position([], [plan([1], ['space:3'], ['card:scout'])]), [])
    gesture.source = 'card:cook'
    expect(gesture.aim('space:3')).toBe(true)
    expect(gesture.source).toBeNull()
    expect(gesture.chosen?.actions).toEqual([1])
    expect(gesture.aim('space:8')).toBe(false)
  })
  it('takes a proposal for the plan that does the same, or tells its moves one by one', () => {
    const walk = plan([2, 4], ['piece:0:0', 'space:3'], ['card:sailor'], true)
    gesture.load('toy', position([legal(5, 'spend', ['card:cook'])], [walk]), [])
    const step = (action: number, kind: string, at: string[]) => ({
      action,
      move: { kind, args: {}, at, reveals: false },
    })
    const same = [step(2, 'play', ['card:sailor']), step(4, 'step', ['space:3'])]
    expect(gesture.proposed('toy', same, [])).toBe(gesture.offers[0])
    const twice = [
      step(5, 'spend', ['card:cook']),
      step(5, 'spend', ['card:cook']),
      step(6, 'buy', ['pile:axe']),
    ]
    const made = gesture.proposed('toy', twice, [])
    expect(made?.actions).toEqual([5, 5, 6])
    expect(made?.uses).toEqual(['card:cook', 'card:cook'])
    expect(made?.target).toBe('pile:axe')
    expect(made?.text.startsWith('Spend it (2 times)')).toBe(true)
    expect(gesture.proposed('toy', [], [])).toBeNull()
  })
  it('never proposes what is modest, but offers it', () => {
    gesture.load('toy', position([legal(5, 'spend', ['card:cook'])]), [])
    gesture.pick('card:cook')
    expect(gesture.chosen).toBeNull()
    expect(gesture.choices.map((o) => o.text)).toEqual(['Spend it'])
  })
  it('does not offer a move twice that a plan of one step already is', () => {
    gesture.load('toy', position([legal(1, 'step', ['space:3'], true)], [plan([1], ['space:3'], [])]), [])
    expect(gesture.offers).toHaveLength(1)
    expect(gesture.offers[0]).toMatchObject({ plan: true, reveals: true })
  })
  it('forgets what was held when nothing can be done with it any more', () => {
    gesture.load('toy', position([legal(5, 'spend', ['card:cook'])]), [])
    gesture.pick('card:cook')
    gesture.load('toy', position([legal(6, 'spend', ['card:scout'])]), [])
    expect(gesture.source).toBeNull()
    expect(gesture.clear()).toBe(false)
  })
  it('lets go of a target when the game goes on, and not when a clock ticks', () => {
    const asked = position([], [plan([1], ['space:3'], ['card:scout'])])
    expect(gesture.load('toy', asked, [])).toBe(true)
    gesture.aim('space:3')
    expect(gesture.load('toy', { ...asked, clock: { left: [1], running: [0] } } as Position, [])).toBe(false)
    expect(gesture.target).toBe('space:3')
    expect(gesture.load('toy', { ...asked, n: 2 }, [])).toBe(true)
    expect(gesture.target).toBeNull()
  })
  it('keeps to the piece that was picked', () => {
    const one = plan([1], ['piece:0:0', 'space:3'], [])
    const two = plan([2], ['piece:0:1', 'space:4'], [])
    gesture.load('toy', position([], [one, two]), [])
    gesture.piece = 'piece:0:1'
    expect([...gesture.targets.keys()]).toEqual(['space:4'])
  })
})
