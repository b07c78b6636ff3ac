/** Reload the page for a newer server, once for each of its versions: a cached page must not reload for ever. */
import { refresh } from '../app/worker/register'

const KEY = 'eldorado.renewed'

export function renew(
  protocol: number,
  storage: Storage = sessionStorage,
  reload = () => void refresh().finally(() => location.reload()),
): boolean {
  if (Number(storage.getItem(KEY) ?? 0) >= protocol) return false
  storage.setItem(KEY, String(protocol))
  setTimeout(reload, 1500)
  return true
}
