import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hear, refresh } from './register'

beforeEach(() => void vi.useRealTimers())
afterEach(() => void vi.unstubAllGlobals())

class Worker extends EventTarget {
  state = 'installing'
}
test('a page waits for the newer worker before it reloads', async () => {
  const next = new Worker()
  const found = { update: vi.fn().mockResolvedValue(undefined), installing: next, waiting: null }
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(found) } })
  let done = false
  const waiting = refresh(60_000).then(() => (done = true))
  await new Promise((r) => setTimeout(r, 10))
  expect(found.update).toHaveBeenCalled()
  expect(done).toBe(false)
  next.state = 'activated'
  next.dispatchEvent(new Event('statechange'))
  await waiting
})
test('a worker that never comes does not hold the page up, and neither does none', async () => {
  vi.stubGlobal('isSecureContext', true)
  const found = { update: () => new Promise(() => undefined), installing: null, waiting: null }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(found) } })
  await refresh(20)
  vi.stubGlobal('isSecureContext', false)
  await refresh(60_000)
})
test('what was heard before there was a worker is asked once more', () => {
  const asked = vi.fn().mockResolvedValue(undefined)
  const here = 'https://table.test'
  const names = ['/api/me', '/api/me', '/api/words', '/api/tables/abc', '/app.js'].map((path) => here + path)
  vi.stubGlobal('location', { origin: here })
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('performance', {
    getEntriesByType: () => [...names, 'https://elsewhere.test/api/me'].map((name) => ({ name })),
  })
  hear()
  expect(asked.mock.calls).toEqual([[`${here}/api/me`], [`${here}/api/words`]])
})
