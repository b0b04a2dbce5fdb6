import { type Comment, piecesOf } from '@portal/contract/comments'
import { useNameOf } from '../people/texts.ts'
import { mention, text as textStyle } from './comments.css.ts'
import { namesIn } from './mentions.ts'
import { useCommentTexts } from './texts.ts'

/** What was written, with the names of those who are mentioned; never more than text. */
export const CommentText = ({ comment }: { comment: Comment }) => {
  const t = useCommentTexts()
  const nameOfId = namesIn(comment, useNameOf(), t('somebody'))
  let at = 0
  return (
    <p className={textStyle} dir="auto">
      {piecesOf(comment.text).map(piece => {
        at += 1
        return 'text' in piece ? (
          piece.text
        ) : (
          <bdi className={mention} key={at}>
            @{nameOfId(piece.mentioned)}
          </bdi>
        )
      })}
    </p>
  )
}
