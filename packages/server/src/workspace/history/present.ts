import { can, type Holder } from '@portal/contract/core/rights/needs'
import { type Change, type HistoryOwner, removedRecords } from '@portal/contract/workspace/history'
import {
  restoreBudgetCategory,
  restoreBudgetItem,
  restoreDonor,
  restoreProject,
} from '@portal/contract/workspace/removals'
import * as z from 'zod/mini'
import { rightsOnExpense } from '../../money/expenses/rules.ts'
import { presentName } from '../../people/accounts/names.ts'
import type { Actor } from '../../people/accounts/rules.ts'
import type { HistoryRow } from './store.ts'

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

/** Type of an account before and after a change. */
const typesIn = (given: unknown): Change['values'] => {
  const { data } = typeChange.safeParse(given)
  return data ? [{ field: 'account_type', before: data.from_type, after: data.to_type }] : []
}

const parts: Readonly<Record<string, Change['of']>> = {
  expenses: 'expense',
  budget_categories: 'category',
  budget_items: 'line',
  indicators: 'indicator',
  projects: 'project',
  donors: 'donor',
}

/** Whose changes are shown: those of a record, or deletions of money. */
type Shown = HistoryOwner | 'removals'

/** Records whose history includes changes of their parts, with their tables. */
const owners: Readonly<Partial<Record<Shown, string>>> = { project: 'projects', donor: 'donors', removals: '' }

/** What a change affected, relative to the record shown. A budget line's own changes are `record`, not `line`. */
const partOf = (kind: Shown, entity: string): Change['of'] =>
  entity === 'expenses' || (owners[kind] !== undefined && owners[kind] !== entity)
    ? (parts[entity] ?? 'record')
    : 'record'

const restoring = {
  donors: restoreDonor,
  projects: restoreProject,
  budget_categories: restoreBudgetCategory,
  budget_items: restoreBudgetItem,
} as const

/** What a deletion removed or a restoration restored. Shows money only to people who see budgets. */
const removalIn = (
  user: Holder,
  { entity, entity_id, action, money, missing, is_open }: HistoryRow,
): Change['removal'] => {
  const of = removedRecords.find(known => known === entity)
  if (!of || !money || entity_id === null) return null
  const seen = can(user, ['budget', 'view']) ? money : []
  return {
    of,
    id: entity_id,
    money: seen,
    missing: action === 'restore' ? [...(missing ?? [])] : [],
    can_restore: is_open && action === 'delete' && can(user, restoring[of].needs),
  }
}

/** Converts an audit entry to a change. Fields that the entry lacks are null or empty. */
export const presentHistory = (user: Actor, kind: Shown, row: HistoryRow): Change => {
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
    removal: removalIn(user, row),
    line: row.line_id === null ? null : { id: row.line_id, code: row.line_code ?? '', name: row.line_name ?? '' },
    expense:
      row.expense_id === null
        ? null
        : {
            id: row.expense_id,
            date: row.date ?? '',
            description: row.description ?? '',
            is_deleted: row.is_deleted,
            can_restore: row.is_restorable && row.action === 'delete' && rightsOnExpense(user, row.requester_id).edit,
          },
  }
}
