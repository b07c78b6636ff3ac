import { describe, expect, it } from 'vitest'
import { second, spokenTo, within } from './italian'

const ME = '\uE000'
describe('a sentence about the reader in Italian', () => {
  it('knows the second person of the verbs of the catalogue', () => {
    const third = [
      'compra',
      'paga',
      'gioca',
      'pesca',
      'prende',
      'finisce',
      'raccoglie',
      'scambia',
      'rilancia',
      'dà',
      'ha',
    ]
    expect(third.map(second)).toEqual([
      ...[
        'compri',
        'paghi',
        'giochi',
        'peschi',
        'prendi',
        'finisci',
        'raccogli',
        'scambi',
        'rilanci',
        'dai',
        'hai',
      ],
    ])
    expect(second('e')).toBe('')
  })
  it('speaks to whoever does something', () => {
    expect(spokenTo(' compra Scout.')).toBe('Compri Scout.')
    expect(spokenTo(' vince la corsa a El Dorado nel round 13.')).toBe(
      'Vinci la corsa a El Dorado nel round 13.',
    )
    expect(spokenTo(' non può più comprare un forte.')).toBe('Non puoi più comprare un forte.')
    expect(spokenTo(' si siede.')).toBe('Ti siedi.')
    expect(spokenTo(' guida e apre le offerte.')).toBe('Guidi e apri le offerte.')
    expect(spokenTo(' ha perso l’ultimo pezzo e si nasconde.')).toBe(
      'Hai perso l’ultimo pezzo e ti nascondi.',
    )
    expect(spokenTo(' e Bruno giocano insieme.')).toBe('Tu e Bruno giocano insieme.')
  })
  it('names what is the reader’s, and who wins', () => {
    expect(within(`Vince ${ME}!`)).toBe('Vinci tu!')
    expect(within(`Non ora: decide ${ME}.`)).toBe('Non ora: decidi tu.')
    expect(within(`Sta pagando ${ME}.`)).toBe('Stai pagando tu.')
    expect(within(`Round 2: turno di ${ME}.`)).toBe('Round 2: il tuo turno.')
    expect(within(`L'esploratore di ${ME} è sconfitto.`)).toBe('Il tuo esploratore è sconfitto.')
    expect(within(`Ada guarda nella mano di ${ME}.`)).toBe('Ada guarda nella tua mano.')
    expect(within(`Ada attacca l'avamposto di ${ME}.`)).toBe('Ada attacca il tuo avamposto.')
    expect(within(`Ada aggiunge all'offerta di ${ME}.`)).toBe('Ada aggiunge alla tua offerta.')
    expect(within(`Ada attacca un avamposto di ${ME}.`)).toBe('Ada attacca un tuo avamposto.')
    expect(within(`I Ladri di ${ME} sono sconfitti.`)).toBe('I tuoi Ladri sono sconfitti.')
    expect(within(`Poi ${ME} lo compra.`)).toBe('Poi lo compri.')
    expect(within('\uE001 e Bruno condividono la vittoria.')).toBe('Tu e Bruno condividono la vittoria.')
    expect(within(`Ada attacca ${ME} in 1,0: 4 contro 2.`)).toBe('Ada ti attacca in 1,0: 4 contro 2.')
    expect(within(`Ada propone a ${ME} oro in cambio di legno.`)).toBe(
      'Ada ti propone oro in cambio di legno.',
    )
    expect(within(`Ada attacca una fattoria di ${ME}.`)).toBe('Ada attacca una tua fattoria.')
    expect(within(`1 abitante di ${ME}`)).toBe('1 tuo abitante')
    expect(within(`2 abitanti di ${ME}`)).toBe('2 tuoi abitanti')
    expect(within('offerte: Ada, \uE001, Bruno')).toBe('offerte: Ada, tu, Bruno')
    expect(within(`giungla 1, c'è ${ME}`)).toBe('giungla 1, ci sei tu')
    expect(within(`Ada ruba una carta a ${ME}.`)).toBe(`Ada ruba una carta a ${ME}.`)
  })
})
