import { toSpreadsheet } from '@portal/contract/core/fields/text-rules'
import { exportCell } from '../../model/cell-format.ts'
import { type ColumnId, columns } from '../../model/columns.ts'
import type { Controller } from '../controller.ts'

/** Quoted as spreadsheets do where the text would break the block. */
const quoted = (text: string) => (/[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Numbers stay numbers, also those below 0; a text is never run as a formula. */
const cellOf = (column: ColumnId, value: unknown) =>
  typeof value === 'string' ? toSpreadsheet(value) : exportCell(column, value)

/** The selected cells as a block that spreadsheets read: numbers without commas, amounts in the project's currency. */
export const copyCells = ({ store, cursor }: Controller): string => {
  const { top, bottom, first, last } = cursor.block()
  const ids = [...store.rows(), 'totals'].slice(top, bottom + 1)
  return ids
    .map(id => {
      const holder = store.line(id) ?? store.category(id) ?? store.totals()
      const cells = columns.slice(first, last + 1)
      return cells.map(column => quoted(cellOf(column, Reflect.get(holder, column)))).join('\t')
    })
    .join('\n')
}
