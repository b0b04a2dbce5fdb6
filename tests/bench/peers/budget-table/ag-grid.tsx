import type { Budget } from '@portal/contract/money/budgets/budgets'
import {
  type CellValueChangedEvent,
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  type ColDef,
  ModuleRegistry,
  PinnedRowModule,
  RowApiModule,
  TextEditorModule,
} from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { useState } from 'react'
import { ROW } from '../data-table/records.ts'
import { type Entry, edited, entriesOf, fields, grown, textOf, totalsOf, VIEW } from './records.ts'
import { budgetStage } from './stage.tsx'

ModuleRegistry.registerModules([
  ClientSideRowModelModule,
  ClientSideRowModelApiModule,
  PinnedRowModule,
  RowApiModule,
  TextEditorModule,
])

const columns: ColDef<Entry>[] = fields.map(({ key, header, width }) => ({
  field: key,
  headerName: header,
  width,
  valueFormatter: ({ data }) => (data ? textOf(data, key) : ''),
  cellDataType: false,
  ...(key === 'amount' && { editable: ({ data }: { data: Entry | undefined }) => data?.category !== undefined }),
}))

const Table = ({ budget }: { budget: Budget }) => {
  const [rows] = useState(() => entriesOf(budget))
  const [totals] = useState(() => [totalsOf(budget)])
  /** The grid's recommended way: transactions change rows, and only their cells render again. */
  const change = ({ api, data, oldValue, newValue }: CellValueChangedEvent<Entry>) => {
    const category = api.getRowNode(data.category ?? '')?.data
    const total = api.getPinnedBottomRow(0)?.data
    const { line, by } = edited({ ...data, amount: Number(oldValue) }, Number(newValue))
    if (!category || !total) return
    api.applyTransaction({ update: [line, grown(category, by)] })
    api.setGridOption('pinnedBottomRowData', [grown(total, by)])
  }
  return (
    <div style={{ height: VIEW }}>
      <AgGridReact
        columnDefs={columns}
        getRowId={({ data }) => data.id}
        headerHeight={ROW}
        onCellValueChanged={change}
        pinnedBottomRowData={totals}
        rowData={[...rows]}
        rowHeight={ROW}
      />
    </div>
  )
}

budgetStage({
  draw: budget => <Table budget={budget} />,
  rows: '.ag-grid-scrolling-container .ag-row',
  scroller: '.ag-grid-viewport',
  amount: '.ag-row[row-index="2"] [col-id="amount"]',
  total: '.ag-row-pinned [col-id="total"]',
})
