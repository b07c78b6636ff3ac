/** The moves of a turn in a few lines: each card with the spaces it went, each purchase with what paid for it. */
import { counted } from '../../table/replay/review'
import { t } from '../../app/words.svelte'
import type { ReviewMove } from '../../net/wire'

const STEPS = ['step', 'pay_step', 'native_step']

export function turnWords(moves: Pick<ReviewMove, 'kind' | 'args'>[]): string[] {
  const out: string[] = []
  let paid: string[] = []
  for (let i = 0; i < moves.length; i++) {
    const m = moves[i]!
    const card = m.args.card ? t(`quest.card.${String(m.args.card)}`) : ''
    if (m.kind === 'spend' || m.kind === 'spend_as_coin') {
      paid.push(card)
      continue
    }
    if (m.kind === 'buy') {
      const what = counted([...paid].sort())
        .map((p) => (p.n > 1 ? `${p.n} × ${p.text}` : p.text))
        .join(', ')
      out.push(t(paid.length ? 'ui.quest.review.buy' : 'quest.move.buy', { card: m.args.card, what }))
      paid = []
      continue
    }
    if (m.kind === 'play' || STEPS.includes(m.kind)) {
      let n = m.kind === 'play' ? 0 : 1
      while (STEPS.includes(moves[i + 1]?.kind ?? '')) {
        n += 1
        i += 1
      }
      if (n) out.push(card ? t('ui.quest.review.walk', { card, n }) : t('ui.quest.deed.moved', { n }))
      else out.push(t('quest.move.play', m.args))
      continue
    }
    if (m.kind !== 'end' && m.kind !== 'done') out.push(t(`quest.move.${m.kind}`, m.args))
  }
  if (paid.length) out.push(...paid.map((p) => t('ui.quest.review.spent', { what: p })))
  return out.length ? out : [t('quest.move.end')]
}
