import { CSV_TYPE } from '@portal/contract/core/fields/csv'
import type { TextSource } from '@portal/ui/texts'
import { writeWorkbook } from '../../../core/workbook/write-workbook.ts'
import { csvOf } from './csv.ts'
import { sheetOf } from './sheet.ts'
import { type ListFormat, type ListTable, withCurrencies } from './table.ts'

interface Words {
  readonly direction: TextSource['direction']
  /** The header for the currency column that follows a money column. */
  readonly currency: (header: string) => string
}

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
