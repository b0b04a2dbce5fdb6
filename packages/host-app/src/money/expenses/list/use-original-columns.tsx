import type { Expense } from '@portal/contract/money/expenses/expenses'
import type { Column } from '@portal/ui/DataTable'
import { Isolate } from '@portal/ui/Isolate'
import { Money } from '@portal/ui/Money'
import { useExpenseTexts } from '../../../core/texts/money.ts'
import { rateFigure } from '../../exchange-rates/shared/RateText.tsx'

/** Amounts paid in other currencies with their signs, and the conversion rate. */
export const useOriginalColumns = (): readonly Column<Expense>[] => {
  const t = useExpenseTexts()
  return [
    {
      id: 'original',
      header: t('original'),
      align: 'end',
      cell: ({ original }) =>
        original && <Money amount={original.amount_minor} currency={original.currency} look="quiet" />,
    },
    {
      id: 'original_rate',
      header: t('original_rate'),
      align: 'end',
      cell: ({ original }) => original && <Isolate>{rateFigure(original.rate)}</Isolate>,
    },
  ]
}
