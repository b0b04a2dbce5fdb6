import { Button } from '@portal/ui/Button'
import { ColumnChooser } from '@portal/ui/ColumnChooser'
import {
  type ColumnArrangement,
  DataTable,
  type DataTableProps,
  DataTableToolbar,
  inOrder,
  type Sort,
  usualArrangement,
} from '@portal/ui/DataTable'
import { FilterBar } from '@portal/ui/FilterBar'
import { Icon } from '@portal/ui/Icon'
import { Menu } from '@portal/ui/Menu'
import { Stack } from '@portal/ui/Stack'
import { useMemo, useState } from 'react'
import { useSay } from '../support/say.ts'
import { answer, type Say, stateWords, type Training, trainingColumns, trainingsOf } from './training-rows.tsx'

export interface TrainingListProps extends Partial<DataTableProps<Training>> {
  /** Number of rows on the server. Default: `60`. */
  total?: number
  /** Page size. Default: `20`. */
  page?: number
  /** IDs of initially selected rows. Default: none. */
  ticked?: readonly string[]
  /** IDs of initially hidden columns. Default: none. */
  hidden?: readonly string[]
}

const keyOf = ({ id }: Training) => id
const hrefOf = ({ id }: Training) => `/staff/trainings/${id}`

const menuOf = (say: Say) => () => (
  <Menu
    icon={<Icon name="more" />}
    items={[
      { id: 'copy', label: say('Copy link', 'نسخ الرابط') },
      { id: 'archive', label: say('Archive', 'أرشفة') },
    ]}
    label={say('Actions', 'إجراءات')}
    size="small"
    trigger="icon"
  />
)

export const TrainingList = ({ total = 60, page = 20, ticked = [], hidden = [], ...rest }: TrainingListProps) => {
  const say = useSay()
  const [words, setWords] = useState('')
  const [status, setStatus] = useState<string | null>(null)
  const [sort, setSort] = useState<Sort>({ column: 'starts', direction: 'descending' })
  const [arrangement, setArrangement] = useState<ColumnArrangement>({ ...usualArrangement, hidden })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(ticked))
  const [asked, setAsked] = useState(page)
  const columns = useMemo(() => trainingColumns(say), [say])
  const ordered = useMemo(() => inOrder(columns, arrangement.order), [columns, arrangement])
  const menu = useMemo(() => menuOf(say), [say])
  const all = useMemo(() => trainingsOf(total), [total])
  const found = useMemo(() => answer(all, { words, status, sort }), [all, words, status, sort])
  const rows = useMemo(() => found.slice(0, asked), [found, asked])
  const toolbar = (
    <DataTableToolbar
      actions={
        <>
          <Button size="small">{say('Export', 'تصدير')}</Button>
          <Button size="small">{say('Archive', 'أرشفة')}</Button>
        </>
      }
      count={say(`${found.length} trainings`, `عدد الدورات: ${found.length}`)}
      onClear={() => setSelected(new Set())}
      selectedCount={selected.size}
      tools={<ColumnChooser columns={columns} arrangement={arrangement} onChange={setArrangement} />}
    />
  )
  return (
    <Stack>
      <FilterBar
        filters={[
          {
            id: 'status',
            label: say('Status', 'الحالة'),
            options: Object.entries(stateWords(say)).map(([value, label]) => ({ value, label })),
            value: status,
            onChange: setStatus,
          },
        ]}
        search={{ label: say('Search trainings', 'البحث في الدورات'), value: words, onChange: setWords }}
      />
      <DataTable
        columns={ordered}
        columnWidths={arrangement.widths}
        hiddenColumns={arrangement.hidden}
        label={say('Trainings', 'الدورات')}
        onResize={widths => setArrangement({ ...arrangement, widths })}
        onSelect={setSelected}
        onSort={setSort}
        rowHref={hrefOf}
        rowKey={keyOf}
        rowMenu={menu}
        rows={rows}
        selected={selected}
        sort={sort}
        toolbar={toolbar}
        {...(asked < found.length && { more: { onPress: () => setAsked(asked + page) } })}
        {...rest}
      />
    </Stack>
  )
}
