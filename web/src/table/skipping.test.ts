import { expect, it } from 'vitest'
import type { TableInfo } from '../net/wire'
import { botsAlone } from './skipping'

const table = (actors: number[], ...seats: object[]): TableInfo =>
  ({ status: 'playing', actors, seats }) as unknown as TableInfo
const me = { kind: 'human', yours: true }
const bot = { kind: 'bot' }

it('is only bots that are skipped, and nobody else who would miss what they do', () => {
  expect(botsAlone(table([1], me, bot))).toBe(true)
  expect(botsAlone(table([0], me, bot))).toBe(false)
  expect(botsAlone(table([1], bot, bot))).toBe(false) // who only watches decides nothing
  expect(botsAlone(table([2], me, { kind: 'human', yours: false }, bot))).toBe(false)
  expect(botsAlone(table([2], me, { kind: 'human', yours: false, out: 'left' }, bot))).toBe(true)
  expect(botsAlone(table([0], { ...me, held: 'time' }, bot))).toBe(true)
  expect(botsAlone({ ...table([1], me, bot), status: 'over' })).toBe(false)
})
