/** «Your turn» by title, favicon, sound and notification: each only where the browser and the player allow it. */
import { settings } from './settings.svelte'
import { t } from './words.svelte'

let audio: AudioContext | undefined
function chime(): void {
  try {
    audio ??= new AudioContext()
    if (audio.state === 'suspended') return // no gesture on this page yet: the browser forbids sound
    for (const [delay, tone] of [[0, 587], [0.14, 880]] as const) {
      const o = audio.createOscillator(), g = audio.createGain(), at = audio.currentTime + delay
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
export const canNotify = (): boolean => globalThis.isSecureContext && 'Notification' in globalThis && Notification.permission !== 'denied'
export async function allowNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}
let mine = false
/** Called whenever it becomes, or stops being, this browser's turn. */
export function attend(isMine: boolean, title: string): void {
  document.title = isMine ? t('ui.title.turn', { title }) : title
  const icon = document.getElementById('favicon') as HTMLLinkElement | null
  if (icon) icon.href = isMine ? '/favicon-turn.svg' : '/favicon.svg'
  if (isMine && !mine) {
    if (settings.sound) chime()
    if (settings.notify && document.hidden && canNotify() && Notification.permission === 'granted') {
      const n = new Notification(t('ui.notify.turn'), { body: title, icon: '/favicon-turn.svg', tag: 'eldorado-turn' })
      n.onclick = () => { window.focus(); n.close() }
    }
  }
  mine = isMine
}
export const canCopy = (): boolean => globalThis.isSecureContext && !!navigator.clipboard
