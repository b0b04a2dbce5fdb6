import { useAct } from '../../../blocks/api/use-read.ts'
import { numbersIn } from '../../../blocks/form/numbers-in.ts'
import { useForm } from '../../../blocks/form/use-form.ts'
import { useRequestTexts } from '../shared/texts.ts'
import { useNewTotal } from '../shared/use-new-total.tsx'
import type { ActionDialogProps } from './ActionDialog.tsx'

interface Options extends Pick<ActionDialogProps, 'onDone' | 'onAway'> {
  /** The budget line of the chosen item. */
  item_id: string | null | undefined
}

/** Posts an invoice of a request, or asks for a new total once it was refused as too high. */
export const useInvoiceForm = ({ item_id, onDone, onAway }: Options) => {
  const t = useRequestTexts()
  const newTotal = useNewTotal(t('actions.post_expense.submit'))
  const { form, isSending } = useForm({
    endpoint: newTotal.endpoint,
    send: useAct(),
    read: (typed): object => ({ ...numbersIn(typed, ['amount_minor']), item_id }),
    onDone: () => {
      newTotal.onDone()
      // The page of the request says what became of the invoice.
      if (newTotal.isOffered) onAway()
      else onDone()
    },
    onFailure: newTotal.onFailure,
  })
  return { newTotal, form, isSending }
}
