import { isNumeric } from '../../../core/workbook/kinds.ts'
import type { ReportRow, TableColumn } from '../report.ts'
import { PrintedEntry } from './PrintedEntry.tsx'
import { cell, figure, oneLine, rows } from './paper-table.css.ts'

const cellStyle = ({ kind }: TableColumn) => {
  if (isNumeric(kind)) return `${cell} ${figure}`
  return kind === 'code' ? `${cell} ${oneLine}` : cell
}

interface PaperRowProps {
  row: ReportRow
  /** All columns. Those marked as left off paper aren't rendered. */
  columns: readonly TableColumn[]
}

/** A row of a printed table. In total rows, cells without a value stay empty. */
export const PaperRow = ({ row: { weight, entries }, columns }: PaperRowProps) => (
  <tr className={rows[weight]}>
    {entries.map((entry, at) => {
      const column = columns[at]
      if (!column || column.isLeftOffPaper) return null
      return (
        <td className={cellStyle(column)} key={column.id}>
          {(weight === 'line' || entry.value !== null) && <PrintedEntry entry={entry} kind={column.kind} />}
        </td>
      )
    })}
  </tr>
)
