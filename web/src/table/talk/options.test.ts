import { beforeEach, describe, expect, it } from 'vitest'
import { setWords } from '../../app/words.svelte'
import type { OptionInfo } from '../../net/wire'
import { optionList, optionWords } from './sentences'

beforeEach(() =>
  setWords(`
toy-option-course = Course
toy-option-course-first = First Game
toy-option-course-random = A random course
toy-option-caves = Caves
toy-option-caves-true = with caves
toy-option-rounds = Rounds until the end (0: no bound)
toy-option-prices = Own prices
ui-option-value = { $name }: { $value }
ui-courses-unnamed = A course of your own
`),
)
const option = (id: string, kind: OptionInfo['kind'], value: unknown): OptionInfo => ({
  id,
  kind,
  default: value,
  choices: [],
  low: 0,
  high: 0,
})
const KNOWN = [
  option('course', 'text', 'first'),
  option('caves', 'switch', false),
  option('rounds', 'number', 100),
  option('prices', 'text', ''),
]

describe('the options of a table', () => {
  it('are told once, in words, and only where there is something to tell', () => {
    const usual = { course: 'first', caves: false, rounds: 100, prices: '' }
    expect(optionList('toy', usual, KNOWN)).toEqual(['First Game'])
    const unusual = { course: 'random:7', caves: true, rounds: 12, prices: '' }
    expect(optionList('toy', unusual, KNOWN)).toEqual([
      'A random course',
      'with caves',
      'Rounds until the end: 12',
    ])
  })
  it('never show the text of a course', () => {
    expect(optionWords('toy', 'course', 'tiles = []\nfinish = []')).toBe('A course of your own')
  })
})
