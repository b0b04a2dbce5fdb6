import type { Expense } from '@portal/contract/money/expenses/expenses'
import type { Column } from '@portal/ui/DataTable'
import { RequestHover } from '../../../requests/requests/shared/RequestHover.tsx'

/**
 * Links an expense to its request. People who see the budget may lack access to the request; the hover card says so,
 * where a link would fail.
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
