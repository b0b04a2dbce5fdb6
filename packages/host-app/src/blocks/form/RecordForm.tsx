import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { Form, type Problems } from '@portal/ui/Form'
import { type ReactNode, useEffect } from 'react'
import type * as z from 'zod/mini'
import { restoreFocus } from '../navigation/use-restore-focus.ts'
import { useBlockTexts } from '../texts.ts'
import { FormButtons } from './FormButtons.tsx'
import { RestoredNote } from './RestoredNote.tsx'
import { useRecordForm } from './use-record-form.ts'

interface RecordFormProps<Input extends z.ZodMiniType, Output extends z.ZodMiniType> {
  /** What it sends. */
  endpoint: Endpoint<Input, Output>
  /** What is changed; none to add one. */
  record?: { readonly id: string; readonly version: number } | undefined
  /** Which part of it, where each has a form of its own, such as a line of a plan. Default the whole record. */
  part?: string
  /** The fields as the endpoint takes them; id and version are added. */
  read: (form: FormData) => object
  /** Called with the answer. */
  onDone: (answer: z.infer<Output>) => void
  /** Called with what was thrown in place of an answer. */
  onFailure?: (error: unknown) => void
  /** Whose draft on the device it is, where what is sent can change. Default the endpoint's own. */
  draftOf?: Endpoint
  /** Puts the form away. Default: there is no such button. */
  onCancel?: () => void
  /** On the button that sends. Default "Save". */
  submit?: string
  /** The field that a problem is shown at, where the server names a part of it. Default the same. */
  fieldOf?: (path: string) => string
  /** What is said above the buttons of a problem that belongs to no field. Default the server's own code. */
  formProblemOf?: (problems: Problems) => string | undefined
  /** The fields. */
  children: ReactNode
}

/** The fields of one record with the buttons under them; what was typed survives refusals and conflicts. */
export const RecordForm = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  props: RecordFormProps<Input, Output>,
) => {
  const { onCancel, submit, fieldOf = path => path, formProblemOf, children, ...options } = props
  const t = useBlockTexts()
  const { form, isSending, begins, giveUp, startOver } = useRecordForm(options)
  const problems = Object.fromEntries(Object.entries(form.problems).map(([path, text]) => [fieldOf(path), text]))
  const formProblem = formProblemOf?.(problems)
  // Where it replaces the facts, the button that was pressed is gone; and so are its own when it closes.
  useEffect(() => {
    restoreFocus()
    return restoreFocus
  }, [])
  return (
    <Form
      {...form}
      {...(formProblem && { serverError: formProblem })}
      actions={
        <FormButtons
          isSending={isSending}
          onCancel={
            onCancel &&
            (() => {
              giveUp()
              onCancel()
            })
          }
          submit={submit ?? t('save')}
        />
      }
      hasStickyActions
      key={begins}
      problems={problems}
    >
      {form.restored && <RestoredNote onStartOver={startOver} />}
      {children}
    </Form>
  )
}
