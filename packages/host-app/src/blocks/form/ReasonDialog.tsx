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
  /** Sent with the fields. A `version` in it remains the one from when the dialog opened. */
  input: object
  /** The record to change. After a conflict, submitting again overwrites it. Default none. */
  record?: { readonly id: string; readonly version: number }
  /** The consequences. Default nothing. */
  text?: ReactNode
  /** Label of the submit button. */
  action: string
  /** Whether submitting deletes or rejects something. Default `false`. */
  isDanger?: boolean
  /** The reason field, sent as `reason` unless named. Default: no reason field. */
  reason?: Pick<TextAreaProps, 'name' | 'label' | 'help' | 'defaultValue' | 'maxLength' | 'isOptional'> | undefined
  /** Fields above the reason. Default none. */
  children?: ReactNode
  /** Maps the form to the endpoint's input. Default: the filled fields as strings. */
  read?: (form: FormData) => object
  onClose: () => void
  onDone: (answer: z.infer<Output>) => void
  /** Called when the server refuses, for example to read again what changed meanwhile. Default none. */
  onFailure?: (error: unknown) => void
}

interface ReasonDialogProps<Input extends z.ZodMiniType, Output extends z.ZodMiniType>
  extends ReasonFormProps<Input, Output> {
  /** A question, or the name of the step. */
  title: string
}

/** The content of a `ReasonDialog`, for dialogs that load data first. Stores a draft until it is submitted. */
export const ReasonForm = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  props: ReasonFormProps<Input, Output>,
) => {
  const {
    endpoint,
    input,
    record,
    text,
    action,
    isDanger,
    reason,
    children,
    read = filled,
    onClose,
    onDone,
    onFailure,
  } = props
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
    onFailure,
  })
  // Without other fields, problems of any field but the reason appear above the buttons.
  const elsewhere = children ? undefined : Object.entries(form.problems).find(([field]) => field !== name)?.[1]
  // The row that opened the dialog may be gone.
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

/** Asks for a reason before an action on a record, and submits it. */
export const ReasonDialog = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>({
  title,
  ...form
}: ReasonDialogProps<Input, Output>) => (
  <Dialog isOpen onClose={form.onClose} title={title}>
    <ReasonForm {...form} />
  </Dialog>
)
