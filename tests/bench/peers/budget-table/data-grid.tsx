import type { Budget } from '@portal/contract/money/budgets/budgets'
import { useState } from 'react'
import { type Column, DataGrid, renderTextEditor } from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import { ROW } from '../data-table/records.ts'
import { afterEdit, type Entry, entriesOf, fields, textOf, totalsOf, VIEW } from './records.ts'
import { budgetStage } from './stage.tsx'

const columns: readonly Column<Entry, Entry>[] = fields.map(({ key, header, width }) => ({
  key,
  name: header,
  width,
  renderCell: ({ row }) => textOf(row, key),
  renderSummaryCell: ({ row }) => textOf(row, key),
  ...(key === 'amount' && { renderEditCell: renderTextEditor, editable: (row: Entry) => row.category !== undefined }),
}))
const keyOf = ({ id }: Entry) => id

const Table = ({ budget }: { budget: Budget }) => {
  const [{ rows, totals }, setBudget] = useState(() => ({ rows: entriesOf(budget), totals: totalsOf(budget) }))
  return (
    <DataGrid
      aria-label="Budget"
      bottomSummaryRows={[totals]}
      columns={columns}
      headerRowHeight={ROW}
      onRowsChange={(next, { indexes: [at = 0] }) =>
        setBudget(now => afterEdit(now.rows, now.totals, at, Number(next[at]?.amount)))
      }
      rowHeight={ROW}
      rowKeyGetter={keyOf}
      rows={rows}
      style={{ blockSize: VIEW }}
      summaryRowHeight={ROW}
    />
  )
}

budgetStage({
  draw: budget => <Table budget={budget} />,
  rows: '.rdg-row',
  scroller: '.rdg',
  amount: '.rdg-row[aria-rowindex="4"] [aria-colindex="3"]',
  total: '.rdg-summary-row [aria-colindex="8"]',
})
