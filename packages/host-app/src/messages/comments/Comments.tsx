import { listComments } from '@portal/contract/messages/comments'
import { EmptyState } from '@portal/ui/EmptyState'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePages } from '../../blocks/api/use-read.ts'
import { Loaded } from '../../blocks/feedback/Loaded.tsx'
import { MoreRows } from '../../blocks/list/ListFoot.tsx'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { useCommentTexts } from '../../core/texts/messages.ts'
import { CommentForm } from './CommentForm.tsx'
import { CommentItem } from './CommentItem.tsx'
import { list } from './comments.css.ts'
import type { Commented } from './use-mentionable.ts'

/** Comments on one record, newest last, with a form to add one. The URL can link to a single comment. */
export const Comments = ({ of }: { of: Commented }) => {
  const t = useCommentTexts()
  const { get, href } = useQuery()
  const [edited, setEdited] = useState<string>()
  const [added, setAdded] = useState<string>()
  const pages = usePages(listComments, { of_kind: of.kind, of_id: of.id, sort: '-at' })
  const { read, rows, more, isMoreFailed } = pages
  const linked = get('comment')
  // The linked comment may be on an earlier page.
  const seek = useEffectEvent((wanted: string | undefined, of: number) => {
    if (wanted && of > 0 && !isMoreFailed && !rows?.some(({ id }) => id === wanted)) more?.()
  })
  const loaded = rows?.length ?? 0
  useEffect(() => seek(linked, loaded), [linked, loaded])

  return (
    <Stack width="form">
      <Loaded placeholder={<Skeleton lines={6} shape="row" />} read={read}>
        {found =>
          found.length === 0 && (
            <EmptyState icon="edit" title={t('empty')}>
              {t('empty_text')}
            </EmptyState>
          )
        }
      </Loaded>
      <MoreRows label={t('earlier')} pages={pages} />
      {rows && rows.length > 0 && (
        <ul aria-label={t('comments')} className={list}>
          {rows.toReversed().map(comment => (
            <CommentItem
              comment={comment}
              href={href({ comment: comment.id })}
              isEdited={edited === comment.id}
              isLinked={linked === comment.id}
              takesFocus={[added, linked].includes(comment.id)}
              key={comment.id}
              of={of}
              onEdit={isEdited => setEdited(isEdited ? comment.id : undefined)}
            />
          ))}
        </ul>
      )}
      {rows && <CommentForm key={added} of={of} onDone={setAdded} />}
    </Stack>
  )
}
