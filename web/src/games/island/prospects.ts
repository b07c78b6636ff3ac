/** A battle before it is fought, in words: what the defender may bring, and what either side would lose. */
import { t } from '../../app/words.svelte'
import type { Loss, Prospect, Reply } from './model'

/** Who comes: “2 villagers, an explorer”. */
function coming(reply: Reply): string {
  return [
    reply.villagers ? t('ui.island.n_villagers', { n: reply.villagers }) : '',
    reply.figures ? t('ui.island.n_figures', { n: reply.figures }) : '',
    reply.wolf ? t('island.tile.wolf') : '',
  ]
    .filter(Boolean)
    .join(', ')
}
/** One way the defender may answer: its name, what comes, and the odds after it. */
export interface Answered {
  name: string
  text: string
  odds: number[]
}
/** The likely and the worst reply; empty where nobody could come. */
export function replies(p: Prospect, names: string[]): Answered[] {
  if (!p.worst) return []
  const who = p.against ?? p.theirs?.who ?? -1
  const told = (name: string, reply: Reply | null | undefined): Answered => ({
    name: t(name),
    text: reply
      ? t('ui.island.reply_brings', { who, what: coming(reply), n: p.attack, k: reply.defence }, names)
      : t('ui.island.reply_alone', { who, n: p.attack, k: p.defence }, names),
    odds: reply?.odds ?? p.odds,
  })
  const [likely, worst] = [
    told('ui.island.reply_likely', p.likely),
    told('ui.island.reply_worst', p.worst),
  ] as const
  // The worst that is likely too is told once.
  return likely.text === worst.text ? [{ ...worst, name: t('ui.island.reply_only') }] : [likely, worst]
}
/** What is lost, as one sentence; seen by the loser (`mine`) or by who wins it. */
export function lost(loss: Loss, mine: boolean, first: boolean, names: string[]): string {
  const key = mine ? 'ui.island.loss.mine' : 'ui.island.loss.theirs'
  const whole = loss.figures ?? []
  const parts = [
    loss.ends ? t(mine ? 'ui.island.loss.game' : 'ui.island.loss.won') : '',
    loss.villagers ? t(`${key}.villagers`, { who: loss.who, n: loss.villagers }, names) : '',
    loss.thieves && whole.length ? t('ui.island.loss.thieves', { n: whole.length }) : '',
    !loss.thieves && whole.length && !loss.ends
      ? t(`${key}.explorer${first ? '_first' : ''}`, { who: whole }, names)
      : '',
    loss.cards ? t(`${key}.cards`, { n: loss.cards, of: loss.of }) : '',
    loss.building ? t('ui.island.loss.building', { what: loss.building }) : '',
    loss.shrine ? t(`${key}.shrine`) : '',
    loss.wolf ? t('ui.island.loss.wolf') : '',
  ].filter(Boolean)
  return parts.length ? parts.join(', ') : t('ui.island.nothing')
}
/** Win, tie and loss of a battle: what each leads to. */
export function outcomes(
  won: Loss | undefined,
  given: Loss | undefined,
  first: boolean,
  names: string[],
): [string, string, string][] {
  return [
    ...(won
      ? [['win', t('ui.island.stake.win'), lost(won, false, first, names)] as [string, string, string]]
      : []),
    ['tie', t('ui.island.stake.tie'), t(first ? 'ui.island.tie_first' : 'ui.island.tie_second')],
    ['lose', t('ui.island.stake.lose'), given ? lost(given, true, first, names) : t('ui.island.no_risk')],
  ]
}
