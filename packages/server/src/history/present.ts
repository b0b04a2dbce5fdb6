import type { Change, HistoryOwner } from '@portal/contract/history'
import { can, type Holder } from '@portal/contract/needs'
import * as z from 'zod/mini'
import { presentName } from '../access/names.ts'
import type { ChangeRow } from './store.ts'

const value = z.nullable(z.union([z.string(), z.number()]))

const details = z.object({
  fields: z.catch(z.array(z.string()), []),
  values: z.catch(z.array(z.object({ field: z.string(), before: value, after: value })), []),
  month: z.catch(z.nullable(z.string()), null),
  amount_minor: z.catch(z.nullable(z.int()), null),
  name: z.catch(z.nullable(z.string()), null),
  day: z.catch(z.nullable(z.string()), null),
})

const typeChange = z.object({ from_type: z.string(), to_type: z.string() })

/** What an account was before it was given another type. */
const typesIn = (given: unknown): Change['values'] => {
  const { data } = typeChange.safeParse(given)
  return data ? [{ field: 'account_type', before: data.from_type, after: data.to_type }] : []
}

const parts: Readonly<Record<string, Change['of']>> = {
  expenses: 'expense',
  budget_categories: 'category',
  budget_items: 'line',
  indicators: 'indicator',
}

/** Of what a change is, in the changes of this kind of record: a line's own are not those of a part. */
const partOf = (kind: HistoryOwner, entity: string): Change['of'] =>
  kind === 'project' || entity === 'expenses' ? (parts[entity] ?? 'record') : 'record'

/** A change as it is shown; what an entry of the audit does not say is empty. */
export const presentChange = (user: Holder, kind: HistoryOwner, row: ChangeRow): Change => {
  const { values, ...given } = details.parse(row.details)
  return {
    id: row.id,
    at: row.at,
    by: presentName(row),
    of: partOf(kind, row.entity),
    action: row.entity === 'forecasts' ? 'plan' : row.action,
    ...given,
    values: [...values, ...typesIn(row.details)],
    reason: row.reason,
    line: row.line_id === null ? null : { id: row.line_id, code: row.line_code ?? '', name: row.line_name ?? '' },
    expense:
      row.expense_id === null
        ? null
        : {
            id: row.expense_id,
            date: row.date ?? '',
            description: row.description ?? '',
            is_deleted: row.is_deleted,
            can_restore: row.is_restorable && row.action === 'delete' && can(user, ['budget', 'edit_expense']),
          },
  }
}
