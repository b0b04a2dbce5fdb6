import * as z from 'zod/mini'
import { id, moment } from '../../core/fields/fields.ts'
import { currencies } from '../../core/fields/money.ts'

export const named = z.object({ id: id(), code: z.string(), name: z.string() })

/** Common fields of expenses and commitments. `amount_minor` is in the project's currency. */
export const lineReference = {
  item: named,
  category: named,
  amount_minor: z.int(),
  currency: z.enum(currencies),
  created_at: moment(),
}

export const lineFilter = {
  project_id: id(),
  category_id: z.optional(id()),
  item_id: z.optional(id()),
}
