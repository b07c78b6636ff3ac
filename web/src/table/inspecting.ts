/** What a thing on the table can do now, in sentences: the plans and moves that name it. */
import type { Position } from '../net/wire'
import type { About } from './game'
import { bare, moveText, planText } from './talk/sentences'

const MOST = 4

export function doings(
  game: string,
  position: Position,
  anchor: string,
  names: string[],
  does: About['does'] = undefined,
): string[] {
  const you = position.you
  if (!you || you.seq === null) return []
  const named = (at: string[], uses: string[] = []): boolean => at.includes(anchor) || uses.includes(anchor)
  // The end of the turn names every card that is left: no card does it.
  const naming = you.plans.filter((p) => p.kind !== 'end' && (named(p.at, p.uses) || does?.(p)))
  // Of a place: what leads there, and not what only passes over it.
  const leading = naming.filter((p) => p.at.at(-1) === anchor)
  const all = leading.length ? leading : naming
  // What it can do by itself says more of a card than the ways on which others help it.
  const alone = all.filter((p) => p.uses.length === 1)
  const plans = (alone.length ? alone : all)
    .sort((a, b) => Number(b.best) - Number(a.best))
    .map((p) => planText(game, p, names))
  const moves = you.legal
    .filter((l) => named(l.move.at) || does?.(l.move))
    .map((l) => bare(moveText(game, l, names)))
  // Of a card that goes nowhere by itself, what it can still do matters more than what others take it along for.
  const lines = alone.length || !anchor.startsWith('card:') ? [...plans, ...moves] : [...moves, ...plans]
  return [...new Set(lines)].slice(0, MOST)
}
