/** What the editor asks the server, and a report that is always about the newest draft. */
import { ask } from '../net/api'
import type { Draft, Palette, Race, Report } from './types'

let box: Promise<Palette> | undefined
export const palette = (): Promise<Palette> =>
  (box ??= ask<Palette>('GET', '/api/courses/palette').catch((error: unknown) => {
    box = undefined
    throw error
  }))
export const reportOn = (draft: Draft): Promise<Report> =>
  ask<Report>('POST', '/api/courses/report', { draft: { ...draft } })
/** An id, “random:SEED”, or the text of a course file. */
export const opened = (text: string): Promise<Report> => ask<Report>('POST', '/api/courses/report', { text })
export const races = (text: string, first: number, count: number): Promise<{ races: Race[] }> =>
  ask<{ races: Race[] }>('POST', '/api/courses/races', { text, first, count })
