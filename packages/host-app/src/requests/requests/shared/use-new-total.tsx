import { ProblemError } from '@portal/contract/core/api/call'
import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { addExpense } from '@portal/contract/money/expenses/expenses'
import { askNewTotal } from '@portal/contract/money/expenses/waiting-invoices'
import { Banner } from '@portal/ui/Banner'
import { TextArea } from '@portal/ui/TextArea'
import { toast } from '@portal/ui/Toast'
import { useState } from 'react'
import { useRequestTexts } from './texts.ts'

const isOverApproved = (error: unknown): boolean =>
  error instanceof ProblemError && (error.problem.errors ?? []).some(({ code }) => code === 'over_approved')

/**
 * Posts an invoice, or offers to ask for a new total once it was refused as too high. What was typed stays in its form,
 * which then sends it to be kept.
 */
export const useNewTotal = (submit: string) => {
  const t = useRequestTexts()
  const [isOffered, setOffered] = useState(false)
  // Another amount takes the field away, and may bring it back.
  const [explanation, setExplanation] = useState('')
  const endpoint: Endpoint = isOffered ? askNewTotal : addExpense
  return {
    endpoint,
    isOffered,
    onFailure: (error: unknown) => {
      if (isOverApproved(error)) setOffered(true)
    },
    /** Another amount, or another line, may fit. */
    withdraw: () => setOffered(false),
    onDone: () => {
      if (isOffered) toast({ tone: 'success', text: t('new_total.asked') })
    },
    submit: isOffered ? t('new_total.submit') : submit,
    fields: isOffered && (
      <>
        <Banner isLive tone="warning">
          {t('new_total.offer')}
        </Banner>
        <TextArea
          isRequired
          label={t('new_total.explanation')}
          name="explanation"
          onChange={setExplanation}
          value={explanation}
        />
      </>
    ),
  }
}
