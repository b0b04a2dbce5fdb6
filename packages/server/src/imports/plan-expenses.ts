import { expenseFields } from '@portal/contract/expenses'
import type * as z from 'zod/mini'
import type { ItemRow } from '../budget_ledger/schema.ts'
import { problemOf } from '../expenses/rules.ts'
import { draftFrom } from './draft-from.ts'
import { invalidRow, type Pick, type Planned, type Read, type ReadRow } from './plan.ts'
import { type Posted, possibleDuplicatesIn } from './possible-duplicates.ts'
import type { Style } from './style.ts'
import { dayIn, minorIn } from './values.ts'

/** An expense of a file, with the code of its line. */
export interface ExpenseDraft {
  readonly item_code: string
  readonly fields: z.infer<typeof expenseFields>
  /** What one unit of the project's currency is worth in dollars on its day, once it is planned; null where unknown. */
  readonly usd_rate: number | null
}

/** Reads an expense. */
export const readExpense = (pick: Pick, { decimal_mark, day_order }: Style): ReadRow<ExpenseDraft> => {
  const text = (field: Parameters<Pick>[0]) => pick(field).text
  const item_code = text('item_code')
  const read = draftFrom(
    expenseFields,
    {
      item_code: item_code ? { value: item_code } : { code: 'field_required' },
      date: dayIn(pick('date'), day_order.style),
      amount: minorIn(pick('amount'), decimal_mark.style),
      description: { value: text('description') },
      reference: { value: text('reference') },
    },
    { amount: 'amount_minor' },
  )
  if ('problems' in read) return read
  return { draft: { item_code, fields: read.draft, usd_rate: null }, minor: read.draft.amount_minor }
}

/** What there is in the budget already; lines by their code in lower case. */
export interface PresentExpenses {
  readonly items: ReadonlyMap<string, ItemRow>
  readonly posted: readonly Posted[]
  /** What one unit of the project's currency is worth in dollars, by day. */
  readonly rates: ReadonlyMap<string, number>
  /** The organisation's, YYYY-MM-DD. */
  readonly today: string
}

/** Rows with the lines that they are spent of, where there is such a line. */
const placed = (rows: readonly Read<ExpenseDraft>[], items: PresentExpenses['items']) =>
  rows.map(row => {
    const item = row.draft && items.get(row.draft.item_code.toLowerCase())
    return { row, item, spending: item && row.draft && { item_id: item.id, ...row.draft.fields } }
  })

/**
 * Decides for each row whether it is new, left out because it looks as if it is posted already, or cannot be posted.
 * `withDuplicates` leaves none out. What is left of a line is counted down row by row.
 */
export const planExpenses = (
  rows: readonly Read<ExpenseDraft>[],
  present: PresentExpenses,
  withDuplicates: boolean,
): Planned<ExpenseDraft>[] => {
  const known = placed(rows, present.items)
  const duplicates = possibleDuplicatesIn(
    known.flatMap(({ spending }) => spending ?? []),
    present.posted,
  )
  const spent = new Map<string, number>()
  return known.map(({ row, item, spending }) => {
    if (!row.draft) return { ...row, state: 'bad' }
    if (!item || !spending) return invalidRow(row, 'item_code', 'item_unknown')
    const isPossibleDuplicate = duplicates.has(spending)
    if (isPossibleDuplicate && !withDuplicates) return { ...row, isPossibleDuplicate, state: 'left_out' }
    const more = spent.get(item.id) ?? 0
    const line = { ...item, spent_minor: item.spent_minor + more }
    const { fields } = row.draft
    const usd_rate = present.rates.get(fields.date) ?? null
    const problem = problemOf({ ...fields, usd_rate, line }, present.today)
    if (problem)
      return { ...invalidRow(row, problem.path === 'date' ? 'date' : 'amount', problem.code), isPossibleDuplicate }
    spent.set(item.id, more + fields.amount_minor)
    return { ...row, isPossibleDuplicate, draft: { ...row.draft, usd_rate }, state: 'new' }
  })
}
