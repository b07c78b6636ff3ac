/** The sounds of a table, made here by oscillators and filtered noise: no recording, nothing to load. */
import { settings } from './settings.svelte'

export type Sound = 'card' | 'step' | 'dice' | 'purchase' | 'battle' | 'victory' | 'turn'

/** A tone (frequency, or from one to another) or a rush of noise through a filter at that frequency. */
export interface Note {
  at: number
  from: number
  to?: number
  long: number
  loud: number
  wave?: OscillatorType
  noise?: boolean
}
const rattle = [0, 0.055, 0.12, 0.2, 0.31].map((at, i): Note => ({
  at,
  from: 2600 - i * 260,
  long: 0.045,
  loud: 0.6 - i * 0.06,
  noise: true,
}))
const fanfare = [523, 659, 784, 1047].map((from, i): Note => ({
  at: i * 0.13,
  from,
  long: i === 3 ? 0.9 : 0.22,
  loud: 0.3,
  wave: 'triangle',
}))
export const SOUNDS: Record<Sound, Note[]> = {
  card: [{ at: 0, from: 1900, to: 4200, long: 0.11, loud: 0.55, noise: true }],
  step: [{ at: 0, from: 190, to: 90, long: 0.09, loud: 0.42, wave: 'sine' }],
  dice: rattle,
  purchase: [
    { at: 0, from: 1568, long: 0.12, loud: 0.2, wave: 'triangle' },
    { at: 0.07, from: 2093, long: 0.3, loud: 0.2, wave: 'triangle' },
  ],
  battle: [
    { at: 0, from: 1200, to: 300, long: 0.22, loud: 0.5, noise: true },
    { at: 0.02, from: 110, to: 55, long: 0.4, loud: 0.55, wave: 'sawtooth' },
  ],
  victory: fanfare,
  turn: [
    { at: 0, from: 587, long: 0.5, loud: 0.24, wave: 'triangle' },
    { at: 0.14, from: 880, long: 0.5, loud: 0.24, wave: 'triangle' },
  ],
}
/** Whether anything is heard. At a screen that several people share nothing is, until it is switched on there. */
export const audible = (shared: boolean): boolean =>
  settings.sound && settings.volume > 0 && (!shared || settings.soundShared)

let audio: AudioContext | undefined
let hiss: AudioBuffer | undefined
let asleep = false
let bedtime: ReturnType<typeof setTimeout> | undefined
let heardUntil = 0
/** Without a gesture on this page the browser forbids sound, and nothing is played later instead. */
async function awake(): Promise<AudioContext | null> {
  if (!audio && navigator.userActivation?.hasBeenActive === false) return null // else it would complain
  audio ??= new AudioContext()
  // A new one wakes up a moment after it was made; on a busy machine that takes a while.
  if (asleep || audio.state !== 'running') {
    asleep = false
    await Promise.race([audio.resume(), new Promise((done) => setTimeout(done, 3000))])
  }
  return audio.state === 'running' ? audio : null
}
/** Silence costs as much as sound: a loudspeaker, a process and a thread stay awake for it. So all sleep after the last
 * note. */
function sleepAfter(on: AudioContext, notes: Note[]): void {
  const now = performance.now(),
    longest = Math.max(...notes.map((n) => n.at + n.long)) * 1000
  heardUntil = Math.max(heardUntil, now + longest)
  clearTimeout(bedtime)
  bedtime = setTimeout(
    () => {
      asleep = true
      void on.suspend()
    },
    heardUntil - now + 500,
  )
}
function noise(on: AudioContext): AudioBuffer {
  if (hiss) return hiss
  hiss = on.createBuffer(1, on.sampleRate / 2, on.sampleRate)
  const data = hiss.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1
  return hiss
}
function strike(on: AudioContext, n: Note): void {
  const at = on.currentTime + n.at,
    gain = on.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, n.loud * settings.volume), at + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + n.long)
  gain.connect(on.destination)
  const glide = (pitch: AudioParam): void => {
    pitch.setValueAtTime(n.from, at)
    if (n.to) pitch.exponentialRampToValueAtTime(n.to, at + n.long)
  }
  if (n.noise) {
    const source = on.createBufferSource(),
      filter = on.createBiquadFilter()
    source.buffer = noise(on)
    filter.type = 'bandpass'
    glide(filter.frequency)
    source.connect(filter).connect(gain)
    source.start(at)
    source.stop(at + n.long + 0.05)
  } else {
    const tone = on.createOscillator()
    tone.type = n.wave ?? 'sine'
    glide(tone.frequency)
    tone.connect(gain)
    tone.start(at)
    tone.stop(at + n.long + 0.05)
  }
}
/** The same sound again within this many milliseconds is the same sound. */
const CLOSE = 90
const last = new Map<Sound, number>()
export async function play(name: Sound, shared = false): Promise<void> {
  if (!audible(shared)) return
  const now = performance.now()
  if (now - (last.get(name) ?? -CLOSE) < CLOSE) return
  last.set(name, now)
  try {
    const on = await awake()
    if (!on) return
    for (const n of SOUNDS[name]) strike(on, n)
    sleepAfter(on, SOUNDS[name])
  } catch {
    // a browser without audio plays silently
  }
}
/** What is heard of several events of one moment: each kind of sound once, at most three. */
export function heard(kinds: string[], sounds: Record<string, Sound>): Sound[] {
  const all = kinds.flatMap((k) => (sounds[k] ? [sounds[k]] : []))
  return [...new Set(all)].slice(0, 3)
}
