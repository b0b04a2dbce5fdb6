import { toSpreadsheet } from '@portal/contract/text-rules'
import { sentCell } from '../sheet/cells.ts'
import { type ColumnId, columns } from '../sheet/columns.ts'
import type { Desk } from '../sheet/desk.ts'

/** Quoted as spreadsheets do where the text would break the block. */
const quoted = (text: string) => (/[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Figures stay figures, also those below 0; texts are never run. */
const cellOf = (column: ColumnId, value: unknown) =>
  typeof value === 'string' ? toSpreadsheet(value) : sentCell(column, value)

/** The selected cells as a block that spreadsheets read: figures without commas, amounts in the project's currency. */
export const copiedBlock = ({ sheet, cursor }: Desk): string => {
  const { top, bottom, first, last } = cursor.block()
  const ids = [...sheet.rows(), 'totals'].slice(top, bottom + 1)
  return ids
    .map(id => {
      const holder = sheet.line(id) ?? sheet.category(id) ?? sheet.totals()
      const cells = columns.slice(first, last + 1)
      return cells.map(column => quoted(cellOf(column, Reflect.get(holder, column)))).join('\t')
    })
    .join('\n')
}
