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
      cell: row => (
        <>
          <Isolate direction="auto">{row.description}</Isolate>
          {row.reason && (
            <Text size="small" tone="muted" weight="normal">
              {row.amount_minor < 0 && `${t('refund')}: `}
              <Isolate direction="auto">{row.reason}</Isolate>
            </Text>
          )}
        </>
      ),
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
      id: 'activity',
      header: t('activity'),
      cell: row => row.activity && <LineName item={row.activity} />,
    },
    {
      id: 'reference',
      header: t('reference'),
      cell: row => row.reference && <Code>{row.reference}</Code>,
    },
  ]
}
