import '@portal/ui/fallbacks'
import writeExcelFile from 'write-excel-file/browser'
import { bookOptions } from './options.ts'
import type { WorkbookSheet } from './write-workbook.ts'

// Some of what it refuses is thrown before there is a promise.
const write = async (sheets: WorkbookSheet[]) => writeExcelFile(sheets, bookOptions).toBlob()

// The file is packed by workers of the library's own, from a blob; the page's policy would refuse those to the page.
addEventListener('message', async ({ data }: MessageEvent<WorkbookSheet[]>) => {
  postMessage(await write(data).catch(() => null))
})
