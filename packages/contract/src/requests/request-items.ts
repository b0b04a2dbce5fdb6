import * as z from 'zod/mini'
import { chosenId, id, line, minor, number, optionalLine } from '../core/fields/fields.ts'
import { limits } from '../core/fields/limits.ts'
import { convertedLine, lineTotal, type QuotedRate } from '../core/fields/money.ts'

/** Core requests name a budget code, all others a budget line. */
export const paidFrom = {
  budget_item_id: z.optional(chosenId()),
  budget_code: optionalLine(limits.code_length),
  unit_code: optionalLine(limits.code_length),
}

/** At most two decimals, and not 0. */
export const quantity = number().check(z.refine(value => value !== 0, { error: 'value_zero' }))

export const requestItemDraft = z.object({
  name: line(),
  unit: optionalLine(limits.code_length),
  quantity,
  unit_price_minor: minor(),
  ...paidFrom,
})

export type RequestItemDraft = z.infer<typeof requestItemDraft>

interface Figures extends Pick<RequestItemDraft, 'quantity' | 'unit_price_minor'> {
  readonly raised_minor?: number | null | undefined
}

/** Uses the formula of budget lines. */
export const itemTotal = ({ quantity, unit_price_minor, raised_minor }: Figures) =>
  lineTotal({
    ...{ amount: quantity, frequency: 1, price_minor: unit_price_minor, load_percentage: 100 },
    transferred_minor: raised_minor ?? 0,
  })

/** In cents, for display only. Don't sum these: each is rounded. */
export const itemDollars = ({ quantity, unit_price_minor, raised_minor }: Figures, rate: QuotedRate) =>
  convertedLine(quantity, unit_price_minor, rate, raised_minor ?? 0)

/** A budget line to choose. `surplus_minor` leaves out this request's own commitment. */
export const requestLine = z.object({
  id: id(),
  code: z.string(),
  name: z.string(),
  unit: z.nullable(z.string()),
  project: z.object({ id: id(), code: z.string(), name: z.string() }),
  surplus_minor: z.int(),
})

export type RequestLine = z.infer<typeof requestLine>

/** An ordered item with the quantity received so far. Quantities have two decimals. */
interface OrderedItem {
  readonly quantity: number
  readonly received: number
}

/** Converts a quantity to hundredths, whose sums are exact. */
export const inHundredths = (quantity: number): number => Math.round(quantity * 100)

/** Outstanding quantity of an item. */
export const quantityLeft = ({ quantity, received }: OrderedItem): number =>
  (inHundredths(quantity) - inHundredths(received)) / 100

/** Items with an outstanding quantity, with their index. */
export const leftToReceive = <Item extends OrderedItem>(items: readonly Item[]) =>
  items.map((item, position) => ({ ...item, position, left: quantityLeft(item) })).filter(({ left }) => left > 0)

/** Figures of an item in a form. Null until typed. */
interface TypedFigures {
  readonly quantity: number | null
  readonly unit_price_minor: number | null
}

/** `budget_item_id` is empty until a line is chosen. */
interface ChargedItem extends TypedFigures {
  readonly budget_item_id: string
}

/** 0 until quantity and price are typed. */
export const typedTotal = ({ quantity, unit_price_minor }: TypedFigures): number =>
  quantity === null || unit_price_minor === null ? 0 : itemTotal({ quantity, unit_price_minor })

export const typedSum = (items: readonly TypedFigures[]): number =>
  items.reduce((sum, item) => sum + typedTotal(item), 0)

/** In US cents. Null without a rate. */
export const typedDollars = ({ quantity, unit_price_minor }: TypedFigures, rate: number | null): number | null => {
  if (rate === null) return null
  if (quantity === null || unit_price_minor === null) return 0
  return itemDollars({ quantity, unit_price_minor }, { usd_rate: rate, per_usd: null })
}

/** Balance of the item's line after all items on that line. Undefined without a line. */
export const balanceOf = (
  item: ChargedItem,
  items: readonly ChargedItem[],
  lines: readonly RequestLine[],
): number | undefined => {
  const line = lines.find(({ id }) => id === item.budget_item_id)
  return line && line.surplus_minor - typedSum(items.filter(one => one.budget_item_id === item.budget_item_id))
}
