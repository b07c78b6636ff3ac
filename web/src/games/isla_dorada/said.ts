/** What is said of a way in its row: what waits there, who leads there, or what it leads towards. */
import { seatName, t } from '../../app/words.svelte'
import { placeName, signed, type View, type WayFact } from './model'

export interface Said {
  text: string
  good: boolean
}
interface About {
  view: View
  names: string[]
  coop: boolean
}
const leads = (who: number, { view, names }: About): string =>
  who === view.seat ? t('ui.isla.you_lead_here') : t('ui.isla.leads_here', { who: seatName(who, names) })

function waits(w: WayFact, shared: boolean): Said[] {
  const out: Said[] = []
  const points = signed(w.worth - w.curse)
  if (w.treasures.length)
    out.push({ text: t('ui.isla.treasure_here', { points, n: w.treasures.length }), good: true })
  const short = w.treasures.length > 0 || w.curse !== 0 || shared
  if (w.destiny) out.push({ text: t(short ? 'ui.isla.destiny_star' : 'ui.isla.destiny_row'), good: true })
  if (w.curse) out.push({ text: t('ui.isla.curse_here', { points: signed(w.curse) }), good: false })
  return out
}
function total(w: WayFact, { view, names }: About): string {
  const who = view.players.flatMap((p, i) => (p.bid?.way === w.way && p.share > 0 ? [i] : []))
  return t('ui.isla.total', { n: w.total, who }, names)
}
export function saidOf(w: WayFact, about: About): Said[] {
  const shared = about.coop && w.total > 0
  const out = waits(w, shared)
  const { bidding } = about.view
  if (shared) out.push({ text: total(w, about), good: false })
  else if (bidding.for?.way === w.way) out.push({ text: leads(bidding.last, about), good: false })
  if (out.length) return out
  if (w.toward && w.toward.steps < 3) {
    const { steps, site } = w.toward
    return [{ text: t('ui.isla.toward', { steps, site, points: signed(w.toward.points) }), good: false }]
  }
  return w.explored ? [{ text: t('ui.isla.explored', { n: w.explored }), good: false }] : []
}
/** By air: what waits at the chosen place, then the best of the others. */
export function saidOfAir(w: WayFact, air: WayFact[], about: About): Said[] {
  const keep = (s: Said): boolean => s.good || s.text.startsWith('−') || (about.coop && w.total > 0)
  const own = saidOf(w, about).filter(keep)
  const others = air.filter((a) => a.way !== w.way && a.worth > 0).slice(0, own.length ? 1 : 2)
  const out = [...own, ...others.map((a) => ({ text: `${placeName(a.to)} ${signed(a.worth)}`, good: true }))]
  return out.length ? out : [{ text: t('ui.isla.air_none'), good: false }]
}
