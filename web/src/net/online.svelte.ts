/** Whether the server answers. The browser's own opinion is only a hint: a server may be away while there is a line. */
import { KEPT } from '../app/worker/rules'

export const line = $state({ offline: false })

/** An answer came: from the server, or from what the service worker kept. */
export function heard(answer: Response): void {
  line.offline = answer.headers.has(KEPT)
}
export function lost(): void {
  line.offline = true
}
const EVERY = 4000
/** While there is no line, ask now and then; `back` is called when the server answers again. */
export function watch(ask: () => Promise<unknown>, back: () => void): () => void {
  let away = false
  const look = (): void => {
    if (!line.offline) {
      if (away) back()
      away = false
      return
    }
    away = true
    if (!document.hidden) void ask().catch(() => undefined)
  }
  const timer = setInterval(look, EVERY)
  const now = (): void => {
    line.offline = line.offline || !navigator.onLine
    look()
  }
  addEventListener('online', now)
  addEventListener('offline', now)
  return () => {
    clearInterval(timer)
    removeEventListener('online', now)
    removeEventListener('offline', now)
  }
}
