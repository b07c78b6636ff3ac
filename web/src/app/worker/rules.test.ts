import { expect, test } from 'vitest'
import { keeps, page } from './rules'

test('what changes with every move is never answered from what was kept', () => {
  for (const path of [
    '/api/me',
    '/api/words',
    '/api/words/it',
    '/api/tables',
    '/api/rules/isla_dorada',
    '/api/courses/palette',
  ])
    expect(keeps(path), path).toBe(true)
  for (const path of ['/api/tables/abc', '/api/tables/abc/replay', '/api/push', '/api/codes/ABC', '/t/abc'])
    expect(keeps(path), path).toBe(false)
})
test('pages are started from what was kept, other things are not', () => {
  for (const path of ['/', '/t/abc', '/daily', '/courses/edit']) expect(page(path), path).toBe(true)
  for (const path of ['/api/tables/abc/export', '/metrics', '/sw.js', '/icon-192.png'])
    expect(page(path), path).toBe(false)
})
