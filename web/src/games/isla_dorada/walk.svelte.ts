/** The expedition walks its way on the map, leg by leg, so that one sees how it came where it stands. */
import type { Item } from '../../net/wire'
import { calm } from '../../app/settings.svelte'
import type { Model, View } from './model'
import { PACE } from './staging'

export class Walk {
  at = $state.raw<{ x: number; y: number } | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined

  /** The points of the legs in these entries, from the place where the figure stood. */
  private points(model: Model, from: string, items: Item[]): { x: number; y: number }[] {
    let here = from
    const out: { x: number; y: number }[] = []
    for (const e of items.flatMap((i) => i.events ?? [])) {
      const to = String(e.args.to ?? '')
      if (e.kind === 'moved') {
        const way = model.scene.ways.find((w) => w.from === here && w.to === to && w.type === e.args.type)
        let at = here
        for (const n of way?.paths ?? []) {
          const p = model.scene.paths[n]!
          const forth = p.from === at
          for (let k = 1; k <= 6; k++) out.push(model.layout.along(n, forth ? k / 6 : 1 - k / 6))
          at = forth ? p.to : p.from
        }
        if (!way) out.push(...this.flight(model, here, to))
        here = to
      } else if (e.kind === 'went_on') {
        out.push(...this.flight(model, here, to))
        here = to
      }
    }
    return out
  }
  private flight(model: Model, from: string, to: string): { x: number; y: number }[] {
    const [x1, y1] = model.layout.spot(from),
      [x2, y2] = model.layout.spot(to)
    return [1, 2, 3, 4, 5, 6, 7, 8].map((k) => {
      const s = k / 8
      return { x: x1 + (x2 - x1) * s, y: y1 + (y2 - y1) * s - Math.sin(Math.PI * s) * 70 }
    })
  }
  start(model: Model, before: View | null, items: Item[]): void {
    clearTimeout(this.timer)
    const points = before && !calm() ? this.points(model, before.place, items) : []
    if (!points.length) {
      this.at = null
      return
    }
    let k = 0
    const step = (): void => {
      this.at = points[k++] ?? null
      if (this.at) this.timer = setTimeout(step, PACE)
    }
    step()
  }
  stop(): void {
    clearTimeout(this.timer)
    this.at = null
  }
}
