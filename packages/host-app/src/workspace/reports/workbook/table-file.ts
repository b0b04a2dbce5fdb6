import { saveFile } from '../../../blocks/files/save-file.ts'
import { writeWorkbook } from '../../../core/workbook/write-workbook.ts'

const WIDTH = 18

/**
 * Writes rows of texts as the one sheet of a workbook that an import reads again: titles in the first row and nothing
 * around them; passes it to the browser.
 */
export const saveTable = async (name: string, rows: readonly (readonly string[])[]): Promise<void> => {
  const [head = []] = rows
  // Declared as text, so that a spreadsheet makes no date of a title.
  const data = rows.map(row => row.map(value => (value === '' ? {} : { value, format: '@' })))
  const sheet = { sheet: 'Sheet1', data, columns: head.map(() => ({ width: WIDTH })) }
  saveFile(await writeWorkbook([{ ...sheet, rightToLeft: false, stickyRowsCount: 1, orientation: 'landscape' }]), name)
}
