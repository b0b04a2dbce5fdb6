import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { Dialog } from '@portal/ui/Dialog'
import { Form } from '@portal/ui/Form'
import { Text } from '@portal/ui/Text'
import { TextArea, type TextAreaProps } from '@portal/ui/TextArea'
import { type ReactNode, useEffect } from 'react'
import type * as z from 'zod/mini'
import { restoreFocus } from '../navigation/use-restore-focus.ts'
import { FormButtons } from './FormButtons.tsx'
import { RestoredNote } from './RestoredNote.tsx'
import { filled } from './use-form.ts'
import { useRecordForm } from './use-record-form.ts'

interface ReasonFormProps<Input extends z.ZodMiniType, Output extends z.ZodMiniType> {
  endpoint: Endpoint<Input, Output>
  /** Sent with what is typed. A `version` in it stays as it was when the dialog opened. */
  input: object
  /** The record that is changed. After a conflict, sending again overwrites it. Default none. */
  record?: { readonly id: string; readonly version: number }
  /** What follows from it. Default nothing. */
  text?: ReactNode
  /** On the button that sends. */
  action: string
  /** Whether sending deletes or rejects something. Default `false`. */
  isDanger?: boolean
  /** The field of the reason, sent as `reason` unless named. Default: none is asked for. */
  reason?: Pick<TextAreaProps, 'name' | 'label' | 'help' | 'defaultValue' | 'maxLength' | 'isOptional'> | undefined
  /** Fields above the reason. Default none. */
  children?: ReactNode
  /** The filled fields as the endpoint takes them. Default their texts. */
  read?: (form: FormData) => object
  onClose: () => void
  onDone: (answer: z.infer<Output>) => void
}

interface ReasonDialogProps<Input extends z.ZodMiniType, Output extends z.ZodMiniType>
  extends ReasonFormProps<Input, Output> {
  /** As a question, or the name of the step. */
  title: string
}

/** The content of a ReasonDialog, for dialogs that load something first. What is typed is stored until it is sent. */
export const ReasonForm = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  props: ReasonFormProps<Input, Output>,
) => {
  const { endpoint, input, record, text, action, isDanger, reason, children, read = filled, onClose, onDone } = props
  const name = reason?.name ?? 'reason'
  const isRequired = reason !== undefined && !reason.isOptional
  const { form, isSending, begins, giveUp, startOver } = useRecordForm({
    endpoint,
    record,
    part: JSON.stringify(input),
    read: typed => ({ ...input, ...read(typed) }),
    check: (typed): Record<string, string> =>
      isRequired && !String(typed.get(name) ?? '').trim() ? { [name]: 'reason_required' } : {},
    onDone,
  })
  // The only field is the reason: a problem of another one has no place but above the buttons.
  const elsewhere = children ? undefined : Object.entries(form.problems).find(([field]) => field !== name)?.[1]
  // The row that opened it may be gone.
  useEffect(() => restoreFocus, [])
  const cancel = () => {
    giveUp()
    onClose()
  }
  return (
    <Form
      {...form}
      actions={<FormButtons isDanger={isDanger} isSending={isSending} onCancel={cancel} submit={action} />}
      key={begins}
      label={action}
      serverError={elsewhere ?? form.serverError}
    >
      {form.restored && <RestoredNote onStartOver={startOver} />}
      {typeof text === 'string' ? <Text tone="muted">{text}</Text> : text}
      {children}
      {reason && <TextArea name={name} {...reason} isRequired={isRequired} />}
    </Form>
  )
}

/** Asks for one reason before a step on a record, and sends it. */
export const ReasonDialog = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>({
  title,
  ...form
}: ReasonDialogProps<Input, Output>) => (
  <Dialog isOpen onClose={form.onClose} title={title}>
    <ReasonForm {...form} />
  </Dialog>
)
