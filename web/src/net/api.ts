/** Plain requests. What goes wrong is a sentence to show, never a trace. */
import type {
  Games,
  History,
  Item,
  Languages,
  LessonMoment,
  Lessons,
  Lobby,
  Me,
  Position,
  Review,
  Rules,
  Sentence,
  TableInfo,
  Tables,
  TransferCode,
} from './wire'

import { heard, lost } from './online.svelte'

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly sentence: Sentence,
  ) {
    super(sentence.key)
  }
}
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : {
            body: typeof body === 'string' ? body : JSON.stringify(body),
            headers: { 'Content-Type': 'application/json' },
          }),
    })
  } catch {
    lost()
    throw new ApiError(0, { key: 'ui.error.offline', args: {} })
  }
  heard(answer)
  if (answer.status === 204) return undefined as T
  const text = await answer.text()
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    data = null
  }
  if (!answer.ok) {
    const told = data as Partial<Sentence> | null
    throw new ApiError(answer.status, { key: told?.key ?? 'ui.error.broken', args: told?.args ?? {} })
  }
  return data as T
}
const get = <T>(path: string): Promise<T> => ask<T>('GET', path)
const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>('POST', path, body)

let gamesOnce: Promise<Games> | undefined
export const api = {
  me: () => get<Me>('/api/me'),
  setMe: (wish: Partial<Pick<Me, 'name' | 'emblem' | 'colours' | 'strength'>>) => post<Me>('/api/me', wish),
  /** Your finished games, newest first; only those before a time, if one is given. */
  history: (before?: number) => get<History>(`/api/me/history${before ? `?before=${before}` : ''}`),
  profileCode: (backup: boolean) => post<TransferCode>('/api/me/code', { backup }),
  moveProfile: (code: string) => post<Me>('/api/me/move', { code }),
  deleteProfile: () => post<undefined>('/api/me/delete', { sure: 'delete everything' }),
  lobby: () => get<Lobby>('/api/lobby'),
  closeTable: (table: string, block: number | null) => post<undefined>('/api/lobby/close', { table, block }),
  games: (): Promise<Games> =>
    (gamesOnce ??= get<Games>('/api/games').catch((error: unknown) => {
      gamesOnce = undefined
      throw error
    })),
  languages: () => get<Languages>('/api/languages'),
  /** The clauses of a game; for a table only those that concern it. */
  rules: (game: string, lang: string, table: { seats: number; options: unknown } | null = null) => {
    const asked = new URLSearchParams({ lang })
    if (table) {
      asked.set('seats', String(table.seats))
      asked.set('options', JSON.stringify(table.options))
    }
    return get<Rules>(`/api/rules/${encodeURIComponent(game)}?${asked}`)
  },
  preview: <T>(game: string, preset: string) =>
    get<T>(`/api/games/${encodeURIComponent(game)}/${encodeURIComponent(preset)}/scene`),
  tables: () => get<Tables>('/api/tables'),
  make: (body: unknown) => post<TableInfo>('/api/tables', body),
  code: (code: string) => get<TableInfo>(`/api/codes/${encodeURIComponent(code)}`),
  table: (id: string) => get<TableInfo>(`/api/tables/${id}`),
  scene: <T>(id: string) => get<T>(`/api/tables/${id}/scene`),
  verb: <T = TableInfo>(id: string, verb: string, body: unknown = {}) =>
    post<T>(`/api/tables/${id}/${verb}`, body),
  transfer: (code: string) => post<TableInfo>('/api/transfer', { code }),
  replay: (id: string, seat: number) =>
    get<{ n: number; seat: number; items: Item[] }>(`/api/tables/${id}/replay?seat=${seat}`),
  moment: (id: string, seat: number, at: number) =>
    get<{ n: number; at: number; item: Item | null; position: Position }>(
      `/api/tables/${id}/replay?seat=${seat}&at=${at}`,
    ),
  chart: (id: string) =>
    get<{ points: { n: number; actors: number[]; facts: Record<string, unknown> }[] }>(
      `/api/tables/${id}/chart`,
    ),
  review: (id: string) => get<Review>(`/api/tables/${id}/review`),
  playOn: (id: string, at: number, seat: number) =>
    post<TableInfo>(`/api/tables/${id}/play_on`, { at, seat }),
  lessons: () => get<Lessons>('/api/lessons'),
  lesson: (game: string, lesson: string, body: unknown) =>
    post<LessonMoment>(`/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`, body),
  importRecord: (text: string) => post<TableInfo>('/api/import', text),
}
