import { beforeAll, expect, test } from 'vitest'
import { setWords } from '../../app/words.svelte'
import { turnWords } from './turnwords'
import type { ReviewMove } from '../../net/wire'

const move = (kind: string, args: Record<string, unknown> = {}): ReviewMove => ({
  kind,
  args,
  at: [],
  reveals: false,
  notation: kind,
})
beforeAll(() =>
  setWords(`
quest-card-scout = Scout
quest-card-traveler = Traveler
quest-move-end = End your turn
quest-move-overcome = Overcome blockade { $blockade }
ui-quest-review-walk =
    { $n ->
        [one] { $card }: { $n } space
       *[other] { $card }: { $n } spaces
    }
ui-quest-review-buy = Buy { WORD($card, of: "quest-card") } with { $what }
`),
)
test('a card with its steps, a purchase with what paid for it', () => {
  const moves = [
    move('play', { card: 'scout' }),
    move('step'),
    move('step'),
    move('overcome', { blockade: 2 }),
    move('spend', { card: 'traveler' }),
    move('spend', { card: 'traveler' }),
    move('buy', { card: 'scout' }),
    move('end'),
  ]
  expect(turnWords(moves)).toEqual(['Scout: 2 spaces', 'Overcome blockade 2', 'Buy Scout with 2 × Traveler'])
  expect(turnWords([move('end')])).toEqual(['End your turn'])
})
