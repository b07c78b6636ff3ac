import type { GameModule } from '../../table/game'
import { t } from '../../app/words.svelte'
import Board from './Board.svelte'
import sounds from './sounds'
import Summary from './Summary.svelte'
import Preview from './Preview.svelte'
import Text from './Text.svelte'
import Own from '../../courses/Own.svelte'
import { cardPicture, PICTURE } from './art/cards'
import { hexPath } from '../../ui/art/draw'
import { hexCell } from './art/terrain'
import { token } from './art/tokens'
import { about } from './about'
import { digest } from './deeds'
import { lasts } from './walk.svelte'
import { turnWords } from './turnwords'
import { tileEntries } from './tiles'
import { primer } from './primer'
import { Model, type Scene, type View } from './model'

const quest: GameModule = {
  Board,
  Text,
  Summary,
  Preview,
  Own,
  about,
  primer,
  entries: [
    {
      kind: 'card',
      picture: (id, scene) => {
        const c = new Model(scene as Scene).card(id)
        return { body: cardPicture(id, c.symbol, c.power), box: `0 0 ${PICTURE.w} ${PICTURE.h}` }
      },
    },
    {
      kind: 'token',
      picture: (id, scene) => {
        const k = new Model(scene as Scene).token(id)
        return { body: token(k.kind, k.power), box: '-40 -28 80 56' }
      },
    },
    { kind: 'tile', of: tileEntries },
    {
      kind: 'terrain',
      picture: (id) => ({
        body:
          `<clipPath id="entry-${id}"><path d="${hexPath(0, -1.4, 22.8)}"/></clipPath>` +
          `${hexCell(id, id === 'mountain' || id === 'start' ? 0 : 1, 24, id, `entry-${id}`, false)}`,
        box: '-40 -28 80 56',
      }),
    },
  ],
  stands: (view, seat, moves) => {
    const piece = moves.find((m) => m.kind === 'step')?.args.piece
    const at = (view as View).players[seat]?.pieces[typeof piece === 'number' ? piece : 0]
    return at !== undefined && at >= 0 && moves.some((m) => m.at.some((a) => a.startsWith('space:')))
      ? `space:${at}`
      : null
  },
  turnWords,
  stage: (view) => t('ui.bar.round', { n: (view as View).round }),
  curve: {
    label: 'ui.quest.plot',
    of: (facts) =>
      (facts as { distance?: number[][] }).distance?.map((d) => -d.reduce((a, b) => a + b, 0)) ?? null,
  },
  sounds,
  recap: ['step', 'overcame', 'explored', 'removed', 'gave', 'bought', 'took', 'arrived'],
  digest,
  idle: 'ui.quest.digest.idle',
  lasts,
  placesRecap: 'everywhere',
  keyEvents: ['overcame', 'arrived', 'explored', 'final', 'over'],
}
export default quest
