import { useAct } from '../../../blocks/api/use-read.ts'
import { numbersIn, useForm } from '../../../blocks/form/use-form.ts'
import { useRequestTexts } from '../../../core/texts/requests.ts'
import { useNewTotal } from '../shared/use-new-total.tsx'
import type { RequestActionDialogProps } from './RequestActionDialog.tsx'

interface Options extends Pick<RequestActionDialogProps, 'onDone' | 'onAway'> {
  /** Budget line of the chosen item. */
  item_id: string | null | undefined
}

/** Posts an invoice of a request. If the amount exceeds the approved total, offers to request a new total. */
export const useInvoiceForm = ({ item_id, onDone, onAway }: Options) => {
  const t = useRequestTexts()
  const newTotal = useNewTotal(t('actions.post_expense.submit'))
  const { form, isSending } = useForm({
    endpoint: newTotal.endpoint,
    send: useAct(),
    read: (typed): object => ({ ...numbersIn(typed, ['amount_minor']), item_id }),
    onDone: () => {
      newTotal.onDone()
      // The request page shows the outcome of the invoice.
      if (newTotal.isOffered) onAway()
      else onDone()
    },
    onFailure: newTotal.onFailure,
  })
  return { newTotal, form, isSending }
}
