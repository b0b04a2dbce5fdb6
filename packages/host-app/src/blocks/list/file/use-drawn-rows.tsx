import { type CellContent, outOfSight, readCell } from '@portal/ui/cells'
import type { Column } from '@portal/ui/DataTable'
import { Suspense, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

interface Batch<Row> {
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly resolve: (contents: CellContent[][]) => void
}

const DrawnRows = <Row extends { readonly id: string }>({ rows, columns, resolve }: Batch<Row>) => {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const cells = [...(root.current?.children ?? [])].filter(cell => cell instanceof HTMLElement)
    const contents = cells.map((cell, at) => readCell(cell, columns[at % columns.length]?.align === 'end'))
    resolve(rows.map((_, at) => contents.slice(at * columns.length, (at + 1) * columns.length)))
  }, [rows, columns, resolve])
  return (
    <div aria-hidden className={outOfSight} inert ref={root}>
      {rows.flatMap(row => columns.map(column => <div key={`${row.id} ${column.id}`}>{column.cell(row)}</div>))}
    </div>
  )
}

/** Renders rows off-screen and reads their cells, so that a file matches the list. */
export const useDrawnRows = <Row extends { readonly id: string }>() => {
  const [batch, setBatch] = useState<Batch<Row>>()
  const read = async (rows: readonly Row[], columns: readonly Column<Row>[]): Promise<CellContent[][]> => {
    const contents = await new Promise<CellContent[][]>(resolve => setBatch({ rows, columns, resolve }))
    setBatch(undefined)
    return contents
  }
  return { read, drawn: batch && createPortal(<Suspense>{<DrawnRows {...batch} />}</Suspense>, document.body) }
}
