import { isNumeric } from '../../../core/workbook/kinds.ts'
import type { TableColumn, TableRow } from '../report.ts'
import { cell, figure, oneLine, rows } from './paper-table.css.ts'
import { Written } from './Written.tsx'

const cellStyle = ({ kind }: TableColumn) => {
  if (isNumeric(kind)) return `${cell} ${figure}`
  return kind === 'code' ? `${cell} ${oneLine}` : cell
}

interface PaperRowProps {
  row: TableRow
  /** All of them; those without space on paper are left out. */
  columns: readonly TableColumn[]
}

/** A row of a printed table; what a sum has no value of stays empty. */
export const PaperRow = ({ row: { weight, entries }, columns }: PaperRowProps) => (
  <tr className={rows[weight]}>
    {entries.map((entry, at) => {
      const column = columns[at]
      if (!column || column.isLeftOffPaper) return null
      return (
        <td className={cellStyle(column)} key={column.id}>
          {(weight === 'line' || entry.value !== null) && <Written entry={entry} kind={column.kind} />}
        </td>
      )
    })}
  </tr>
)
