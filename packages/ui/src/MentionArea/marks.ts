import type { Choice } from '../field/choices/choice.ts'

// A Markdown link with a leading @. Names contain no brackets.
const MARK = /@\[([^[\]]+)\]\(([^()\s]+)\)/g

/** The submitted form of a mention. */
export const mentionMark = ({ value, label }: Choice): string => `@[${label.replace(/[[\]]/g, '')}](${value})`

/** Splits submitted text into plain strings and mentions. */
export const piecesOfMarked = (sent: string): readonly (string | Choice)[] => {
  const parts = sent.split(MARK)
  const pieces = parts.flatMap((part, at): (string | Choice)[] => {
    if (at % 3 === 0) return [part]
    return at % 3 === 1 ? [{ label: part, value: parts[at + 1] ?? '' }] : []
  })
  return pieces.filter(piece => piece !== '')
}

/** Converts submitted text to display text, with names after an @. */
export const typedOf = (sent: string): string =>
  piecesOfMarked(sent)
    .map(piece => (typeof piece === 'string' ? piece : `@${piece.label}`))
    .join('')

export const choicesIn = (sent: string): readonly Choice[] =>
  piecesOfMarked(sent).filter(piece => typeof piece !== 'string')

/** Converts display text to submitted form. Replaces the longest names first, because one name may begin another. */
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

/** The text typed after an @ before the caret, and its start. Undefined outside a mention. */
export const searchAt = (
  typed: string,
  caret: number,
): { readonly from: number; readonly search: string } | undefined => {
  const found = /(?:^|[\s(])@([\p{L}\p{M}'’ -]{0,40})$/u.exec(typed.slice(0, caret))
  const search = found?.[1]
  return search === undefined || search.startsWith(' ') ? undefined : { from: caret - search.length - 1, search }
}
