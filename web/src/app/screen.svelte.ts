/** How much room there is, measured in letters: a small screen, or large text on a large one, is the same. */
const PHONE = '(max-width: 53em), (max-height: 30em)'
const side = matchMedia('(max-height: 30em) and (min-width: 35em)'),
  phone = matchMedia(PHONE),
  wide = matchMedia('(min-width: 100em)')
/** Width by height of what a map has for itself, roughly: a panel that grows does not change it. */
const shape = (): number => {
  const share = side.matches ? [0.46, 0.85] : phone.matches ? [1, 0.52] : [0.94, 0.67]
  return Math.round(((innerWidth * share[0]!) / (innerHeight * share[1]!)) * 10) / 10
}
/** `side`: wide and low, a phone held across: the sheet stands beside the map. */
export const room = $state({
  phone: phone.matches,
  side: side.matches,
  /** A phone's sheet on a screen with room for more than one panel at a time. */
  tablet: phone.matches && innerWidth >= 600 && innerHeight >= 700,
  wide: wide.matches,
  aspect: shape(),
})
function measure(): void {
  room.phone = phone.matches
  room.side = side.matches
  room.tablet = phone.matches && innerWidth >= 600 && innerHeight >= 700
  room.wide = wide.matches
  room.aspect = shape()
}
for (const asked of [side, phone, wide]) asked.addEventListener('change', measure)
addEventListener('resize', measure)
