/** Short notes on the screen, and lines for screen readers. */
import { t, type Args } from './words.svelte'

export interface Note {
  id: number
  text: string
  clause: string | null
  game: string
  kind: 'info' | 'refused' | 'error'
}
export const notes = $state<Note[]>([])
export const spoken = $state({ polite: '', urgent: '' })
let counter = 0

export function note(
  text: string,
  kind: Note['kind'] = 'info',
  clause: string | null = null,
  game = '',
): void {
  const id = ++counter
  if (notes.some((n) => n.text === text)) return
  // A refusal is about the last attempt, so it replaces the one before.
  if (kind === 'refused') settle()
  notes.push({ id, text, clause, game, kind })
  while (notes.length > 3) notes.shift()
  setTimeout(() => drop(id), clause ? 12000 : 6000)
}
export function drop(id: number): void {
  const i = notes.findIndex((n) => n.id === id)
  if (i >= 0) notes.splice(i, 1)
}
/** It does not hold any more. */
export function unsay(text: string): void {
  for (const n of notes.filter((x) => x.text === text)) drop(n.id)
}
/** Something else was done: what was refused, or failed, before it need not be read any longer. */
export function settle(kind: Note['kind'] = 'refused'): void {
  for (const n of notes.filter((x) => x.kind === kind)) drop(n.id)
}
/** What went wrong, as a sentence. */
export function errorText(error: unknown): string {
  const sentence = (error as { sentence?: { key: string; args: Args } }).sentence
  return sentence ? t(sentence.key, sentence.args) : t('ui.error.broken')
}
export function sayError(error: unknown): void {
  note(errorText(error), 'error')
}
export function speak(text: string, urgent = false): void {
  if (urgent) spoken.urgent = text
  else spoken.polite = text
}
