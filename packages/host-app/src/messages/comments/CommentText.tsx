import { type Comment, piecesOf } from '@portal/contract/messages/comments'
import { written } from '../../blocks/text/Written.css.ts'
import { useCommentTexts } from '../../core/texts/messages.ts'
import { PersonName } from '../../people/people/PersonName.tsx'
import { mention } from './comments.css.ts'

/** Text of a comment, always as plain text. Mentioned names have hover cards. */
export const CommentText = ({ comment }: { comment: Comment }) => {
  const t = useCommentTexts()
  let at = 0
  return (
    <p className={written} dir="auto">
      {piecesOf(comment.text).map(piece => {
        at += 1
        if ('text' in piece) return piece.text
        const person = comment.mentions.find(({ id }) => id === piece.mentioned)
        return (
          <bdi className={mention} key={at}>
            {person ? <PersonName mark="@" person={person} /> : `@${t('somebody')}`}
          </bdi>
        )
      })}
    </p>
  )
}
