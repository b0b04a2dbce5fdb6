import type { Currency } from '@portal/contract/core/fields/money'
import type { ImportField } from '@portal/contract/core/tables/import-fields'
import { monthOf } from '@portal/contract/money/budgets/forecasts'
import { postingFields, refundReason } from '@portal/contract/money/expenses/expenses'
import type { LinksInput } from '@portal/contract/money/expenses/request-links'
import * as z from 'zod/mini'
import { expenseProblemOf } from '../../expenses/rules.ts'
import type { Style } from '../style.ts'
import { dateIn, minorIn } from '../values.ts'
import { draftFrom } from './draft-from.ts'
import { linker } from './linking.ts'
import { invalidRow, type Pick, type PlannedImport, type Read, type ReadRow } from './plan.ts'
import { possibleDuplicatesIn } from './possible-duplicates.ts'
import type { PresentExpenses } from './present-expenses.ts'

/** The amount paid in another currency, as stored. */
interface OriginalColumns {
  readonly original_currency: Currency
  readonly original_minor: number
  readonly original_rate: number
}

/** An expense from a file, with its line's code. */
export interface ExpenseDraft {
  readonly item_code: string
  /** Empty if the expense has no activity. */
  readonly activity_code: string
  readonly fields: z.infer<typeof postingFields>
  /** The amount paid in another currency, set by conversion. Null for the project's currency. */
  readonly original: OriginalColumns | null
  /** Value of one unit of the project's currency in dollars on its day, set by planning. Null if unknown. */
  readonly usd_rate: number | null
}

// Files name activities by code.
const checkedFields = z.omit(postingFields, { activity_id: true }).check(refundReason())

export const readExpenseRow = (pick: Pick, { decimal_mark, day_order }: Style): ReadRow<ExpenseDraft> => {
  const text = (field: Parameters<Pick>[0]) => pick(field).text
  const item_code = text('item_code')
  const read = draftFrom(
    checkedFields,
    {
      item_code: item_code ? { value: item_code } : { code: 'field_required' },
      date: dateIn(pick('date'), day_order.style),
      amount: minorIn(pick('amount'), decimal_mark.style),
      description: { value: text('description') },
      reference: { value: text('reference') },
      reason: { value: text('reason') },
    },
    { amount: 'amount_minor' },
  )
  if ('problems' in read) return read
  return {
    draft: { item_code, activity_code: text('activity_code'), fields: read.draft, original: null, usd_rate: null },
    minor: read.draft.amount_minor,
  }
}

/** Columns of the fields that can have problems. */
const columnOf: Readonly<Record<string, ImportField>> = { date: 'date', reason: 'reason' }

/** Rows with the budget line that they name, if it exists. */
const placed = (rows: readonly Read<ExpenseDraft>[], items: PresentExpenses['items']) =>
  rows.map(row => {
    const item = row.draft && items.get(row.draft.item_code.toLowerCase())
    return {
      row,
      item,
      spending: item && row.draft && { item_id: item.id, ...row.draft.fields, ...row.draft.original },
    }
  })

/**
 * Decides for each row whether it is new, a possible duplicate to leave out, or invalid. `withDuplicates` leaves none
 * out. Updates the surplus and commitments of each line row by row.
 */
export const planExpenses = (
  rows: readonly Read<ExpenseDraft>[],
  present: PresentExpenses,
  { withDuplicates, links }: { readonly withDuplicates: boolean; readonly links: LinksInput },
): PlannedImport<ExpenseDraft>[] => {
  const known = placed(rows, present.items)
  const duplicates = possibleDuplicatesIn(
    known.flatMap(({ spending }) => spending ?? []),
    present.posted,
  )
  const spent = new Map<string, number>()
  const committed = new Map<string, number>()
  const requests = linker(links, present.requestLines, present.period)
  return known.map(({ row, item, spending }) => {
    if (!row.draft) return { ...row, state: 'bad' }
    if (!item || !spending) return invalidRow(row, 'item_code', 'item_unknown')
    // Check duplicates first. A statement may begin with rows of months that were imported and then closed.
    const isPossibleDuplicate = duplicates.has(spending)
    if (isPossibleDuplicate && !withDuplicates) return { ...row, isPossibleDuplicate, state: 'left_out' }
    if (present.closed_months.includes(monthOf(row.draft.fields.date))) return invalidRow(row, 'date', 'month_closed')
    const { activity_code } = row.draft
    const activity = present.activities.get(activity_code.toLowerCase())
    if (activity_code && !activity) return invalidRow(row, 'activity_code', 'activity_unknown')
    const more = spent.get(item.id) ?? 0
    const linked = requests.link(row.line, item.id, row.draft.fields)
    if ('code' in linked)
      return {
        ...invalidRow(row, linked.isAmount ? 'amount' : null, linked.code),
        isPossibleDuplicate,
        item_id: item.id,
      }
    const { fields } = linked
    const moreCommitted = (committed.get(item.id) ?? 0) + linked.committed
    const line = {
      ...item,
      spent_minor: item.spent_minor + more,
      committed_minor: item.committed_minor + moreCommitted,
    }
    const usd_rate = present.rates.get(fields.date) ?? null
    const problem = expenseProblemOf(
      { ...fields, usd_rate, line, periods: [present.period, activity], reason: fields.reason },
      present.today,
    )
    const place = { item_id: item.id, request_item_id: fields.request_item_id }
    if (problem)
      return { ...invalidRow(row, columnOf[problem.path] ?? 'amount', problem.code), isPossibleDuplicate, ...place }
    spent.set(item.id, more + fields.amount_minor)
    committed.set(item.id, moreCommitted)
    requests.count(fields)
    return {
      ...row,
      ...place,
      isPossibleDuplicate,
      draft: { ...row.draft, fields: { ...fields, activity_id: activity?.id }, usd_rate },
      state: 'new',
    }
  })
}
