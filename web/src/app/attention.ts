/** “Your turn” by title, favicon, sound and notification: each only where the browser and the player allow it. */
import { settings } from './settings.svelte'
import { t } from './words.svelte'

let audio: AudioContext | undefined
/** Two rising tones; without a gesture on this page the browser forbids sound, and nothing is played later instead. */
async function chime(): Promise<void> {
  try {
    audio ??= new AudioContext()
    // A new one wakes up a moment after it was made; on a busy machine that takes a while.
    if (audio.state !== 'running')
      await Promise.race([audio.resume(), new Promise((done) => setTimeout(done, 3000))])
    if (audio.state !== 'running') return
    for (const [delay, tone] of [
      [0, 587],
      [0.14, 880],
    ] as const) {
      const o = audio.createOscillator(),
        g = audio.createGain(),
        at = audio.currentTime + delay
      o.frequency.value = tone
      o.type = 'triangle'
      g.gain.setValueAtTime(0.0001, at)
      g.gain.exponentialRampToValueAtTime(0.12, at + 0.02)
      g.gain.exponentialRampToValueAtTime(0.0001, at + 0.5)
      o.connect(g).connect(audio.destination)
      o.start(at)
      o.stop(at + 0.55)
    }
  } catch {
    // a browser without audio plays silently
  }
}
export const canNotify = (): boolean =>
  globalThis.isSecureContext && 'Notification' in globalThis && Notification.permission !== 'denied'
export async function allowNotify(): Promise<boolean> {
  if (!canNotify() || (await Notification.requestPermission()) !== 'granted') return false
  await navigator.serviceWorker?.register('/notify.js').catch(() => undefined)
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
/** Called whenever it becomes, or stops being, this browser's turn. */
export function attend(isMine: boolean, title: string): void {
  document.title = isMine ? t('ui.title.turn', { title }) : title
  const icon = document.getElementById('favicon') as HTMLLinkElement | null
  if (icon) icon.href = isMine ? '/favicon-turn.svg' : '/favicon.svg'
  if (isMine && !mine) {
    if (settings.sound) void chime()
    if (settings.notify && document.hidden && canNotify() && Notification.permission === 'granted')
      void notify(title)
  }
  mine = isMine
}
export const canCopy = (): boolean => globalThis.isSecureContext && !!navigator.clipboard
