import { ProblemError } from '@portal/contract/core/api/call'
import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { version as versionField } from '@portal/contract/core/fields/fields'
import { useUnsaved } from '@portal/ui/Form'
import { useRef } from 'react'
import * as z from 'zod/mini'
import { useAct } from '../api/use-read.ts'
import { useBlockTexts } from '../texts.ts'
import { useAsking } from './asking.ts'
import { useForm } from './use-form.ts'
import { useFormDraft } from './use-form-draft.ts'

const versioned = z.object({ version: versionField() })

/** The version of the present row, where a save was refused because it had been changed in between. */
export const presentVersion = (failure: unknown): number | undefined =>
  failure instanceof ProblemError && failure.problem.code === 'changed_meanwhile'
    ? versioned.safeParse(failure.problem.data).data?.version
    : undefined

interface Options<Input extends z.ZodMiniType, Output extends z.ZodMiniType> {
  readonly endpoint: Endpoint<Input, Output>
  /** What is changed; none to add one. */
  readonly record?: { readonly id: string; readonly version: number } | undefined
  /** Which part of the record, where each has a form of its own: what is typed into one never comes up in another. */
  readonly part?: string | undefined
  /** The fields as the endpoint takes them; id and version are added. */
  readonly read: (form: FormData) => object
  /** Codes of what the schema cannot know. Default nothing. */
  readonly check?: (form: FormData) => Record<string, string>
  readonly onDone: (answer: z.infer<Output>) => void
  /** Called with what was thrown in place of an answer. */
  readonly onFailure?: ((error: unknown) => void) | undefined
  /** Whose draft it is, where what is sent can change. Default the endpoint's own. */
  readonly draftOf?: Endpoint | undefined
}

/**
 * The form of one record, stored on the device until it is saved or discarded. After a conflict, saving again writes
 * over what was stored in between.
 */
export const useRecordForm = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  options: Options<Input, Output>,
) => {
  const { endpoint, record, part, read, check, onDone, onFailure, draftOf = endpoint } = options
  const t = useBlockTexts()
  const unsaved = useUnsaved()
  const about = [draftOf.method, draftOf.path, record?.id ?? location.pathname, ...(part ? [part] : [])].join(' ')
  const draft = useFormDraft({ about, unsaved, version: record?.version })
  // Undefined is that of the record as it is shown: a form that stays after it was saved goes on with the next one.
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
  // Without a record there is no version to save over.
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
