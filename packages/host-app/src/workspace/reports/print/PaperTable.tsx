import { isNumeric } from '../../../core/workbook/kinds.ts'
import type { Table, TableColumn } from '../report.ts'
import { useReportTexts } from '../texts.ts'
import { PaperRow } from './PaperRow.tsx'
import { caption, cell, figureHead, headCell, tableHead, table as tableStyle } from './paper-table.css.ts'

/** Lines of a table that are printed at most, some thirty pages; of a longer one only the sums. */
const MOST_LINES = 1000

const headStyle = (column: TableColumn) => (isNumeric(column.kind) ? `${headCell} ${figureHead}` : headCell)

// The currency or the per cent is never on a line of its own.
const onOneLine = (header: string) => header.replace(/([,،]) /, '$1\u00a0')

/**
 * A table that is printed whole, its head on every page; columns that paper has no space for are left to the workbook.
 */
export const PaperTable = ({ table: { title, columns, rows, empty } }: { table: Table }) => {
  const t = useReportTexts()
  const lines = rows.filter(({ weight }) => weight === 'line').length
  const isLong = lines > MOST_LINES
  const shown = columns.filter(({ isLeftOffPaper }) => !isLeftOffPaper)
  const instead = isLong ? t('too_long', { count: lines }) : rows.length === 0 && empty
  return (
    <table className={tableStyle}>
      <caption className={caption}>{title}</caption>
      <thead className={tableHead}>
        <tr>
          {shown.map(column => (
            <th className={headStyle(column)} key={column.id} scope="col">
              {onOneLine(column.header)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {instead && (
          <tr>
            <td className={cell} colSpan={shown.length}>
              {instead}
            </td>
          </tr>
        )}
        {rows.map(row =>
          isLong && row.weight === 'line' ? null : <PaperRow columns={columns} key={row.id} row={row} />,
        )}
      </tbody>
    </table>
  )
}
