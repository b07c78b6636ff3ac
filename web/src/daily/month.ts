/** The days of a month as a sheet of weeks, and how days are written. Days are those of Greenwich, as on the server. */
const DAY = 86_400_000
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const written = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Weeks from Monday to Sunday; days of other months are empty. */
export function weeks(month: string): string[][] {
  const first = at(`${month}-01`)
  const lead = (new Date(first).getUTCDay() + 6) % 7
  const days: string[] = Array.from({ length: lead }, () => '')
  for (let time = first; written(time).startsWith(month); time += DAY) days.push(written(time))
  while (days.length % 7) days.push('')
  return Array.from({ length: days.length / 7 }, (_, i) => days.slice(7 * i, 7 * i + 7))
}
/** The month so many months later. */
export function shifted(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const all = year * 12 + number - 1 + by
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, '0')}`
}
const said = (day: string, lang: string, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(lang, { ...how, timeZone: 'UTC' }).format(at(day))
export const longDay = (day: string, lang: string): string => said(day, lang, { dateStyle: 'long' })
export const monthName = (month: string, lang: string): string =>
  said(`${month}-01`, lang, { month: 'long', year: 'numeric' })
/** Monday to Sunday, short: a week that began on a Monday. */
export const weekdays = (lang: string): string[] =>
  Array.from({ length: 7 }, (_, i) => said(`2024-01-0${i + 1}`, lang, { weekday: 'short' }))
