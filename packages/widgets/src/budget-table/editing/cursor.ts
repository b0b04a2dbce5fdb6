import { createGridCursor, type GridCursor } from '@portal/ui/cells'
import { columns } from '../model/columns.ts'
import type { BudgetStore } from '../store/budget-store.ts'
import { TOTALS } from '../store/lines/row-order.ts'

/** The current cell and the selection of the table. */
export type Cursor = GridCursor

/** The cursor of a table; where lines are added and deleted above, it stays on its line. */
export const createCursor = ({ rows, events }: Pick<BudgetStore, 'rows' | 'events'>): Cursor => {
  const cursor = createGridCursor({
    rows,
    totals: TOTALS,
    columns: columns.length,
    onRow: events.row.notify,
    onMove: () => events.table.notify('cursor'),
  })
  events.table.subscribe('rows', cursor.followRow)
  return cursor
}
