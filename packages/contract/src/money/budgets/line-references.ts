import * as z from 'zod/mini'
import { id, moment } from '../../core/fields/fields.ts'
import { currencies } from '../../core/fields/money.ts'

/** What has a code and a name. */
export const named = z.object({ id: id(), code: z.string(), name: z.string() })

/** What all money on a budget line says: the line, its category, and the amount in the project's currency. */
export const lineReference = {
  item: named,
  category: named,
  amount_minor: z.int(),
  currency: z.enum(currencies),
  created_at: moment(),
}

/** Which lines a list of money is of: all of a project's, those of a category, or one. */
export const lineFilter = {
  project_id: id(),
  category_id: z.optional(id()),
  item_id: z.optional(id()),
}
