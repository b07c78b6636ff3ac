import { beforeEach, expect, it } from 'vitest'
import { setMe, setWords } from '../../app/words.svelte'
import type { View, WayFact } from './model'
import { saidOf } from './said'

const way = { way: 7, type: 'sand', to: 'septris', treasures: [], worth: 0, curse: 0, total: 0 }
const fact = { ...way, destiny: false, explored: 0, toward: null } as unknown as WayFact
const led = (last: number): View =>
  ({ seat: 0, players: [], bidding: { last, for: { way: 7 } } }) as unknown as View
const said = (last: number): string[] =>
  saidOf(fact, { view: led(last), names: ['', 'Ben'], coop: false }).map((s) => s.text)
beforeEach(() => {
  setWords('ui-isla-leads_here = { $who } leads here\nui-isla-you_lead_here = you lead here\n')
  setMe(0)
})
it('says who leads to a place, and never “You leads”', () => {
  expect(said(1)).toEqual(['Ben leads here'])
  expect(said(0)).toEqual(['you lead here'])
})
