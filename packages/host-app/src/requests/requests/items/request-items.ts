import { type Currency, isoCurrency } from '@portal/contract/core/fields/money'
import { newId } from '@portal/contract/core/fields/new-id'
import { fromSpreadsheet } from '@portal/contract/core/fields/text-rules'
import type { RequestLine } from '@portal/contract/requests/request-items'
import type { RequestItem } from '@portal/contract/requests/request-records'
import { parseBlock } from '@portal/ui/cells'
import type { RestoredValues } from '@portal/ui/Form'
import { parseNumber } from '@portal/ui/number'

/** An item in the form. Figures are null until typed. */
export interface TypedItem {
  /** Stable React key while rows are added and removed. */
  readonly key: string
  readonly name: string
  readonly unit: string
  readonly quantity: number | null
  readonly unit_price_minor: number | null
  readonly budget_item_id: string
  readonly budget_code: string
  readonly unit_code: string
}

export const emptyItem = (): TypedItem => ({
  ...{ key: newId(), name: '', unit: '', quantity: 1, unit_price_minor: null },
  ...{ budget_item_id: '', budget_code: '', unit_code: '' },
})

export const typedItem = (item: RequestItem): TypedItem => ({
  ...{ key: newId(), name: item.name, unit: item.unit ?? '', unit_code: item.unit_code ?? '' },
  ...{ quantity: item.quantity, unit_price_minor: item.unit_price_minor },
  ...{ budget_item_id: item.budget_item_id ?? '', budget_code: item.budget_code ?? '' },
})

/**
 * Recreates as many items as the stored draft contains. The form then restores each field. Removed items leave no
 * stored fields.
 */
export const restoredItems = (given: readonly TypedItem[], restored: RestoredValues): readonly TypedItem[] => {
  const rows = Object.entries(restored).flatMap(([name, sent]) => {
    const row = /^items\.(\d+)\./.exec(name)?.[1]
    return row === undefined ? [] : [{ row: Number(row), isThere: sent.length > 0 }]
  })
  const removed = rows.filter(({ isThere }) => !isThere).map(({ row }) => row)
  const there = rows.filter(({ isThere }) => isThere).map(({ row }) => row + 1)
  const number = removed.length > 0 ? Math.max(1, Math.min(...removed)) : Math.max(given.length, ...there)
  return Array.from({ length: number }, (_, at) => given[at] ?? emptyItem())
}

/** Converts an item to the request body. Omits empty fields. */
export const sentItem = ({ key: _, quantity, unit_price_minor, ...texts }: TypedItem): object => ({
  ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== '')),
  ...(quantity !== null && { quantity }),
  ...(unit_price_minor !== null && { unit_price_minor }),
})

const figure = (text: string, currency?: Currency): number | null => {
  const reading = parseNumber(text, 2, { currency: currency && isoCurrency(currency) })
  return 'units' in reading ? reading.units : null
}

/** Columns of the table. Pasted spreadsheet columns follow this order. */
const itemColumns = ['name', 'unit', 'quantity', 'unit_price_minor', 'budget', 'unit_code'] as const

type ItemColumn = (typeof itemColumns)[number]

/** Column of a field, or undefined. */
export const columnOf = (field: string): number | undefined => {
  const column = field === 'budget_item_id' || field === 'budget_code' ? 'budget' : field
  const all: readonly string[] = itemColumns
  const at = all.indexOf(column)
  return at < 0 ? undefined : at
}

/** Context of a paste: the available budget lines and the currency. */
interface PastedInto {
  readonly lines: readonly RequestLine[]
  readonly currency: Currency
}

/** Converts a spreadsheet cell to a change of an item. Skips unknown line codes. An unreadable figure becomes empty. */
const changeOf = (
  column: ItemColumn | undefined,
  cell: string,
  { lines, currency }: PastedInto,
): Partial<TypedItem> => {
  if (column === undefined) return {}
  if (column === 'budget') {
    const line = lines.find(({ code }) => code.toLowerCase() === cell.toLowerCase())
    return { budget_code: cell, budget_item_id: line?.id ?? '' }
  }
  if (column === 'unit_price_minor') return { unit_price_minor: figure(cell, currency) }
  if (column !== 'quantity') return { [column]: cell }
  const units = figure(cell)
  return { quantity: units === null ? null : units / 100 }
}

const blockOf = (text: string) =>
  parseBlock(text)
    .filter(cells => cells.some(cell => cell.trim()))
    .map(cells => cells.map(cell => fromSpreadsheet(cell.trim())))

/** First price in a block that names another currency. Such a block is rejected. */
export const foreignPrice = (text: string, column: number, currency: Currency): string | undefined =>
  blockOf(text)
    .flatMap(cells => cells.filter((_, along) => itemColumns[column + along] === 'unit_price_minor'))
    .find(cell => {
      const reading = parseNumber(cell, 2, { currency: isoCurrency(currency) })
      return 'problem' in reading && reading.problem === 'currency'
    })

/** Pastes a spreadsheet block over the items, starting at a row and column. Rows beyond the last become new items. */
export const withBlock = (
  items: readonly TypedItem[],
  text: string,
  { row, column }: { readonly row: number; readonly column: number },
  into: PastedInto,
): readonly TypedItem[] => {
  const block = blockOf(text)
  return Array.from({ length: Math.max(items.length, row + block.length) }, (_, at) => {
    let item = items[at] ?? emptyItem()
    for (const [along, cell] of (block[at - row] ?? []).entries())
      item = { ...item, ...changeOf(itemColumns[column + along], cell, into) }
    return item
  })
}
