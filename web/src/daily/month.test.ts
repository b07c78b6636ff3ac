import { expect, test } from 'vitest'
import { longDay, shifted, weekdays, weeks } from './month'

test('a month is a sheet of weeks', () => {
  const sheet = weeks('2026-11')
  expect(sheet.length).toBe(6)
  expect(sheet[0]).toEqual(['', '', '', '', '', '', '2026-11-01'])
  expect(sheet[5]![0]).toBe('2026-11-30')
  expect(weeks('2024-02').flat().filter(Boolean).length).toBe(29)
})
test('months go over the year', () => {
  expect([shifted('2026-12', 1), shifted('2026-01', -1), shifted('2026-05', 0)]).toEqual([
    '2027-01',
    '2025-12',
    '2026-05',
  ])
})
test('days are said in the language', () => {
  expect(longDay('2026-11-18', 'it')).toBe('18 novembre 2026')
  expect(weekdays('en')[0]).toBe('Mon')
})
