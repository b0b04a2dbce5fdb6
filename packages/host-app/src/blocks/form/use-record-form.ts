import { ProblemError } from '@portal/contract/core/api/call'
import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { version as versionField } from '@portal/contract/core/fields/fields'
import { useUnsaved } from '@portal/ui/Form'
import { useRef } from 'react'
import * as z from 'zod/mini'
import { useBlockTexts } from '../../core/texts/texts.ts'
import { useAct } from '../api/use-read.ts'
import { useAsking } from './asking.ts'
import { useForm } from './use-form.ts'
import { useFormDraft } from './use-form-draft.ts'

const versioned = z.object({ version: versionField() })

/** The current version of the record, if the save failed with a conflict. */
export const presentVersion = (failure: unknown): number | undefined =>
  failure instanceof ProblemError && failure.problem.code === 'changed_meanwhile'
    ? versioned.safeParse(failure.problem.data).data?.version
    : undefined

interface Options<Input extends z.ZodMiniType, Output extends z.ZodMiniType> {
  readonly endpoint: Endpoint<Input, Output>
  /** The record to edit. Omit it to add one. */
  readonly record?: { readonly id: string; readonly version: number } | undefined
  /** The part of the record, if each has its own form. Drafts are separate for each part. */
  readonly part?: string | undefined
  /** Maps the form to the endpoint's input, without ID and version. */
  readonly read: (form: FormData) => object
  /** Error codes for rules outside the schema. Default nothing. */
  readonly check?: (form: FormData) => Record<string, string>
  readonly onDone: (answer: z.infer<Output>) => void
  readonly onFailure?: ((error: unknown) => void) | undefined
  /** The endpoint that names the draft, if `endpoint` can change. Default: `endpoint`. */
  readonly draftOf?: Endpoint | undefined
}

/**
 * The form of one record. Stores a draft until it is saved or discarded. After a conflict, saving again overwrites the
 * other change.
 */
export const useRecordForm = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  options: Options<Input, Output>,
) => {
  const { endpoint, record, part, read, check, onDone, onFailure, draftOf = endpoint } = options
  const t = useBlockTexts()
  const unsaved = useUnsaved()
  const about = [draftOf.method, draftOf.path, record?.id ?? location.pathname, ...(part ? [part] : [])].join(' ')
  const draft = useFormDraft({ about, unsaved, version: record?.version })
  // Undefined means the current version of the record. A form that stays open after a save uses the next one.
  const version = useRef(draft.version)
  const { form, isSending, failure } = useForm<Input, Output>({
    endpoint,
    send: useAsking(useAct()),
    unsaved,
    ...(check && { check }),
    read: given => ({ ...read(given), ...(record && { id: record.id, version: version.current ?? record.version }) }),
    onDone: answer => {
      draft.saved()
      version.current = undefined
      onDone(answer)
    },
    onFailure,
  })
  // A new record has no version that could conflict.
  const present = record && presentVersion(failure)
  const onSubmit = async (given: FormData) => {
    version.current = present ?? version.current
    await form.onSubmit(given)
  }
  const onInput = (given: FormData) => {
    draft.save()
    form.onInput(given)
  }
  return {
    form: { ...form, onSubmit, onInput, restored: draft.restored, ...(present && { serverError: t('conflict') }) },
    isSending,
    begins: draft.begins,
    giveUp: draft.giveUp,
    startOver: () => {
      version.current = record?.version
      draft.startOver()
    },
  }
}
