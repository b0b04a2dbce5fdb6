import * as z from 'zod/mini'
import { chosenId, id, line, minor, number, optionalLine } from '../core/fields/fields.ts'
import { limits } from '../core/fields/limits.ts'
import { convertedLine, lineTotal } from '../core/fields/money.ts'

/** From what an item is paid: a core request names a budget code, all others a budget line. */
export const paidFrom = {
  budget_item_id: z.optional(chosenId()),
  budget_code: optionalLine(limits.code_length),
  unit_code: optionalLine(limits.code_length),
}

/** How much of an item: with at most two decimals, and not nothing. */
export const quantity = number().check(z.refine(value => value !== 0, { error: 'value_zero' }))

/** An item as it is typed. */
export const requestItemDraft = z.object({
  name: line(),
  unit: optionalLine(limits.code_length),
  quantity,
  unit_price_minor: minor(),
  ...paidFrom,
})

/** An item as it is typed. */
export type RequestItemDraft = z.infer<typeof requestItemDraft>

interface Figures extends Pick<RequestItemDraft, 'quantity' | 'unit_price_minor'> {
  /** By how much it was raised to what is invoiced. Default nothing. */
  readonly raised_minor?: number | null | undefined
}

/** What an item comes to, by the one formula for lines (decision 17). */
export const itemTotal = ({ quantity, unit_price_minor, raised_minor }: Figures) =>
  lineTotal({
    ...{ amount: quantity, frequency: 1, price_minor: unit_price_minor, load_percentage: 100 },
    transferred_minor: raised_minor ?? 0,
  })

/** The item's total in US cents, for display only. Don't sum these: each is rounded. */
export const itemDollars = ({ quantity, unit_price_minor, raised_minor }: Figures, rate: number) =>
  convertedLine(quantity, unit_price_minor, rate, raised_minor ?? 0)

/** A budget line that an item can be of; `surplus_minor` leaves out what the request itself commits. */
export const requestLine = z.object({
  id: id(),
  code: z.string(),
  name: z.string(),
  unit: z.nullable(z.string()),
  project: z.object({ id: id(), code: z.string(), name: z.string() }),
  surplus_minor: z.int(),
})

/** A budget line that an item can be of. */
export type RequestLine = z.infer<typeof requestLine>
