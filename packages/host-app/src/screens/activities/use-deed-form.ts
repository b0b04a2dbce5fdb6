import type { ActivityRecord } from '@portal/contract/activities'
import { useState } from 'react'
import { useDraft } from '../../blocks/drafts.ts'
import { figuresIn } from '../../blocks/figures-in.ts'
import { filled, useForm } from '../../blocks/use-form.ts'
import { useAct } from '../../blocks/use-read.ts'
import { useToday } from '../../blocks/use-today.ts'
import { asksOf, type DeedName, endpoints, type Values } from './deeds.ts'

const FIGURES = ['completion', 'actual_cost_minor', 'actual_beneficiaries']
const REASONS = ['reason', 'delay_justification']

/**
 * The form of one deed: what was typed before, what it asks for as it is filled, and its sending. A refusal keeps what
 * was typed, and the next try goes by the row as it is then.
 */
export const useDeedForm = (row: ActivityRecord, name: DeedName, onDone: () => void) => {
  const { id, version } = row
  const draft = useDraft(`${id}:${name}`)
  const [kept] = useState(draft.read)
  const [values, setValues] = useState<Values>(kept ?? {})
  const [refused, setRefused] = useState<readonly string[]>([])
  const today = useToday()
  const asks = asksOf(row, name, values, today)
  const { form, isSending } = useForm({
    endpoint: endpoints[name],
    send: useAct(),
    read: given => ({ ...figuresIn(given, FIGURES), id, version }),
    check: given => {
      const typed = filled(given)
      const { delay, fall } = asksOf(row, name, typed, today)
      return {
        ...(delay && !typed.delay_justification && { delay_justification: 'field_empty' }),
        // An older day is judged by what stood before it, which only the server knows.
        ...(fall && typed.report_date === today && !typed.reason && { reason: 'reason_required' }),
      }
    },
    onDone: () => {
      draft.drop()
      onDone()
    },
  })
  const onInput = (given: FormData) => {
    draft.keep(filled(given))
    setValues(filled(given))
    form.onInput(given)
  }
  // What the server has asked for once stays in the form, also while it is being answered.
  const missing = REASONS.filter(reason => form.problems[reason] && !refused.includes(reason))
  if (missing.length > 0) setRefused([...refused, ...missing])
  const shown = {
    delay: asks.delay || refused.includes('delay_justification'),
    fall: asks.fall || (name === 'update' && refused.includes('reason')),
  }
  return { form: { ...form, onInput }, isSending, kept, asks: shown, today }
}
