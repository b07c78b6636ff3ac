/** “Your turn” by title, favicon, sound and notification: each only where the browser and the player allow it. */
import { settings } from './settings.svelte'
import { play } from './sound'
import { register } from './worker/register'
import { t } from './words.svelte'

export const canNotify = (): boolean =>
  globalThis.isSecureContext && 'Notification' in globalThis && Notification.permission !== 'denied'
export async function allowNotify(): Promise<boolean> {
  if (!canNotify() || (await Notification.requestPermission()) !== 'granted') return false
  await register()
  return true
}
async function notify(title: string): Promise<void> {
  const words = t('ui.notify.turn'),
    more = { body: title, icon: '/favicon-turn.svg', tag: 'eldorado-turn', data: location.href }
  try {
    const worker = await navigator.serviceWorker?.getRegistration()
    if (worker) return await worker.showNotification(words, more)
    const n = new Notification(words, more)
    n.onclick = () => {
      window.focus()
      n.close()
    }
  } catch {
    // A browser that changed its mind: title and sound are left.
  }
}
let mine = false
/** Called whenever it becomes, or stops being, this browser's turn. `anew`: because of what others did; a pause after
 *  one's own move calls nobody. */
export function attend(isMine: boolean, title: string, shared = false, anew = true): void {
  document.title = isMine ? t('ui.title.turn', { title }) : title
  const icon = document.getElementById('favicon') as HTMLLinkElement | null
  if (icon) icon.href = isMine ? '/favicon-turn.svg' : '/favicon.svg'
  if (isMine && !mine && anew) {
    void play('turn', shared)
    if (settings.notify && document.hidden && canNotify() && Notification.permission === 'granted')
      void notify(title)
  }
  mine = isMine
}
export const canCopy = (): boolean => globalThis.isSecureContext && !!navigator.clipboard
