import type { Expense } from '@portal/contract/money/expenses/expenses'
import type { Change } from '@portal/contract/workspace/history'
import { members } from '../programmes/activity-records.ts'
import { idOf } from '../support/fake-rows.ts'

const nothing = {
  fields: [],
  values: [],
  reason: null,
  month: null,
  day: null,
  amount_minor: null,
  line: null,
  name: null,
  expense: null,
  removal: null,
}

/** A change of this kind on a day in August. Default: an edit of the record without details. */
export const changeOf = (change: Partial<Change>, at: number): Change => ({
  ...{ id: String(at), at: `2026-08-2${at}T09:30:00.000Z`, by: members[at % members.length] ?? null, of: 'record' },
  ...{ action: 'edit', ...nothing, ...change },
})

/** Changes of a line: a deleted expense, an amount transferred to another line, and an edit. */
export const changesOf = ([, wages]: readonly Expense[]): readonly Change[] => [
  changeOf(
    {
      ...{ of: 'expense', action: 'delete', amount_minor: 159_839, reason: 'Posted on the wrong line' },
      expense: {
        ...{ id: idOf(599), date: '2026-08-23', description: wages?.description ?? '' },
        ...{ is_deleted: true, can_restore: true },
      },
    },
    4,
  ),
  changeOf(
    { action: 'transfer', amount_minor: -50_000, reason: 'لأن القاعة أغلى مما قُدّر', line: wages?.item ?? null },
    3,
  ),
  changeOf(
    {
      fields: ['price_minor', 'frequency', 'notes'],
      values: [
        { field: 'price_minor', before: 100_000, after: 125_050 },
        { field: 'frequency', before: 6, after: 5 },
      ],
    },
    2,
  ),
]
