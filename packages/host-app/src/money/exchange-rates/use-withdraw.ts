import { deleteExchangeRate, type ExchangeRate } from '@portal/contract/money/exchange-rates/exchange-rates'
import { confirm } from '@portal/ui/ConfirmDialog'
import { formatDate } from '@portal/ui/DateText'
import { toast } from '@portal/ui/Toast'
import { useTextSource } from '@portal/ui/texts'
import { useAct } from '../../blocks/api/use-read.ts'
import { useProblemText } from '../../blocks/feedback/problem-text.ts'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { restoreFocus } from '../../blocks/navigation/use-restore-focus.ts'
import { useRateTexts } from '../../core/texts/money.ts'
import { rateWords } from './shared/RateText.tsx'

/** Withdraws a rate after a confirmation. Later conversions use another rate, or none. */
export const useWithdraw = () => {
  const t = useRateTexts()
  const { language } = useTextSource()
  const problemText = useProblemText()
  const act = useAct()
  const { set } = useQuery()
  return async (row: ExchangeRate): Promise<void> => {
    const rate = rateWords(row)
    const date = formatDate(row.effective_date, 'date', language)
    const title = t('withdraw_title', { rate, date })
    if (!(await confirm({ title, text: t('withdraw_text'), action: t('withdraw') }))) return
    await act(deleteExchangeRate, { id: row.id, version: row.version }).then(
      () => {
        // The row, the record, and the button are gone.
        set({ open: undefined })
        restoreFocus()
        toast({ tone: 'success', text: t('taken_back', { rate, date }) })
      },
      error => toast({ tone: 'danger', text: problemText(error) }),
    )
  }
}
