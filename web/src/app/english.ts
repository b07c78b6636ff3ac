/** The catalogue tells what somebody does in the third person; who reads about themselves is spoken to: “buys” is “buy”
 *  after “You”. Other languages keep the mark before the sentence (ui.me.first). */
const ODD: Record<string, string> = { is: 'are', has: 'have', does: 'do', was: 'were' }
/** Verbs that follow another one: “leads and opens”. Nouns may stand there too (“cards and coins”), so these alone are
 *  changed. */
const VERBS =
  'opens|gathers|takes|rules|draws|keeps|gives|goes|rests|plays|pays|wins|loses|has|is|does|gets|puts|buys|sells|' +
  'steals|brings|finds|chooses|becomes|must|adds|throws|swaps|picks|wants|earns|leaves|stays|reaches|collects|discards'
const SECOND = new RegExp(`( and )(${VERBS})\\b`, 'g')

const plain = (verb: string): string =>
  ODD[verb] ??
  (/(ss|sh|ch|x|o)es$/.test(verb)
    ? verb.slice(0, -2)
    : /[^aeiou]ies$/.test(verb)
      ? `${verb.slice(0, -3)}y`
      : /[^s]s$/.test(verb)
        ? verb.slice(0, -1)
        : verb)

/** What follows “You”, from the blank before the verb on, up to the end of its sentence. */
export function spokenTo(rest: string): string {
  const end = rest.search(/[.!?:]( |$)/)
  const said = end < 0 ? rest : rest.slice(0, end),
    after = end < 0 ? '' : rest.slice(end)
  const first = said.replace(/^ (\w+)/, (_, verb: string) => ` ${plain(verb)}`)
  return first.replace(SECOND, (_, and: string, verb: string) => and + plain(verb)) + after
}
