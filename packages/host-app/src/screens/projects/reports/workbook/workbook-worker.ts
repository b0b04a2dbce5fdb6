import writeExcelFile from 'write-excel-file/browser'
import { bookOptions } from './options.ts'
import type { WorkbookSheet } from './sheets.ts'

// The file is packed by workers of the library's own, from a blob; the page's policy would refuse those to the page.
addEventListener('message', async ({ data }: MessageEvent<WorkbookSheet[]>) => {
  const blob = await writeExcelFile(data, bookOptions)
    .toBlob()
    .catch(() => null)
  postMessage(blob)
})
