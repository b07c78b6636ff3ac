import { api } from '../../net/api'
import { saveSettings, settings } from '../settings.svelte'

/** Remember the name somebody sat down with; it is that of their place too, unless that has one. */
export async function called(name: string): Promise<void> {
  if (!name) return
  settings.name = name
  saveSettings()
  try {
    if (!(await api.me()).name) await api.setMe({ name })
  } catch {
    // A place without a name loses nothing: the next table asks again.
  }
}
