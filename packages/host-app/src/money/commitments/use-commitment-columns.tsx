import type { Currency } from '@portal/contract/core/fields/money'
import type { Commitment } from '@portal/contract/money/expenses/commitments'
import type { Column } from '@portal/ui/DataTable'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Money } from '@portal/ui/Money'
import { useCommitmentTexts } from '../../core/texts/money.ts'
import { RequestHover } from '../../requests/requests/shared/RequestHover.tsx'
import { headOf, LineName } from '../budgets/shared/table-parts.tsx'

/** Columns of the commitments. Documents go by their everyday names. */
export const useCommitmentColumns = (currency: Currency | undefined): readonly Column<Commitment>[] => {
  const t = useCommitmentTexts()
  return [
    {
      id: 'reference',
      header: t('reference'),
      primary: true,
      // People who see the budget may lack access to the request. The hover card says so, where a link would fail.
      cell: row => (
        <RequestHover id={row.document_id} kind={row.document}>
          {row.reference}
        </RequestHover>
      ),
    },
    {
      id: 'name',
      header: t('name'),
      width: 'wide',
      cell: row => <Isolate direction="auto">{row.name}</Isolate>,
    },
    {
      id: 'amount_minor',
      header: headOf(t('amount'), currency),
      sort: true,
      align: 'end',
      cell: row => <Money amount={row.amount_minor} hasSign={false} />,
    },
    { id: 'created_at', header: t('since'), sort: true, cell: row => <DateText value={row.created_at} /> },
    { id: 'item', header: t('item'), width: 'wide', cell: row => <LineName item={row.item} /> },
    { id: 'document', header: t('document'), cell: row => t(`documents.${row.document}`) },
  ]
}
