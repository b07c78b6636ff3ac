/** How much room there is, measured in letters: a small screen, or large text on a large one, is the same. */
const PHONE = '(max-width: 47.5em), (max-height: 30em)'
const side = matchMedia('(max-height: 30em) and (min-width: 35em)'), phone = matchMedia(PHONE)
/** `side`: wide and low, a phone held across: the sheet stands beside the map. */
export const room = $state({ phone: phone.matches, side: side.matches })
for (const asked of [side, phone]) asked.addEventListener('change', () => { room.phone = phone.matches; room.side = side.matches })
