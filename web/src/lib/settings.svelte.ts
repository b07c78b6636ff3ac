/** What this browser likes. Kept locally; everything works when storage is denied. */
export interface Settings {
  theme: 'dark' | 'contrast'
  motion: boolean
  sound: boolean
  notify: boolean
  text: boolean
  lang: string
  pace: number
  name: string
  coached: boolean
}
const DEFAULTS: Settings = { theme: 'dark', motion: true, sound: true, notify: false, text: false, lang: 'en', pace: 1, name: '', coached: false }

function read(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem('eldorado.settings') ?? '{}') as Partial<Settings>) }
  } catch {
    return { ...DEFAULTS }
  }
}
export const settings = $state<Settings>(read())

export function saveSettings(): void {
  try {
    localStorage.setItem('eldorado.settings', JSON.stringify(settings))
  } catch {
    // private windows without storage: the choice lasts as long as the page
  }
  applyTheme()
}
export function applyTheme(): void {
  document.documentElement.dataset.theme = settings.theme
  document.documentElement.dataset.motion = settings.motion ? 'on' : 'off'
}
export const calm = (): boolean => !settings.motion || matchMedia('(prefers-reduced-motion: reduce)').matches
