import { expenseFields } from '@portal/contract/expenses'
import type * as z from 'zod/mini'
import type { ItemRow } from '../budget_items/schema.ts'
import { problemOf } from '../expenses/rules.ts'
import { draftFrom } from './draft-from.ts'
import { type Pick, type Planned, type Read, spoiled } from './plan.ts'
import { dayIn, minorIn } from './values.ts'

/** An expense of a file, with the code of its line. */
export interface ExpenseDraft {
  readonly item_code: string
  readonly fields: z.infer<typeof expenseFields>
  /** What one unit of the project's currency is worth in dollars on its day, once it is planned; null where unknown. */
  readonly usd_rate: number | null
}

/** Reads an expense. */
export const readExpense = (pick: Pick) => {
  const text = (field: Parameters<Pick>[0]) => pick(field).text
  const item_code = text('item_code')
  const read = draftFrom(
    expenseFields,
    {
      item_code: item_code ? { value: item_code } : { code: 'field_required' },
      date: dayIn(pick('date')),
      amount: minorIn(pick('amount')),
      description: { value: text('description') },
      reference: { value: text('reference') },
    },
    { amount: 'amount_minor' },
  )
  return 'problems' in read ? read : { draft: { item_code, fields: read.draft, usd_rate: null } }
}

/** What tells an expense from others: two that agree in all of it are the same one, so far as anybody can know. */
export interface Posted {
  readonly item_id: string
  readonly date: string
  readonly amount_minor: number
  readonly description: string
  readonly reference?: string | null | undefined
}

const keyOf = ({ item_id, date, amount_minor, description, reference }: Posted) =>
  JSON.stringify([item_id, date, amount_minor, description, reference || null])

/** What there is in the budget already; lines by their code in lower case. */
export interface PresentExpenses {
  readonly items: ReadonlyMap<string, ItemRow>
  readonly posted: readonly Posted[]
  /** What one unit of the project's currency is worth in dollars, by day. */
  readonly rates: ReadonlyMap<string, number>
  /** The organisation's, YYYY-MM-DD. */
  readonly today: string
}

/**
 * Decides for each row whether it is new, posted already, or cannot be posted. As many rows that are alike are taken
 * for posted as there are such expenses, so that a file which repeats another adds only the rest. What is left of a
 * line is counted down row by row.
 */
export const planExpenses = (
  rows: readonly Read<ExpenseDraft>[],
  present: PresentExpenses,
): Planned<ExpenseDraft>[] => {
  const posted = new Map<string, number>()
  for (const one of present.posted) posted.set(keyOf(one), (posted.get(keyOf(one)) ?? 0) + 1)
  const spent = new Map<string, number>()
  return rows.map(row => {
    if (!row.draft) return { ...row, state: 'bad' }
    const { item_code, fields } = row.draft
    const item = present.items.get(item_code.toLowerCase())
    if (!item) return spoiled(row, 'item_code', 'item_unknown')
    const key = keyOf({ item_id: item.id, ...fields })
    const left = posted.get(key) ?? 0
    if (left > 0) {
      posted.set(key, left - 1)
      return { ...row, state: 'same' }
    }
    const more = spent.get(item.id) ?? 0
    const line = { ...item, spent_minor: item.spent_minor + more }
    const usd_rate = present.rates.get(fields.date) ?? null
    const problem = problemOf({ ...fields, usd_rate, line }, present.today)
    if (problem) return spoiled(row, problem.path === 'date' ? 'date' : 'amount', problem.code)
    spent.set(item.id, more + fields.amount_minor)
    return { ...row, draft: { ...row.draft, usd_rate }, state: 'new' }
  })
}
