/** Cave tokens: small stone hexes. */
import { at, hexPath, path, shade } from '../../../ui/art/draw'
import { TOKEN_ICON } from '../../../ui/art/icons'
import { TERRAIN } from '../../../ui/art/palette'

const GROUND: Record<string, string> = {
  machete: TERRAIN.jungle!,
  coin: TERRAIN.village!,
  paddle: TERRAIN.water!,
  remove: TERRAIN.camp!,
}

/** A token face up in a box of -28…28; `power` 0 for those without one. */
export function token(kind: string, power: number): string {
  const ground = GROUND[kind] ?? '#5d5769'
  const icon = TOKEN_ICON[kind]?.() ?? ''
  const spread = power > 1 ? power : 1
  let glyphs = ''
  for (let i = 0; i < spread; i++)
    glyphs += at(icon, (i - (spread - 1) / 2) * 13, spread > 2 && i === 1 ? -5 : 0, spread > 1 ? 0.72 : 1.15)
  return (
    path(hexPath(0, 2, 26), '#0b1513') +
    path(hexPath(0, 0, 24.5), ground, '#f3e7cb', 1.4) +
    path(hexPath(0, 0, 21), 'none', shade(ground, 0.25), 1) +
    glyphs
  )
}
/** A token face down, as it lies on its cave. */
export const tokenBack = (): string =>
  path(hexPath(0, 2, 26), '#0b1513') +
  path(hexPath(0, 0, 24.5), '#3b3646', '#8b8299', 1.4) +
  path('M-9 10 Q-10 -10 0 -10 Q10 -10 9 10Z', '#0d0b12', '#e9b949', 1.2)
