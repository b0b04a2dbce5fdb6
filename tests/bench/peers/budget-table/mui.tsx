import { DataGrid, type GridColDef } from '@mui/x-data-grid'
import type { Budget } from '@portal/contract/money/budgets/budgets'
import { useState } from 'react'
import { ROW } from '../data-table/records.ts'
import { afterEdit, type Entry, entriesOf, fields, textOf, totalsOf, VIEW } from './records.ts'
import { budgetStage } from './stage.tsx'

const columns: GridColDef<Entry>[] = fields.map(({ key, header, width }) => ({
  field: key,
  headerName: header,
  width,
  editable: key === 'amount',
  sortable: false,
  renderCell: ({ row }) => textOf(row, key),
}))

const Table = ({ budget }: { budget: Budget }) => {
  const [{ rows, totals }, setBudget] = useState(() => ({ rows: entriesOf(budget), totals: totalsOf(budget) }))
  return (
    <>
      <div style={{ height: VIEW - ROW }}>
        <DataGrid
          columnHeaderHeight={ROW}
          columns={columns}
          disableVirtualization={false}
          hideFooter
          isCellEditable={({ row }) => row.category !== undefined}
          processRowUpdate={next => {
            const at = rows.findIndex(({ id }) => id === next.id)
            const changed = afterEdit(rows, totals, at, Number(next.amount))
            setBudget(changed)
            return changed.rows[at] ?? next
          }}
          rowHeight={ROW}
          rows={rows}
        />
      </div>
      <div className="totals" style={{ display: 'flex', height: ROW }}>
        {fields.map(({ key, width }) => (
          <div data-key={key} key={key} style={{ width }}>
            {textOf(totals, key)}
          </div>
        ))}
      </div>
    </>
  )
}

budgetStage({
  draw: budget => <Table budget={budget} />,
  rows: '.MuiDataGrid-row',
  scroller: '.MuiDataGrid-virtualScroller',
  amount: '.MuiDataGrid-row[data-rowindex="2"] [data-field="amount"]',
  total: '.totals [data-key="total"]',
})
