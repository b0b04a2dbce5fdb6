import { type Currency, isoCurrency } from '@portal/contract/core/fields/money'
import { newId } from '@portal/contract/core/fields/new-id'
import { fromSpreadsheet } from '@portal/contract/core/fields/text-rules'
import { itemDollars, itemTotal, type RequestLine } from '@portal/contract/requests/request-items'
import type { RequestItem } from '@portal/contract/requests/request-records'
import { parseBlock } from '@portal/ui/cells'
import type { RestoredValues } from '@portal/ui/Form'
import { parseNumber } from '@portal/ui/number'

/** An item as it is in the form; figures are empty until they are typed. */
export interface TypedItem {
  /** Identifies it while rows are added and removed. */
  readonly key: string
  readonly name: string
  readonly unit: string
  readonly quantity: number | null
  readonly unit_price_minor: number | null
  readonly budget_item_id: string
  readonly budget_code: string
  readonly unit_code: string
}

/** An item that nothing has been typed into. */
export const emptyItem = (): TypedItem => ({
  ...{ key: newId(), name: '', unit: '', quantity: 1, unit_price_minor: null },
  ...{ budget_item_id: '', budget_code: '', unit_code: '' },
})

/** An item as it was stored, to be changed or copied. */
export const typedItem = (item: RequestItem): TypedItem => ({
  ...{ key: newId(), name: item.name, unit: item.unit ?? '', unit_code: item.unit_code ?? '' },
  ...{ quantity: item.quantity, unit_price_minor: item.unit_price_minor },
  ...{ budget_item_id: item.budget_item_id ?? '', budget_code: item.budget_code ?? '' },
})

/**
 * As many items as there were when the form's page was lost; what was typed into them is put back field by field. Of
 * a field that was removed with its item, nothing is stored.
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

/** What is sent of an item: boxes left empty are left out. */
export const sentItem = ({ key: _, quantity, unit_price_minor, ...texts }: TypedItem): object => ({
  ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== '')),
  ...(quantity !== null && { quantity }),
  ...(unit_price_minor !== null && { unit_price_minor }),
})

/** What an item comes to; 0 until quantity and price are there. */
export const totalOf = ({ quantity, unit_price_minor }: TypedItem): number =>
  quantity === null || unit_price_minor === null ? 0 : itemTotal({ quantity, unit_price_minor })

/** The item's total in US cents; null without a rate. */
export const dollarsOf = ({ quantity, unit_price_minor }: TypedItem, rate: number | null): number | null => {
  if (rate === null) return null
  return quantity === null || unit_price_minor === null ? 0 : itemDollars({ quantity, unit_price_minor }, rate)
}

/** What is left of an item's line after all items of the line; undefined where it has no line. */
export const leftOf = (
  item: TypedItem,
  items: readonly TypedItem[],
  lines: readonly RequestLine[],
): number | undefined => {
  const line = lines.find(({ id }) => id === item.budget_item_id)
  const same = items.filter(({ budget_item_id }) => budget_item_id === item.budget_item_id)
  return line && line.surplus_minor - same.reduce((sum, one) => sum + totalOf(one), 0)
}

const figure = (text: string, currency?: Currency): number | null => {
  const reading = parseNumber(text, 2, { currency: currency && isoCurrency(currency) })
  return 'units' in reading ? reading.units : null
}

/** The columns of the table, in which order a spreadsheet's are pasted too. */
const itemColumns = ['name', 'unit', 'quantity', 'unit_price_minor', 'budget', 'unit_code'] as const

/** A column of the table of items; a line and a code of a line are in the same. */
type ItemColumn = (typeof itemColumns)[number]

/** The column that a field is in; undefined where it is in none. */
export const columnOf = (field: string): number | undefined => {
  const column = field === 'budget_item_id' || field === 'budget_code' ? 'budget' : field
  const all: readonly string[] = itemColumns
  const at = all.indexOf(column)
  return at < 0 ? undefined : at
}

/** The request that a block is pasted into: the lines that its items can be of, and its currency. */
interface PastedInto {
  readonly lines: readonly RequestLine[]
  readonly currency: Currency
}

/**
 * What a cell of a spreadsheet makes of an item. A code that no line has is left out, a figure that cannot be read is
 * empty.
 */
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

/** The first price in a block that names another currency than the request's; such a block isn't pasted. */
export const foreignPrice = (text: string, column: number, currency: Currency): string | undefined =>
  blockOf(text)
    .flatMap(cells => cells.filter((_, along) => itemColumns[column + along] === 'unit_price_minor'))
    .find(cell => {
      const reading = parseNumber(cell, 2, { currency: isoCurrency(currency) })
      return 'problem' in reading && reading.problem === 'currency'
    })

/** Lays a block of a spreadsheet over items, from a row and a column on; rows beyond the last become new items. */
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
