import { type Column, DataTable, type DataTableProps } from '@portal/ui/DataTable'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import '@portal/ui/theme'

export interface Row {
  readonly id: string
  readonly words: string
}

export const rowsOf = (count: number, wordsOf = (at: number) => `Row ${at + 1}`): readonly Row[] =>
  Array.from({ length: count }, (_, at) => ({ id: `r${at + 1}`, words: wordsOf(at) }))

export const columns: readonly Column<Row>[] = [
  { id: 'id', header: 'Key', cell: ({ id }) => id },
  { id: 'words', header: 'Words', cell: ({ words }) => words },
]
export const keyOf = ({ id }: Row) => id
export const hrefOf = ({ id }: Row) => `#${id}`

export const show = (rows: readonly Row[], more: Partial<DataTableProps<Row>> = {}) =>
  render(<DataTable columns={columns} label="Rows" rowHref={hrefOf} rowKey={keyOf} rows={rows} {...more} />)

export const drawn = () => [...document.querySelectorAll<HTMLTableRowElement>('tbody tr[data-index]')]
export const link = (name: string) => page.getByRole('link', { name, exact: true })

/** Scrolls the page, and waits until it has arrived there. */
export const scrollDown = async (top: number) => {
  scrollTo({ top })
  await expect.poll(() => scrollY).toBeGreaterThan(top - 50)
}

/** Waits until the virtual list has taken over. It freezes the column widths then. */
export const takenOver = () => expect.poll(() => document.querySelector('table')?.dataset.frozen).toBeDefined()

/** The index of the row in the middle of the viewport. */
export const seen = () => document.elementFromPoint(100, innerHeight / 2)?.closest('tr')?.ariaRowIndex

/** Sets a wide viewport before each test, and cleans up after it. */
export const tidy = () => {
  beforeEach(() => page.viewport(1000, 700))
  afterEach(() => {
    cleanup()
    scrollTo({ top: 0 })
    document.documentElement.dir = ''
  })
}
