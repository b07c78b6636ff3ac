/** Clauses know bold, italics and code; they become elements, never markup. */
export interface Part {
  text: string
  kind: '' | 'b' | 'i' | 'code'
}
export function marked(text: string): Part[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*)/)
    .filter(Boolean)
    .map((p): Part =>
      p.startsWith('**')
        ? { text: p.slice(2, -2), kind: 'b' }
        : p.startsWith('`')
          ? { text: p.slice(1, -1), kind: 'code' }
          : p.startsWith('*') && p.endsWith('*') && p.length > 2
            ? { text: p.slice(1, -1), kind: 'i' }
            : { text: p, kind: '' },
    )
}
