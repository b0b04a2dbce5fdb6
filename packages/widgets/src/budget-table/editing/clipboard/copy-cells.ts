import { toSpreadsheet } from '@portal/contract/core/fields/text-rules'
import { exportCell } from '../../model/cell-format.ts'
import { type ColumnId, columns } from '../../model/columns.ts'
import type { Controller } from '../controller.ts'

/** Quotes a text with tabs, line breaks, or quotes, as spreadsheets do. */
const quoted = (text: string) => (/[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Negative numbers stay numbers. Text is escaped, so that no spreadsheet runs it as a formula. */
const cellOf = (column: ColumnId, value: unknown) =>
  typeof value === 'string' ? toSpreadsheet(value) : exportCell(column, value)

/**
 * The selection as tab-separated text for spreadsheets. Numbers have no thousands separators, and amounts are in the
 * project's currency.
 */
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
