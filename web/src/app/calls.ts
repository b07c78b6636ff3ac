/** Being called while no page is open: this browser's subscription, told to the server. */
import { ask } from '../net/api'
import { register } from './worker/register'
import { settings } from './settings.svelte'
import { language } from './words.svelte'

const bytes = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
/** Minutes of the day from what a time field says. */
export const minutes = (time: string): number => {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return hours * 60 + rest
}
/** Subscribe, or tell the server of another language or other quiet hours. False if this browser cannot be called. */
export async function subscribe(): Promise<boolean> {
  const { key } = await ask<{ key: string | null }>('GET', '/api/push')
  const found = key ? await register() : undefined
  if (!key || !found || !('pushManager' in found)) return false
  await navigator.serviceWorker.ready
  try {
    const made = await found.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytes(key),
    })
    const { endpoint, keys } = made.toJSON()
    await ask('POST', '/api/push', {
      endpoint,
      p256dh: keys?.p256dh,
      auth: keys?.auth,
      lang: language(),
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(settings.quiet ? { quiet: [minutes(settings.quietFrom), minutes(settings.quietTo)] } : {}),
    })
    return true
  } catch {
    return false
  }
}
export async function unsubscribe(): Promise<void> {
  const found = await navigator.serviceWorker?.getRegistration()
  const made = await found?.pushManager?.getSubscription()
  if (!made) return
  await ask('POST', '/api/push/off', { endpoint: made.endpoint }).catch(() => undefined)
  await made.unsubscribe()
}
