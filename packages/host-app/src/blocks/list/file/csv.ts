import { toSpreadsheet } from '@portal/contract/text-rules'
import type { CellContent } from '@portal/ui/cells'
import type { ListTable } from './table.ts'

// Without it spreadsheets take the file for one in the letters of their own country.
const BYTE_ORDER_MARK = '\ufeff'

const textOf = (cell: CellContent): string => {
  if (cell.kind === 'number') return String(cell.value)
  if (cell.kind === 'day') return cell.day
  if (cell.kind === 'moment') return cell.moment.replace('T', ' ')
  return toSpreadsheet(cell.text)
}

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A list as comma-separated values; no text in it can run as a formula. */
export const csvOf = ({ headers, rows }: ListTable): string => {
  const lines = [headers.map(toSpreadsheet), ...rows.map(row => row.map(textOf))]
  return `${BYTE_ORDER_MARK}${lines.map(line => `${line.map(quoted).join(',')}\r\n`).join('')}`
}
