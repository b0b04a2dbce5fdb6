import { type Column, DataTable, type DataTableProps } from '@portal/ui/DataTable'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import '@portal/ui/theme'

/** A row of the tables in these tests. */
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

/** Scrolled, painted, and whatever that brought about is drawn. */
export const scrollDown = async (top: number) => {
  scrollTo({ top })
  await expect.poll(() => scrollY).toBeGreaterThan(top - 50)
}

/** The window of rows has taken over: the page is as high as all of them. */
export const takenOver = () => expect.poll(() => document.querySelector('table')?.dataset.frozen).toBeDefined()

/** What is seen in the middle of the screen is a row. */
export const seen = () => document.elementFromPoint(100, innerHeight / 2)?.closest('tr')?.ariaRowIndex

/** A wide screen for each test, and nothing left of the one before. */
export const tidy = () => {
  beforeEach(() => page.viewport(1000, 700))
  afterEach(() => {
    cleanup()
    scrollTo({ top: 0 })
    document.documentElement.dir = ''
  })
}
