/** A standing order given in the sheet is sent when its question is answered: it is for the next one. */
import { untrack } from 'svelte'
import type { Play } from './play.svelte'

export class SheetOrder {
  private given = $state<{ battle: boolean; now: string } | null>(null)

  constructor(private readonly play: Play) {
    $effect(() => {
      const link = play.link,
        given = this.given
      if (!given || !link || (given.battle ? play.besieged : this.question === 'window')) return
      untrack(() => {
        this.given = null
        if (given.battle) void link.fight(given.now === 'fight')
        else void link.orders(given.now)
      })
    })
  }
  private get question(): 'window' | 'battle' | null {
    const { link, active, table, view, position } = this.play
    if (!link || !active || table.seats.length < 2) return null
    if (view.phase === 'window') return 'window'
    return position.you?.prompt?.key === 'island.prompt.battle_defend' ? 'battle' : null
  }
  /** The order that bears on the question: the one just given, or the one that stands. */
  get current(): { battle: boolean; now: string } | null {
    const link = this.play.link,
      question = this.question
    if (!question || !link) return null
    const battle = question === 'battle'
    if (this.given?.battle === battle) return this.given
    return { battle, now: battle ? (link.fights ? 'fight' : 'ask') : link.standing }
  }
  give(now: string): void {
    this.given = { battle: !!this.current?.battle, now }
  }
}
