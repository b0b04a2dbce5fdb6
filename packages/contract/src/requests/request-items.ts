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

/** Uses the formula of budget lines (decision 17). */
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
