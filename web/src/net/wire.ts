/** The messages of docs/protocol.md as types, made from the server's own (see generated.ts). */
import type { Hint as HintMessage } from './generated'

export { PROTOCOL } from './generated'
export type * from './generated'
/** What a bot would do in this seat: the decisions of one gesture, and why. */
export type Hint = Pick<HintMessage, 'seq' | 'moves' | 'why'> & Partial<Pick<HintMessage, 'others'>>
