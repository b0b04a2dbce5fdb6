import type { Expense } from '@portal/contract/money/expenses/expenses'
import { Banner } from '@portal/ui/Banner'
import { formatMoney } from '@portal/ui/Money'
import { useExpenseTexts } from '../../core/texts/money.ts'
import { rateFigure } from '../exchange-rates/shared/RateText.tsx'

/** Shows the amount paid in another currency and warns that changing the amount discards it. */
export const OriginalNote = ({ original }: { original: NonNullable<Expense['original']> }) => {
  const t = useExpenseTexts()
  const amount = formatMoney(original.amount_minor, original.currency)
  return <Banner tone="info">{t('original_note', { amount, rate: rateFigure(original.rate) })}</Banner>
}
