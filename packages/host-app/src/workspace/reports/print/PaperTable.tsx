import { useReportTexts } from '../../../core/texts/workspace.ts'
import { isNumeric } from '../../../core/workbook/kinds.ts'
import type { Table, TableColumn } from '../report.ts'
import { PaperRow } from './PaperRow.tsx'
import { caption, cell, figureHead, headCell, tableHead, table as tableStyle } from './paper-table.css.ts'

/** Maximum number of printed lines, about thirty pages. Longer tables print only their totals. */
const MOST_LINES = 1000

const headStyle = (column: TableColumn) => (isNumeric(column.kind) ? `${headCell} ${figureHead}` : headCell)

// Keeps the currency or per cent sign on the same line as the word before it.
const onOneLine = (header: string) => header.replace(/([,،]) /, '$1\u00a0')

/** A table in full, with its header on every page. Columns that don't fit on paper appear only in the workbook. */
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
