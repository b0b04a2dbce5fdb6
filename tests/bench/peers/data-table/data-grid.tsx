import { useState } from 'react'
import { type Column, DataGrid, type SortColumn } from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import { type Entry, fields, ROW, VIEW } from './records.ts'
import { stageOf } from './stage.tsx'

const columns: readonly Column<Entry>[] = fields.map(({ key, header, width }) => ({
  key,
  name: header,
  width,
  sortable: true,
}))
const keyOf = ({ id }: Entry) => id

const Table = ({ entries }: { entries: readonly Entry[] }) => {
  const [sort, setSort] = useState<readonly SortColumn[]>([])
  return (
    <DataGrid
      aria-label="Trainings"
      columns={columns}
      headerRowHeight={ROW}
      onSortColumnsChange={setSort}
      rowHeight={ROW}
      rowKeyGetter={keyOf}
      rows={entries}
      sortColumns={sort}
      style={{ blockSize: VIEW }}
    />
  )
}

stageOf({ draw: entries => <Table entries={entries} />, rows: '.rdg-row', scroller: '.rdg' })
