/** The daily race over HTTP: server/daily. */
import { ask } from '../net/api'
import type { TableInfo } from '../net/wire'

export type Mode = 'alone' | 'experts'
export const MODES: Mode[] = ['alone', 'experts']
export interface Race {
  day: string
  mode: Mode
  table: string
  done: boolean
  /** 0 for who did not arrive. */
  rounds: number
  /** 0 while it is played, and for one that was given up. */
  place: number
}
export interface Best {
  name: string
  rounds: number
  place: number
  mine: boolean
}
export interface Daily {
  day: string
  today: string
  ends: number
  commitment: string
  seed: string | null
  mine: Race | null
  best: Record<Mode, Best[]>
  races: Record<Mode, number>
  calendar: Race[]
}
export const daily = (day = ''): Promise<Daily> =>
  ask<Daily>('GET', day ? `/api/daily?day=${encodeURIComponent(day)}` : '/api/daily')
export const begin = (mode: Mode): Promise<TableInfo> => ask<TableInfo>('POST', '/api/daily', { mode })
