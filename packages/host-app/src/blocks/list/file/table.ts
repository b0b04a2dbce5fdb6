import { currencies, isoCurrency } from '@portal/contract/core/fields/money'
import type { CellContent } from '@portal/ui/cells'
import { signOf } from '@portal/ui/Money'

export const listFormats = ['xlsx', 'csv'] as const

export type ListFormat = (typeof listFormats)[number]

export interface ListTable {
  readonly title: string
  readonly headers: readonly string[]
  readonly rows: readonly (readonly CellContent[])[]
}

// Cells show a currency's sign. Files contain its ISO code.
const codes = new Map(currencies.map(currency => [signOf(currency), isoCurrency(currency)]))

const codeOf = (cell: CellContent | undefined) => (cell?.kind === 'number' ? codes.get(cell.unit) : undefined)

/** Adds a currency column after each money column, so that amounts remain numbers. */
export const withCurrencies = (
  { title, headers, rows }: ListTable,
  currency: (header: string) => string,
): ListTable => {
  const isMoney = headers.map((_, at) => rows.some(row => codeOf(row[at])))
  const spread = <Cell>(cells: readonly Cell[], beside: (cell: Cell) => Cell) =>
    cells.flatMap((cell, at) => (isMoney[at] ? [cell, beside(cell)] : [cell]))
  return {
    title,
    headers: spread(headers, currency),
    rows: rows.map(row => spread(row, cell => ({ kind: 'text', text: codeOf(cell) ?? '' }))),
  }
}
