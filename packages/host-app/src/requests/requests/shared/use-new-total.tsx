import { ProblemError } from '@portal/contract/core/api/call'
import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { addExpense } from '@portal/contract/money/expenses/expenses'
import { askNewTotal } from '@portal/contract/money/expenses/waiting-invoices'
import { Banner } from '@portal/ui/Banner'
import { TextArea } from '@portal/ui/TextArea'
import { toast } from '@portal/ui/Toast'
import { useState } from 'react'
import { useRequestTexts } from '../../../core/texts/requests.ts'

const isOverApproved = (error: unknown): boolean =>
  error instanceof ProblemError && (error.problem.errors ?? []).some(({ code }) => code === 'over_approved')

/**
 * Posts an invoice. If its amount exceeds the approved total, offers to request a new total and submits the same form
 * to that endpoint.
 */
export const useNewTotal = (submit: string) => {
  const t = useRequestTexts()
  const [isOffered, setOffered] = useState(false)
  // Keeps the explanation while the field is unmounted, because a changed amount can bring the field back.
  const [explanation, setExplanation] = useState('')
  const endpoint: Endpoint = isOffered ? askNewTotal : addExpense
  return {
    endpoint,
    isOffered,
    onFailure: (error: unknown) => {
      if (isOverApproved(error)) setOffered(true)
    },
    /** Withdraws the offer when the amount or line changes, because the new one may fit. */
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
