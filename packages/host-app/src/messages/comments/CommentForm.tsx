import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { addComment, type Comment, editComment } from '@portal/contract/messages/comments'
import { Form } from '@portal/ui/Form'
import { MentionArea } from '@portal/ui/MentionArea'
import type * as z from 'zod/mini'
import { FormButtons } from '../../blocks/form/FormButtons.tsx'
import { RestoredNote } from '../../blocks/form/RestoredNote.tsx'
import { useRecordForm } from '../../blocks/form/use-record-form.ts'
import { useCommentTexts } from '../../core/texts/messages.ts'
import { useBlockTexts } from '../../core/texts/texts.ts'
import { useNameOf } from '../../people/people/use-name-of.ts'
import { markedOf, namesIn, storedOf } from './mentions.ts'
import { type Commented, useMentionable } from './use-mentionable.ts'

interface CommentFormProps {
  of: Commented
  /** The comment to edit. Default: a new one. */
  comment?: Comment
  onDone: (id: string) => void
  /** Default: the form has no cancel button. */
  onCancel?: () => void
}

/** Form of a comment. The device stores the draft until it is sent. */
export const CommentForm = ({ of, comment, onDone, onCancel }: CommentFormProps) => {
  const t = useCommentTexts()
  const blocks = useBlockTexts()
  const nameOf = useNameOf()
  const endpoint: Endpoint<z.ZodMiniType, (typeof addComment)['output']> = comment ? editComment : addComment
  const { form, isSending, begins, giveUp, startOver } = useRecordForm({
    endpoint,
    record: comment && { id: comment.id, version: comment.version },
    part: `${of.kind} ${of.id}`,
    read: (typed): object => ({
      text: storedOf(String(typed.get('text') ?? '')),
      ...(!comment && { of_kind: of.kind, of_id: of.id }),
    }),
    onDone: ({ data }) => onDone(data.id),
  })
  const begin = comment && markedOf(comment.text, namesIn(comment, nameOf, t('somebody')))
  const leave = () => {
    giveUp()
    onCancel?.()
  }
  return (
    <Form
      {...form}
      actions={
        <FormButtons isSending={isSending} onCancel={onCancel && leave} submit={comment ? blocks('save') : t('send')} />
      }
      key={begins}
    >
      {form.restored && <RestoredNote onStartOver={startOver} />}
      <MentionArea
        help={t('help')}
        label={t(comment ? 'text' : 'new')}
        name="text"
        {...useMentionable(of)}
        {...(begin !== undefined && { defaultValue: begin })}
      />
    </Form>
  )
}
