import { type Column, DataTable, type Sort } from '@portal/ui/DataTable'
import '@portal/ui/theme'
import { useState } from 'react'
import { type Entry, fields } from './records.ts'
import { stageOf } from './stage.tsx'

const columns: readonly Column<Entry>[] = fields.map(({ key, header }) => ({
  id: key,
  header,
  sort: true,
  cell: row => row[key],
}))
const keyOf = ({ id }: Entry) => id

const Table = ({ entries }: { entries: readonly Entry[] }) => {
  const [sort, setSort] = useState<Sort>()
  return (
    <DataTable
      columns={columns}
      label="Trainings"
      onSort={setSort}
      rowKey={keyOf}
      rows={entries}
      {...(sort && { sort })}
    />
  )
}

stageOf({ draw: entries => <Table entries={entries} />, rows: 'tbody tr[data-index]' })
