import { withoutMarks } from '@portal/ui/texts'
import type { CellObject } from 'write-excel-file/browser'

/** A sheet for the library. Contains only values that can be cloned for a worker. */
export interface WorkbookSheet {
  readonly sheet: string
  readonly data: CellObject[][]
  readonly columns: { width: number }[]
  readonly rightToLeft: boolean
  readonly stickyRowsCount?: number
  readonly orientation: 'landscape'
}

const MINUTE_MS = 60_000

/** Time limit for the slowest device. A killed worker sends no event. */
const MOST_MS = 3 * MINUTE_MS

const plainCell = (cell: CellObject): CellObject =>
  typeof cell.value === 'string' ? { ...cell, value: withoutMarks(cell.value) } : cell

/** Removes bidi isolation marks. Each cell is its own paragraph, and some spreadsheets show the marks. */
const plain = ({ sheet, data, ...rest }: WorkbookSheet): WorkbookSheet => ({
  ...rest,
  sheet: withoutMarks(sheet),
  data: data.map(row => row.map(plainCell)),
})

/** Writes a workbook in a worker, so that the page stays responsive. Rejects if writing fails. */
export const writeWorkbook = (sheets: WorkbookSheet[]): Promise<Blob> => {
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' })
  let limit: ReturnType<typeof setTimeout> | undefined
  const written = new Promise<Blob>((resolve, reject) => {
    const fail = () => reject(new Error('the workbook was not written'))
    limit = setTimeout(fail, MOST_MS)
    worker.addEventListener('error', fail)
    worker.addEventListener('messageerror', fail)
    worker.addEventListener('message', ({ data }: MessageEvent<Blob | null>) => (data ? resolve(data) : fail()))
    worker.postMessage(sheets.map(plain))
  })
  return written.finally(() => {
    clearTimeout(limit)
    worker.terminate()
  })
}
