import { afterEach, expect, test } from 'vitest'
import { setLooks } from './looks.svelte'
import { colourOf } from './palette'
import { badge, emblemOf } from './pieces'

afterEach(() => setLooks([]))

test('seats wear what was chosen, and what their number says where nothing was', () => {
  expect([0, 1].map(colourOf)).toEqual(['azure', 'vermilion'])
  const plain = badge('jade', 'jade')
  setLooks([
    { colour: 'jade', emblem: 'ink' },
    { colour: 'azure', emblem: 'azure' },
  ])
  expect([0, 1, 2].map(colourOf)).toEqual(['jade', 'azure', 'ivory'])
  expect(badge('jade')).toBe(badge('jade', 'ink'))
  expect(badge('jade')).not.toBe(plain)
  expect(emblemOf('azure')).toBe(emblemOf('azure', 'azure'))
})
