import { CSV_TYPE, csvFile } from '@portal/contract/core/fields/csv'
import type { CellContent } from '@portal/ui/cells'
import { type TextSource, withoutMarks } from '@portal/ui/texts'
import { writeWorkbook } from '../../../core/workbook/write-workbook.ts'
import { sheetOf } from './sheet.ts'
import { type ListFormat, type ListTable, withCurrencies } from './table.ts'

interface Words {
  readonly direction: TextSource['direction']
  /** The header for the currency column that follows a money column. */
  readonly currency: (header: string) => string
}

const writtenAs = (cell: CellContent): string | number => {
  if (cell.kind === 'number') return cell.value
  if (cell.kind === 'day') return cell.day
  if (cell.kind === 'moment') return cell.moment.replace('T', ' ')
  return cell.text
}

const csvOf = ({ headers, rows }: ListTable): string =>
  csvFile([headers.map(withoutMarks), ...rows.map(row => row.map(writtenAs))])

/** Writes a list as a file. Rejects if the device can't write a workbook. */
export const writeList = async (
  format: ListFormat,
  table: ListTable,
  { direction, currency }: Words,
): Promise<Blob> => {
  const whole = withCurrencies(table, currency)
  if (format === 'csv') return new Blob([csvOf(whole)], { type: CSV_TYPE })
  return writeWorkbook([sheetOf(whole, direction)])
}
