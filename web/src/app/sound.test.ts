import { afterEach, describe, expect, it, vi } from 'vitest'
import quest from '../games/quest/sounds'
import { settings } from './settings.svelte'
import { audible, heard, play, SOUNDS } from './sound'

afterEach(() => {
  settings.sound = true
  settings.soundShared = false
  settings.volume = 0.6
})
describe('sounds', () => {
  it('are silent at a shared screen until they are switched on there, and when muted', () => {
    expect(audible(false)).toBe(true)
    expect(audible(true)).toBe(false)
    settings.soundShared = true
    expect(audible(true)).toBe(true)
    settings.sound = false
    expect([audible(true), audible(false)]).toEqual([false, false])
    settings.sound = true
    settings.volume = 0
    expect(audible(false)).toBe(false)
  })
  it('tell of a moment once each, and never too many', () => {
    expect(heard(['played', 'step', 'step', 'bought', 'unheard', 'over'], quest)).toEqual([
      'card',
      'step',
      'purchase',
    ])
  })
  it('are all short and within what a speaker can do', () => {
    for (const notes of Object.values(SOUNDS))
      for (const n of notes) {
        expect(n.at + n.long).toBeLessThan(1.5)
        expect(n.loud).toBeLessThanOrEqual(0.6)
      }
  })
  it('leave the loudspeaker alone after the last note, and wake it for the next', async () => {
    vi.useFakeTimers()
    const param = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }
    const node = () => ({
      gain: param,
      frequency: param,
      connect: (to: unknown) => to,
      start() {},
      stop() {},
    })
    const asked: string[] = []
    class Speaker {
      state = 'running'
      currentTime = 0
      destination = {}
      createGain = node
      createOscillator = node
      async suspend() {
        asked.push('sleep')
        this.state = 'suspended'
      }
      async resume() {
        asked.push('wake')
        this.state = 'running'
      }
    }
    vi.stubGlobal('AudioContext', Speaker)
    await play('turn')
    await vi.advanceTimersByTimeAsync(400)
    await play('purchase')
    await vi.advanceTimersByTimeAsync(600) // the first one still sounds
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(2000)
    expect(asked).toEqual(['sleep'])
    await play('turn')
    expect(asked).toEqual(['sleep', 'wake'])
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
})
