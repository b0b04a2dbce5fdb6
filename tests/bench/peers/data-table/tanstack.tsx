import {
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_alphanumeric,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { type Entry, fields, ROW, VIEW } from './records.ts'
import { stageOf } from './stage.tsx'

// Follows TanStack's own example of virtual rows: a grid of absolutely positioned rows that measure themselves.
const features = tableFeatures({
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric },
})

const helper = createColumnHelper<typeof features, Entry>()
const columns = helper.columns(fields.map(({ key, header, width }) => helper.accessor(key, { header, size: width })))

const Table = ({ entries }: { entries: readonly Entry[] }) => {
  const box = useRef<HTMLDivElement>(null)
  const table = useTable({ features, columns, data: entries })
  const { rows } = table.getRowModel()
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: rows.length,
    estimateSize: () => ROW,
    getScrollElement: () => box.current,
    measureElement: element => element.getBoundingClientRect().height,
    overscan: 5,
  })
  return (
    <div className="container" ref={box} style={{ overflow: 'auto', position: 'relative', height: VIEW }}>
      <table style={{ display: 'grid' }}>
        <thead style={{ display: 'grid', position: 'sticky', insetBlockStart: 0, zIndex: 1 }}>
          {table.getHeaderGroups().map(group => (
            <tr key={group.id} style={{ display: 'flex', width: '100%', height: ROW }}>
              {group.headers.map(header => (
                <th key={header.id} style={{ display: 'flex', width: header.getSize() }}>
                  <button onClick={header.column.getToggleSortingHandler()} type="button">
                    <table.FlexRender header={header} />
                    {{ asc: ' ▲', desc: ' ▼', none: null }[header.column.getIsSorted() || 'none']}
                  </button>
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody style={{ display: 'grid', height: virtualizer.getTotalSize(), position: 'relative' }}>
          {virtualizer.getVirtualItems().map(item => {
            const row = rows[item.index]
            return (
              row && (
                <tr
                  data-index={item.index}
                  key={row.id}
                  ref={node => virtualizer.measureElement(node)}
                  style={{
                    display: 'flex',
                    position: 'absolute',
                    transform: `translateY(${item.start}px)`,
                    width: '100%',
                  }}
                >
                  {row.getVisibleCells().map(cell => (
                    <td key={cell.id} style={{ display: 'flex', width: cell.column.getSize() }}>
                      <table.FlexRender cell={cell} />
                    </td>
                  ))}
                </tr>
              )
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

// Makes rows as high as those of the other libraries. The example has a style sheet for this.
const sheet = document.createElement('style')
sheet.textContent = `th, td { box-sizing: border-box; padding: 4px 12px } td { height: ${ROW}px; border-bottom: 1px solid #ddd }`
document.head.append(sheet)

stageOf({ draw: entries => <Table entries={entries} />, rows: 'tbody tr', scroller: '.container' })
