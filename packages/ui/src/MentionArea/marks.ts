import type { Choice } from '../field/choices/choice.ts'

// As in Markdown, with an @ before; names contain no brackets.
const MARK = /@\[([^[\]]+)\]\(([^()\s]+)\)/g

/** How somebody is mentioned in what the field sends. */
export const mentionMark = ({ value, label }: Choice): string => `@[${label.replace(/[[\]]/g, '')}](${value})`

/** A sent text in pieces: what was typed, and who is mentioned in between. */
export const piecesOfMarked = (sent: string): readonly (string | Choice)[] => {
  const parts = sent.split(MARK)
  const pieces = parts.flatMap((part, at): (string | Choice)[] => {
    if (at % 3 === 0) return [part]
    return at % 3 === 1 ? [{ label: part, value: parts[at + 1] ?? '' }] : []
  })
  return pieces.filter(piece => piece !== '')
}

/** The value of the box for a sent text: names with an @. */
export const typedOf = (sent: string): string =>
  piecesOfMarked(sent)
    .map(piece => (typeof piece === 'string' ? piece : `@${piece.label}`))
    .join('')

/** Who is mentioned in a sent text. */
export const mentionedIn = (sent: string): readonly Choice[] =>
  piecesOfMarked(sent).filter(piece => typeof piece !== 'string')

/** What is sent for the value of the box: the names of those who were picked become mentions, the longest first. */
export const sentOf = (typed: string, picked: readonly Choice[]): string => {
  const names = picked.toSorted((one, other) => other.label.length - one.label.length)
  const mark = (text: string, [first, ...rest]: readonly Choice[]): string => {
    if (!first) return text
    return text
      .split(`@${first.label}`)
      .map(part => mark(part, rest))
      .join(mentionMark(first))
  }
  return mark(typed, names)
}

/** The name that is being typed behind an @ before the caret, and where it begins; undefined where none is. */
export const searchAt = (
  typed: string,
  caret: number,
): { readonly from: number; readonly search: string } | undefined => {
  const found = /(?:^|[\s(])@([\p{L}\p{M}'’ -]{0,40})$/u.exec(typed.slice(0, caret))
  const search = found?.[1]
  return search === undefined || search.startsWith(' ') ? undefined : { from: caret - search.length - 1, search }
}
