import type { Budget } from '@portal/contract/money/budgets/budgets'
import {
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState } from 'react'
import { ROW } from '../data-table/records.ts'
import { afterEdit, type Entry, entriesOf, fields, textOf, totalsOf, VIEW } from './records.ts'
import { budgetStage } from './stage.tsx'

// Follows TanStack's own examples: virtual rows that measure themselves, and inputs that write on blur.
const features = tableFeatures({ columnSizingFeature, columnVisibilityFeature })
const helper = createColumnHelper<typeof features, Entry>()
const columns = helper.columns(fields.map(({ key, header, width }) => helper.accessor(key, { header, size: width })))

const Table = ({ budget }: { budget: Budget }) => {
  const box = useRef<HTMLDivElement>(null)
  const [{ rows: data, totals }, setBudget] = useState(() => ({ rows: entriesOf(budget), totals: totalsOf(budget) }))
  const table = useTable({ features, columns, data: [...data] })
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
          <tr style={{ display: 'flex', height: ROW }}>
            {fields.map(({ key, header, width }) => (
              <th key={key} style={{ width }}>
                {header}
              </th>
            ))}
          </tr>
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
                  style={{ display: 'flex', position: 'absolute', transform: `translateY(${item.start}px)` }}
                >
                  {row.getVisibleCells().map((cell, at) => (
                    <td key={cell.id} style={{ width: cell.column.getSize() }}>
                      {cell.column.id === 'amount' && row.original.category !== undefined ? (
                        <input
                          aria-label="Amount"
                          defaultValue={row.original.amount}
                          onBlur={({ target }) =>
                            setBudget(now => afterEdit(now.rows, now.totals, item.index, Number(target.value)))
                          }
                          onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
                          style={{ width: 60 }}
                        />
                      ) : (
                        textOf(row.original, fields[at]?.key ?? 'name')
                      )}
                    </td>
                  ))}
                </tr>
              )
            )
          })}
        </tbody>
        <tfoot style={{ display: 'grid', position: 'sticky', insetBlockEnd: 0, zIndex: 1, background: 'white' }}>
          <tr style={{ display: 'flex', height: ROW }}>
            {fields.map(({ key, width }) => (
              <td data-key={key} key={key} style={{ width }}>
                {textOf(totals, key)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

const sheet = document.createElement('style')
sheet.textContent = `th, td { box-sizing: border-box; padding: 4px 12px } td { height: ${ROW}px; border-bottom: 1px solid #ddd }`
document.head.append(sheet)

budgetStage({
  draw: budget => <Table budget={budget} />,
  rows: 'tbody tr',
  scroller: '.container',
  amount: 'tr[data-index="2"] td:nth-child(3) input',
  total: 'tfoot [data-key="total"]',
})
