import { createGridCursor, type GridCursor } from '@portal/ui/cells'
import { columns } from '../model/columns.ts'
import type { BudgetStore } from '../store/budget-store.ts'
import { TOTALS } from '../store/lines/row-order.ts'

export type Cursor = GridCursor

/** Creates the cursor of a table. It stays on its line when lines above are added or deleted. */
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
