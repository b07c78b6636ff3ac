/** What this browser likes. Kept locally; everything works when storage is denied. */
export interface Settings {
  theme: 'dark' | 'contrast'
  motion: boolean
  sound: boolean
  /** Also at a table where several people share this screen. */
  soundShared: boolean
  /** From 0 to 1. */
  volume: number
  notify: boolean
  /** No calls between these times of the day, while the page is closed. */
  quiet: boolean
  quietFrom: string
  quietTo: string
  text: boolean
  lang: string
  pace: number
  name: string
  /** No coach marks at all; `shown` lists the games whose marks were seen. */
  coached: boolean
  shown: string[]
  /** Panels that were opened or folded by hand, by name. */
  panels: Record<string, boolean>
}
const DEFAULTS: Settings = {
  theme: 'dark',
  motion: true,
  sound: true,
  soundShared: false,
  volume: 0.6,
  notify: false,
  quiet: false,
  quietFrom: '22:00',
  quietTo: '08:00',
  text: false,
  lang: '', // as the browser prefers
  pace: 1,
  name: '',
  coached: false,
  shown: [],
  panels: {},
}

function read(): Settings {
  try {
    return {
      ...DEFAULTS,
      ...(JSON.parse(localStorage.getItem('eldorado.settings') ?? '{}') as Partial<Settings>),
    }
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
/** Whether the coach marks of a game have been seen. */
export const coached = (game: string): boolean => settings.coached || settings.shown.includes(game)
export function sawCoach(game: string): void {
  if (!settings.shown.includes(game)) settings.shown.push(game)
  saveSettings()
}
export function applyTheme(): void {
  document.documentElement.dataset.theme = settings.theme
  document.documentElement.dataset.motion = settings.motion ? 'on' : 'off'
}
/** What the bots still do was skipped: it is shown at once, until a person is asked. */
export const skipping = $state({ on: false })
export const calm = (): boolean =>
  skipping.on || !settings.motion || matchMedia('(prefers-reduced-motion: reduce)').matches
