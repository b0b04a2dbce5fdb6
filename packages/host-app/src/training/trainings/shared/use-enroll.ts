import { stayEnrolled, withdrawEnrollment } from '@portal/contract/training/sub-activities/dropouts'
import { type OwnEnrollment, requestEnrollment } from '@portal/contract/training/sub-activities/enrollments'
import { confirm } from '@portal/ui/ConfirmDialog'
import { toast } from '@portal/ui/Toast'
import { useState } from 'react'
import { useAct } from '../../../blocks/api/use-read.ts'
import { useProblemText } from '../../../blocks/feedback/problem-text.ts'
import { useTrainingTexts } from '../../../core/texts/training.ts'

/** Requests a place, withdraws a request or place after a confirmation, or cancels a leave request. */
export const useEnroll = () => {
  const t = useTrainingTexts()
  const act = useAct()
  const problemText = useProblemText()
  const [busy, setBusy] = useState<string>()
  const run = async (id: string, done: string, call: () => Promise<unknown>) => {
    setBusy(id)
    try {
      await call()
      toast({ tone: 'success', text: done })
    } catch (error) {
      toast({ tone: 'danger', text: problemText(error) })
    } finally {
      setBusy(undefined)
    }
  }
  return {
    /** ID of the pending request. */
    busy,
    request: ({ id, name }: { readonly id: string; readonly name: string }) =>
      run(id, t('requested', { name }), () => act(requestEnrollment, { id })),
    stay: ({ id }: Pick<OwnEnrollment, 'id'>, name: string) =>
      run(id, t('stayed', { name }), () => act(stayEnrolled, { id })),
    withdraw: async ({ id, state }: Pick<OwnEnrollment, 'id' | 'state'>, name: string) => {
      const hasPlace = state === 'approved'
      const question = {
        title: t(hasPlace ? 'give_up_title' : 'withdraw_title', { name }),
        text: t(hasPlace ? 'give_up_text' : 'withdraw_text'),
        action: t(hasPlace ? 'give_up' : 'withdraw'),
      }
      if (!(await confirm(question))) return
      await run(id, t(hasPlace ? 'given_up' : 'withdrawn', { name }), () => act(withdrawEnrollment, { id }))
    },
  }
}
