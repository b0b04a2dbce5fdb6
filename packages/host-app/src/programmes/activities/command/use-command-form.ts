import type { ActivityRecord } from '@portal/contract/programmes/activities'
import { useState } from 'react'
import { useToday } from '../../../blocks/api/use-installation.ts'
import { useAct } from '../../../blocks/api/use-read.ts'
import { onDevice, useDraft } from '../../../blocks/form/drafts.ts'
import { filled, numbersIn, useForm } from '../../../blocks/form/use-form.ts'
import { type ActivityCommandName, type ExtraFields, endpoints, extraFieldsOf, type Values } from './commands.ts'

const FIGURES = ['completion', 'actual_cost_minor', 'actual_beneficiaries']
const REASONS = ['reason', 'delay_justification']

/**
 * The form of one command: draft, required reasons, and submission. A failed attempt preserves the input. The next
 * attempt uses the current version of the row.
 */
export const useCommandForm = (row: ActivityRecord, name: ActivityCommandName, onDone: () => void) => {
  const { id, version } = row
  const draft = useDraft(`${id}:${name}`, onDevice)
  const [restored] = useState(draft.read)
  const [values, setValues] = useState<Values>(restored ?? {})
  const [refused, setRefused] = useState<readonly string[]>([])
  const today = useToday()
  // The form's initial date. Today may have changed since, once the organisation's time zone is known.
  const [begun] = useState(today)
  const extraFields = extraFieldsOf(row, name, values, { today, begun })
  const { form, isSending } = useForm({
    endpoint: endpoints[name],
    send: useAct(),
    read: given => ({ ...numbersIn(given, FIGURES), id, version }),
    check: given => {
      const typed = filled(given)
      const { delay, fall, outside } = extraFieldsOf(row, name, typed, { today, begun })
      return {
        ...(delay && !typed.delay_justification && { delay_justification: 'field_empty' }),
        ...((fall || outside) && !typed.reason && { reason: outside ? 'outside_period' : 'reason_required' }),
      }
    },
    onDone: () => {
      draft.drop()
      onDone()
    },
  })
  const onInput = (given: FormData) => {
    draft.save(filled(given))
    setValues(filled(given))
    form.onInput(given)
  }
  // A reason that the server required once stays in the form, also while it submits.
  const missing = REASONS.filter(reason => form.problems[reason] && !refused.includes(reason))
  if (missing.length > 0) setRefused([...refused, ...missing])
  const isOlderFall = ['update', 'complete'].includes(name) && !extraFields.outside && refused.includes('reason')
  const shown: ExtraFields = {
    ...extraFields,
    delay: extraFields.delay || refused.includes('delay_justification'),
    fall: extraFields.fall ?? (isOlderFall ? 'older' : undefined),
  }
  return { form: { ...form, onInput }, isSending, restored, extraFields: shown, today }
}
