/** The catalogue tells what somebody does in the third person; who reads about themselves in Italian is spoken to,
 *  without a pronoun: “Ada compra” is “Compri”, “la mano di Ada” is “la tua mano”, “Vince Ada!” is “Vinci tu!”. */
const ODD: Record<string, string> = {
  ha: 'hai',
  è: 'sei',
  era: 'eri',
  va: 'vai',
  dà: 'dai',
  fa: 'fai',
  sta: 'stai',
  può: 'puoi',
  vuole: 'vuoi',
  si: 'ti',
}
/** The second person of a verb in the third; nothing for a word that cannot be one. */
export function second(verb: string): string {
  if (ODD[verb]) return ODD[verb]
  if (/i[ae]$/.test(verb)) return verb.slice(0, -1)
  if (/[cg]a$/.test(verb)) return `${verb.slice(0, -1)}hi`
  return /..[ae]$/.test(verb) ? `${verb.slice(0, -1)}i` : ''
}
const large = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1)
/** Verbs that follow another one: “guida e apre”. Nouns may stand there too, so these alone are changed. */
const FOLLOWS =
  /( e )(si )?(apre|attacca|gioca|governa|muove|nasconde|paga|pesca|prende|raccoglie|scarta|tiene)\b/g

/** What follows the reader at the beginning of a sentence, from the blank before the verb on. */
export function spokenTo(rest: string): string {
  const found = /^ (non )?(si )?([a-zàèò]+)/.exec(rest)
  const verb = found && second(found[3]!)
  if (!found || !verb) return `Tu${rest}`
  const after = rest
    .slice(found[0].length)
    .replace(FOLLOWS, (_, and: string, si: string | undefined, more: string) => {
      return and + (si ? 'ti ' : '') + second(more)
    })
  return large((found[1] ?? '') + (found[2] ? 'ti ' : '') + verb) + after
}
/** What belongs to somebody, with the article before it: alone, in one word with a preposition, or none. */
const OWNED = new RegExp(
  String.raw`\b(l'|il |la |i |le |un'|una |un |(?:[nd]e|a|da|su)ll(?:'|a )|(?:ne|de|a|da|su)l )?` +
    '(esploratore|avamposto|Lupo|ladro|forte|Juju|tesoro|posto|turno|' +
    'fattoria|mano|offerta|proposta|Ladri|carte) di \uE000',
  'gi',
)
const FEMININE = ['fattoria', 'mano', 'offerta', 'proposta']

function owned(_: string, before: string | undefined, thing: string): string {
  const article = before ?? ''
  const many = thing === 'Ladri' ? ['i', 'tuoi'] : thing === 'carte' ? ['le', 'tue'] : null
  const [the, your] = many ?? (FEMININE.includes(thing) ? ['la', 'tua'] : ['il', 'tuo'])
  if (/^(l'|il |la |i |le |)$/i.test(article))
    return `${/^[A-Z]/.test(article) ? large(the!) : the} ${your} ${thing}`
  if (/^un'?a? ?$/i.test(article)) return `${the === 'la' ? 'una' : 'un'} ${your} ${thing}`
  // “nell'offerta” is “nella tua offerta”, “nell'avamposto” is “nel tuo avamposto”
  const open = article.endsWith("'") ? article.replace(/l'$/, the === 'la' ? 'la ' : ' ') : article
  return `${open}${your} ${thing}`
}
/** Sentences in which the reader stands behind the verb, or behind a word of time. */
const BEHIND = /(?<![a-zàèò])(Vince|Comincia|Decide|decide|Sta) ((?:pagando|decidendo) )?\uE000/g

/** A sentence with the reader marked in it, once the mark is not its beginning. */
export function within(said: string): string {
  let told = said.replace(BEHIND, (_, verb: string, more = '') => {
    const you = second(verb.toLowerCase())
    return `${verb.startsWith(verb.charAt(0).toUpperCase()) ? large(you) : you} ${more}tu`
  })
  told = told.replace(/\b(Poi) \uE000 (lo )?([a-z]+)/g, (_, then: string, it = '', verb: string) => {
    return `${then} ${it}${second(verb) || verb}`
  })
  // Whom something is done to stands before the verb: “Ada ti attacca”.
  told = told.replace(/ (attacca|propone a) \uE000/g, (_, verb: string) => ` ti ${verb.replace(' a', '')}`)
  told = told.replace(OWNED, owned)
  told = told.replace(/\babitant(e|i) di \uE000/g, (_, end: string) =>
    end === 'i' ? 'tuoi abitanti' : 'tuo abitante',
  )
  told = told.replace(/^(offerte: .*)[\uE000\uE001]/, '$1tu').replace(/c'è \uE000/g, 'ci sei tu')
  told = told.replace(/\bVittoria di \uE000/g, 'Hai vinto')
  return told.replace(/\bPrima \uE000/g, 'Prima tu').replace(/(^|[.!?] )\uE001/g, '$1Tu')
}
