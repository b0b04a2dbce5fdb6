import type { Orm } from '../../platform/database/index.ts'
import { delegationRows } from '../../requests/delegations/store.ts'
import { personId } from '../accounts.ts'
import { daysFrom } from '../calendar.ts'

/**
 * Delegator, delegate, first day, and last day, relative to today. One delegation is active, one upcoming, and one
 * ended.
 */
const given = [
  ['procurement_turkey', 'procurement_syria', -2, 5],
  ['ceo', 'budget_holder_unlimited', 7, 20],
  ['accounting_syria', 'accounting_turkey', -40, -30],
] as const

/** Delegations whose state follows from their dates. */
export const seedDelegations = async (db: Orm, today: string): Promise<void> => {
  for (const [from, to, first, last] of given)
    await delegationRows.insert(db, {
      delegated_by: await personId(db, from),
      delegated_to: await personId(db, to),
      from: daysFrom(today, first),
      to: daysFrom(today, last),
    })
}
