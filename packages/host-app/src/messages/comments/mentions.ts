import { type Comment, mentionOf, piecesOf } from '@portal/contract/messages/comments'
import { mentionMark, piecesOfMarked } from '@portal/ui/MentionArea'

/** Someone's name, by their id. */
export type NameOfId = (id: string) => string

/** A stored text as the field begins with it: names in the reader's language. */
export const markedOf = (text: string, nameOfId: NameOfId): string =>
  piecesOf(text)
    .map(piece =>
      'text' in piece ? piece.text : mentionMark({ value: piece.mentioned, label: nameOfId(piece.mentioned) }),
    )
    .join('')

/** What the field sends as it is stored: ids in place of names. */
export const storedOf = (marked: string): string =>
  piecesOfMarked(marked)
    .map(piece => (typeof piece === 'string' ? piece : mentionOf(piece.value)))
    .join('')

/** Finds names among those who are mentioned in a comment; nobody is called by an id. */
export const namesIn =
  ({ mentions }: Pick<Comment, 'mentions'>, nameOf: (person: Comment['by']) => string, unknown: string): NameOfId =>
  id => {
    const person = mentions.find(one => one.id === id)
    return person ? nameOf(person) : unknown
  }
