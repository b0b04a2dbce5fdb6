import type { InputOf } from '@portal/contract/core/api/endpoint'
import type { listDelegations } from '@portal/contract/requests/delegations'
import { and, asc, eq, getTableColumns, gte, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { fullNamesOf } from '../../people/accounts/names.ts'
import { users } from '../../people/accounts/schema.ts'
import type { Orm } from '../../platform/database/index.ts'
import { rowAccess } from '../../platform/database/rows.ts'
import { pageOf } from '../../platform/http/lists/page.ts'
import { type DelegationRow, delegations } from '../signatures/schema.ts'

const delegator = alias(users, 'delegator')
const delegate = alias(users, 'delegate')

const select = (db: Orm) =>
  db
    .select({
      delegation: getTableColumns(delegations),
      by: { user_id: delegator.id, ...fullNamesOf(delegator) },
      to: { user_id: delegate.id, ...fullNamesOf(delegate) },
    })
    .from(delegations)
    .innerJoin(delegator, eq(delegator.id, delegations.delegated_by))
    .innerJoin(delegate, eq(delegate.id, delegations.delegated_to))

/** A delegation with its two people. */
export type FoundDelegation = Awaited<ReturnType<typeof select>>[number]

const sorts = { from: 'day', to: 'day' } as const

const isGivenBy = (id: string) => sql`delegations.delegated_by = ${id}`
const isReceivedBy = (id: string) => sql`delegations.delegated_to = ${id}`

/** Matches delegations that a person gave or received. */
export const isOwnDelegation = (id: string) => sql`(${isGivenBy(id)} OR ${isReceivedBy(id)})`

/** One page of a person's own delegations. */
export const pageOfDelegations = (db: Orm, userId: string, { mine, ...query }: InputOf<typeof listDelegations>) => {
  const where = [mine ? { given: isGivenBy, received: isReceivedBy }[mine](userId) : isOwnDelegation(userId)]
  const listing = { from: sql`delegations`, where, sorts, usual: '-from' }
  return pageOf(db, listing, query, { id: delegations.id, select, idOf: row => row.delegation.id })
}

export const delegationRows = rowAccess(delegations, select)

// A delegation includes its first and its last day.
const holdsBetween = (from: string, to: string | SQL) =>
  and(isNull(delegations.ended_early), lte(delegations.from, to), gte(delegations.to, from))

/** A person's own delegations that are active on some day of a month (YYYY-MM). */
export const delegationsOfMonth = (db: Orm, userId: string, month: string) => {
  const first = `${month}-01`
  const last = sql`(${first}::date + interval '1 month' - interval '1 day')::date`
  return select(db)
    .where(and(holdsBetween(first, last), isOwnDelegation(userId)))
    .orderBy(asc(delegations.from), asc(delegations.id))
}

/** Whether a person already has a delegation on some of these days, other than the one with this ID. */
export const isDelegated = async (
  db: Orm,
  { delegated_by, from, to }: Pick<DelegationRow, 'delegated_by' | 'from' | 'to'>,
  id?: string,
): Promise<boolean> => {
  const others = id === undefined ? undefined : ne(delegations.id, id)
  return (
    (await db.$count(delegations, and(eq(delegations.delegated_by, delegated_by), holdsBetween(from, to), others))) > 0
  )
}

/** IDs of people who have delegated to a person on a day. `lock` locks these delegations until the transaction ends. */
export const delegatorsOf = async (db: Orm, userId: string, day: string, lock: boolean): Promise<readonly string[]> => {
  const query = db
    .select({ id: delegations.delegated_by })
    .from(delegations)
    .where(and(eq(delegations.delegated_to, userId), holdsBetween(day, day)))
  const rows = await (lock ? query.for('share') : query)
  return rows.map(({ id }) => id)
}

/** Delegations that these people have given for a day. */
export const delegatesOf = async (
  db: Orm,
  userIds: readonly string[],
  day: string,
): Promise<readonly { readonly by: string; readonly to: string }[]> =>
  db
    .select({ by: delegations.delegated_by, to: delegations.delegated_to })
    .from(delegations)
    .where(and(inArray(delegations.delegated_by, [...userIds]), holdsBetween(day, day)))
