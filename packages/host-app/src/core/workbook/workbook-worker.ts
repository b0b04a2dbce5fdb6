import '@portal/ui/fallbacks'
import writeExcelFile from 'write-excel-file/browser'
import { bookOptions } from './page-setup.ts'
import type { WorkbookSheet } from './write-workbook.ts'

// `async` turns synchronous throws into rejections.
const write = async (sheets: WorkbookSheet[]) => writeExcelFile(sheets, bookOptions).toBlob()

// The library compresses in its own blob workers. The page's content security policy would block them outside this
// worker.
addEventListener('message', async ({ data }: MessageEvent<WorkbookSheet[]>) => {
  postMessage(await write(data).catch(() => null))
})
