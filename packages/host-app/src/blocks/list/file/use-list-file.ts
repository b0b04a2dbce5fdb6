import { limits } from '@portal/contract/core/fields/limits'
import { readInstallation } from '@portal/contract/workspace/installation'
import type { CellContent } from '@portal/ui/cells'
import type { Column } from '@portal/ui/DataTable'
import { formatNumber } from '@portal/ui/number'
import { toast } from '@portal/ui/Toast'
import { useTextSource } from '@portal/ui/texts'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../core/api.ts'
import { useBlockTexts } from '../../../core/texts/texts.ts'
import type { Watch } from '../../api/read-all.ts'
import { dayIn } from '../../api/use-installation.ts'
import { fileName, saveFile } from '../../files/save-file.ts'
import { useFileWriter } from '../../files/use-file-writer.ts'
import type { ListFormat } from './table.ts'
import { useDrawnRows } from './use-drawn-rows.tsx'

/** Progress of a long download, in rows. */
interface Progress {
  readonly rows: number
  readonly all: number
}

export interface DownloadedList<Row extends { readonly id: string }> {
  /** Name of the list and of the file. */
  readonly label: string
  /** Reads all rows with the current filters and order. */
  readonly readRows: (watch: Watch<Row>) => Promise<readonly Row[]>
  /** The visible columns. */
  readonly columns: readonly Column<Row>[]
}

const tooLong = new Error('too many rows')

/** Downloads all rows of a list as a file. `progress` is set while a long download runs. `cancel` aborts it. */
export const useListFile = <Row extends { readonly id: string }>(of: DownloadedList<Row>) => {
  const t = useBlockTexts()
  const { direction } = useTextSource()
  const { isWriting, write } = useFileWriter()
  const { read, drawn } = useDrawnRows<Row>()
  const [progress, setProgress] = useState<Progress | null>(null)
  const stop = useRef(new AbortController())
  useEffect(() => () => stop.current.abort(), [])
  const contentsOf = async ({ readRows, columns }: DownloadedList<Row>, signal: AbortSignal) => {
    const contents: CellContent[][] = []
    const rows = await readRows({
      signal,
      onPage: (all, page) => {
        if (all.length > limits.list_file_rows) throw tooLong
        if (page.next_cursor) setProgress({ rows: all.length, all: Math.max(page.total, all.length) })
      },
    })
    for (let at = 0; at < rows.length; at += limits.page_size_max) {
      signal.throwIfAborted()
      contents.push(...(await read(rows.slice(at, at + limits.page_size_max), columns)))
    }
    return contents
  }
  const fileOf = async (format: ListFormat, signal: AbortSignal) => {
    const { label, columns } = of
    const [{ writeList }, { data }, rows] = await Promise.all([
      import('./write.ts'),
      api(readInstallation, {}),
      contentsOf(of, signal),
    ])
    const table = { title: label, headers: columns.map(({ header }) => header), rows }
    const blob = await writeList(format, table, { direction, currency: header => t('currency_of', { header }) })
    signal.throwIfAborted()
    const name = `${fileName(label, dayIn(new Date(), data.time_zone))}.${format}`
    saveFile(blob, name)
    return name
  }
  const download = (format: ListFormat) =>
    write(async () => {
      stop.current = new AbortController()
      const { signal } = stop.current
      try {
        return await fileOf(format, signal)
      } catch (error) {
        if (signal.aborted) return undefined
        if (error !== tooLong) throw error
        toast({ tone: 'warning', text: t('file_too_long', { most: formatNumber(limits.list_file_rows, 0) }) })
        return undefined
      } finally {
        setProgress(null)
      }
    })
  const cancel = () => {
    stop.current.abort()
    setProgress(null)
  }
  return { isWriting, download, progress, cancel, drawn }
}
