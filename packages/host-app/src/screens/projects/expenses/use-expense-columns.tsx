import type { Expense } from '@portal/contract/expenses'
import type { Column } from '@portal/ui/DataTable'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Money } from '@portal/ui/Money'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { Code } from '../../../blocks/Code.tsx'
import { LineName } from '../../../parts/budget_lines/LineName.tsx'
import { useExpenseTexts } from './texts.ts'

/** The columns of the list; dollars in a quieter tone, by the rate that the expense was posted with. */
export const useExpenseColumns = (): readonly Column<Expense>[] => {
  const t = useExpenseTexts()
  const inDollars = ({ currency, usd_minor }: Expense) => {
    if (currency === 'usd') return null
    if (usd_minor !== null) return <Money amount={usd_minor} look="quiet" />
    return (
      <Text size="small" tone="muted">
        {t('no_rate')}
      </Text>
    )
  }
  return [
    {
      id: 'description',
      header: t('description'),
      primary: true,
      width: 'wide',
      cell: row => <Isolate direction="auto">{row.description}</Isolate>,
    },
    {
      id: 'amount_minor',
      header: t('amount'),
      sort: true,
      align: 'end',
      cell: row => (
        <Stack gap="none">
          <Money amount={row.amount_minor} currency={row.currency} />
          {inDollars(row)}
        </Stack>
      ),
    },
    { id: 'date', header: t('date'), sort: true, cell: row => <DateText value={row.date} /> },
    {
      id: 'item',
      header: t('item'),
      cell: row => <LineName item={row.item} />,
    },
    {
      id: 'reference',
      header: t('reference'),
      cell: row => row.reference && <Code>{row.reference}</Code>,
    },
  ]
}
