import { type Comment, mentionOf, piecesOf } from '@portal/contract/messages/comments'
import { mentionMark, piecesOfMarked } from '@portal/ui/MentionArea'

/** Maps a user ID to a name. */
export type NameOfId = (id: string) => string

/** Converts a stored text for the field: IDs become names in the user's language. */
export const markedOf = (text: string, nameOfId: NameOfId): string =>
  piecesOf(text)
    .map(piece =>
      'text' in piece ? piece.text : mentionMark({ value: piece.mentioned, label: nameOfId(piece.mentioned) }),
    )
    .join('')

/** Converts the field's text for storage: names become IDs. */
export const storedOf = (marked: string): string =>
  piecesOfMarked(marked)
    .map(piece => (typeof piece === 'string' ? piece : mentionOf(piece.value)))
    .join('')

/** Looks up names among a comment's mentions. Never shows an ID. */
export const namesIn =
  ({ mentions }: Pick<Comment, 'mentions'>, nameOf: (person: Comment['by']) => string, unknown: string): NameOfId =>
  id => {
    const person = mentions.find(one => one.id === id)
    return person ? nameOf(person) : unknown
  }
