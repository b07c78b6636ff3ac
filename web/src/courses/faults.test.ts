import { beforeEach, describe, expect, it } from 'vitest'
import { setWords } from '../app/words.svelte'
import { sentence } from './faults'

beforeEach(() =>
  setWords(`
ui-quest-el_dorado = El Dorado
ui-courses-fault-overlap = { $tile } lies on { $other }.
quest-course-overlap = Tile { $tile } overlaps tile { $other }.
quest-course-apart =
    { $other ->
        [finish] El Dorado follows tile { $tile } but does not touch it.
       *[other] Tiles { $tile } and { $other } follow each other but do not touch.
    }
`),
)

describe('why a course cannot be played', () => {
  it('is said in the words of the table, where there are any', () => {
    const args = { tile: 'finish', other: 'K' }
    expect(sentence({ key: 'quest.course.overlap', args })).toBe('El Dorado lies on K.')
  })
  it('leaves it to a sentence of the server to speak of the finish', () => {
    const args = { tile: 'O', other: 'finish' }
    expect(sentence({ key: 'quest.course.apart', args })).toBe(
      'El Dorado follows tile O but does not touch it.',
    )
  })
})
