import { newId } from '@portal/contract/new-id'
import { itemTotal, type RequestLine } from '@portal/contract/request_items'
import type { RequestItem } from '@portal/contract/request_records'
import type { RestoredValues } from '@portal/ui/Form'
import { parseNumber } from '@portal/ui/number'

/** An item as it stands in the form; figures are empty until they are typed. */
export interface TypedItem {
  /** Tells it from the others while rows come and go. */
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
 * a field that had gone with its item, nothing is kept.
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

const figure = (text: string): number | null => {
  const reading = parseNumber(text, 2)
  return 'units' in reading ? reading.units : null
}

/**
 * Items from the cells of a spreadsheet: name, unit, quantity, price, code of the budget line, unit code. A code that no
 * line has is left out, and figures that cannot be read stay empty, so that the form asks for them.
 */
export const pastedItems = (text: string, lines: readonly RequestLine[]): TypedItem[] =>
  text
    .split(/\r?\n/)
    .filter(row => row.trim())
    .map(row => {
      const [name = '', unit = '', quantity = '', price = '', code = '', unit_code = ''] = row
        .split('\t')
        .map(cell => cell.trim())
      const line = lines.find(one => one.code.toLowerCase() === code.toLowerCase())
      const hundredths = figure(quantity)
      return {
        ...{ key: newId(), name, unit, unit_code, budget_code: code, budget_item_id: line?.id ?? '' },
        quantity: hundredths === null ? null : hundredths / 100,
        unit_price_minor: figure(price),
      }
    })
