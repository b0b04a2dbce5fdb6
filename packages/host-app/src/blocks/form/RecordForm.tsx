import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { Form, type Problems } from '@portal/ui/Form'
import { type ReactNode, useEffect } from 'react'
import type * as z from 'zod/mini'
import { useBlockTexts } from '../../core/texts/texts.ts'
import { restoreFocus } from '../navigation/use-restore-focus.ts'
import { FormButtons } from './FormButtons.tsx'
import { RestoredNote } from './RestoredNote.tsx'
import { useRecordForm } from './use-record-form.ts'

interface RecordFormProps<Input extends z.ZodMiniType, Output extends z.ZodMiniType> {
  endpoint: Endpoint<Input, Output>
  /** The record to edit. Omit it to add one. */
  record?: { readonly id: string; readonly version: number } | undefined
  /** Which part of the record this form edits, such as a budget line. Default: the whole record. */
  part?: string
  /** Maps the form to the endpoint's input, without ID and version. */
  read: (form: FormData) => object
  onDone: (answer: z.infer<Output>) => void
  onFailure?: (error: unknown) => void
  /** The endpoint that names the draft, if `endpoint` can change. Default: `endpoint`. */
  draftOf?: Endpoint
  /** Closes the form. Default: no cancel button. */
  onCancel?: () => void
  /** Label of the submit button. Default "Save". */
  submit?: string
  /** Maps the server's path of a problem to a field. Default: the path itself. */
  fieldOf?: (path: string) => string
  /** The message above the buttons for problems of no field. Default: the message for the server's code. */
  formProblemOf?: (problems: Problems) => string | undefined
  children: ReactNode
}

/** A form for one record. Input survives rejected submissions and conflicts. */
export const RecordForm = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  props: RecordFormProps<Input, Output>,
) => {
  const { onCancel, submit, fieldOf = path => path, formProblemOf, children, ...options } = props
  const t = useBlockTexts()
  const { form, isSending, begins, giveUp, startOver } = useRecordForm(options)
  const problems = Object.fromEntries(Object.entries(form.problems).map(([path, text]) => [fieldOf(path), text]))
  const formProblem = formProblemOf?.(problems)
  // Opening the form removes the button that had focus. Closing it removes the form's own buttons.
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
