import type { Currency } from '@portal/contract/core/fields/money'
import type { Expense } from '@portal/contract/money/expenses/expenses'
import type { Column } from '@portal/ui/DataTable'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Money } from '@portal/ui/Money'
import { Text } from '@portal/ui/Text'
import { Code } from '../../../blocks/text/Code.tsx'
import { useExpenseTexts } from '../../../core/texts/money.ts'
import { RequestHover } from '../../../requests/requests/shared/RequestHover.tsx'
import { headOf, LineName } from '../../budgets/shared/table-parts.tsx'
import { useOriginalColumns } from './use-original-columns.tsx'

/**
 * Links an expense to its request. People who see the budget may lack access to the request; the hover card says so,
 * where a link would fail.
 */
const requestColumn = (header: string): Column<Expense> => ({
  id: 'request_line',
  header,
  cell: ({ request_line: line }) =>
    line && (
      <RequestHover id={line.request.id} kind={line.request.kind}>
        {line.request.reference}
      </RequestHover>
    ),
})

/** Columns of the list. Dollar amounts use each expense's own rate; other currencies show only if there are any. */
export const useExpenseColumns = (
  currency: Currency | undefined,
  hasOriginals: boolean,
): readonly Column<Expense>[] => {
  const t = useExpenseTexts()
  const dollars: Column<Expense> = {
    id: 'usd_minor',
    header: headOf(t('amount'), 'usd'),
    align: 'end',
    cell: ({ usd_minor }) =>
      usd_minor === null ? (
        <Text size="small" tone="muted">
          {t('no_rate')}
        </Text>
      ) : (
        <Money amount={usd_minor} hasSign={false} look="quiet" />
      ),
  }
  const originals = useOriginalColumns()
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
      header: headOf(t('amount'), currency),
      sort: true,
      align: 'end',
      cell: row => <Money amount={row.amount_minor} hasSign={false} />,
    },
    ...(currency === undefined || currency === 'usd' ? [] : [dollars]),
    ...(hasOriginals ? originals : []),
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
    requestColumn(t('request_line')),
    {
      id: 'reference',
      header: t('reference'),
      cell: row => row.reference && <Code>{row.reference}</Code>,
    },
  ]
}
