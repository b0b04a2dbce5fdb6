import type { Expense } from '@portal/contract/money/expenses/expenses'
import type { Column } from '@portal/ui/DataTable'
import { RequestHover } from '../../requests/requests/shared/RequestHover.tsx'

/**
 * The column of the request that an expense is an invoice of. Whoever sees the budget may not see the request: its card
 * says so, where a link would lead nowhere.
 */
export const requestColumn = (header: string): Column<Expense> => ({
  id: 'request_line',
  header,
  cell: ({ request_line: line }) =>
    line && (
      <RequestHover id={line.request.id} kind={line.request.kind}>
        {line.request.reference}
      </RequestHover>
    ),
})
