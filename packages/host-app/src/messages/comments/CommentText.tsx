import { type Comment, piecesOf } from '@portal/contract/messages/comments'
import { written } from '../../blocks/text/Written.css.ts'
import { PersonName } from '../../people/people/PersonName.tsx'
import { mention } from './comments.css.ts'
import { useCommentTexts } from './texts.ts'

/** What was written, with the names of those who are mentioned, which have their cards; never more than text. */
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
