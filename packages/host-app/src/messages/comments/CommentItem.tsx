import { type Comment, deleteComment } from '@portal/contract/messages/comments'
import { Avatar } from '@portal/ui/Avatar'
import { confirm } from '@portal/ui/ConfirmDialog'
import { DateText } from '@portal/ui/DateText'
import { Icon } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { Link } from '@portal/ui/Link'
import { Menu } from '@portal/ui/Menu'
import { Text } from '@portal/ui/Text'
import { toast } from '@portal/ui/Toast'
import { useEffect, useRef } from 'react'
import { useAct } from '../../blocks/api/use-read.ts'
import { useProblemText } from '../../blocks/feedback/problem-text.ts'
import { useCommentTexts } from '../../core/texts/messages.ts'
import { useBlockTexts } from '../../core/texts/texts.ts'
import { PersonName } from '../../people/people/PersonName.tsx'
import { useNameOf } from '../../people/people/use-name-of.ts'
import { CommentForm } from './CommentForm.tsx'
import { CommentText } from './CommentText.tsx'
import { item, words } from './comments.css.ts'
import type { Commented } from './use-mentionable.ts'

interface CommentItemProps {
  of: Commented
  comment: Comment
  /** URL of this comment. */
  href: string
  /** Highlights the comment that the URL links to. */
  isLinked: boolean
  /** Scrolls into view and focuses the comment after following a link or posting. */
  takesFocus: boolean
  isEdited: boolean
  onEdit: (isEdited: boolean) => void
}

/** One comment with author and time. Its author can edit or delete it. */
export const CommentItem = ({ of, comment, href, isLinked, takesFocus, isEdited, onEdit }: CommentItemProps) => {
  const t = useCommentTexts()
  const blocks = useBlockTexts()
  const problemText = useProblemText()
  const act = useAct()
  const root = useRef<HTMLLIElement>(null)
  const { id, version, at, edited_at, is_deleted, can } = comment
  const by = useNameOf()(comment.by)

  useEffect(() => {
    if (!takesFocus) return
    root.current?.scrollIntoView({ block: 'center' })
    root.current?.focus({ preventScroll: true })
  }, [takesFocus])

  // The pressed button is unmounted, so focus moves to the comment.
  const focus = () => root.current?.focus({ preventScroll: true })
  const endEdit = () => {
    onEdit(false)
    focus()
  }
  const remove = async () => {
    if (!(await confirm({ title: t('delete_title'), text: t('delete_text'), action: blocks('delete') }))) return
    await act(deleteComment, { id, version }).catch(error => toast({ tone: 'danger', text: problemText(error) }))
    focus()
  }
  const items = [
    ...(can.edit ? [{ id: 'edit', label: blocks('edit'), icon: 'edit' as const }] : []),
    ...(can.delete ? [{ id: 'delete', label: blocks('delete'), icon: 'trash' as const, tone: 'danger' as const }] : []),
  ]
  return (
    <li className={item} data-linked={isLinked ? '' : undefined} ref={root} tabIndex={-1}>
      <Avatar name={by} size="small" />
      <div className={words}>
        <Inline gap="small">
          <Text as="span" weight="strong">
            <PersonName person={comment.by} />
          </Text>
          <Text as="span" size="small" tone="muted">
            <Link href={href} variant="quiet">
              <DateText format="datetime" value={at} />
            </Link>
            {edited_at && !is_deleted && ` · ${t('edited')}`}
          </Text>
        </Inline>
        {is_deleted && <Text tone="muted">{t('deleted')}</Text>}
        {isEdited && <CommentForm comment={comment} of={of} onCancel={endEdit} onDone={endEdit} />}
        {!is_deleted && !isEdited && <CommentText comment={comment} />}
      </div>
      {items.length > 0 && !isEdited && (
        <Menu
          icon={<Icon name="more" size="small" />}
          items={items}
          label={blocks('more_actions')}
          onAction={chosen => (chosen === 'edit' ? onEdit(true) : void remove())}
          size="small"
          trigger="icon"
        />
      )}
    </li>
  )
}
