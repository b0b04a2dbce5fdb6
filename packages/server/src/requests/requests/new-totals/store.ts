import { randomUUID } from 'node:crypto'
import type { RequestContent } from '@portal/contract/requests/request-records'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { fullNames, fullNamesOf } from '../../../people/accounts/names.ts'
import { users } from '../../../people/accounts/schema.ts'
import type { Orm } from '../../../platform/database/index.ts'
import { requestItems, requestRevisions, requests } from '../schema.ts'
import { requestNewTotals } from './schema.ts'

const decider = alias(users, 'decider')

const select = (db: Orm, where: SQL | undefined) =>
  db
    .select({
      row: requestNewTotals,
      content: requestRevisions.content,
      content_hash: requestRevisions.content_hash,
      /** ID of the person who made the revision. */
      asked_by: requestRevisions.by_user,
      line: {
        ...{ id: requestItems.id, name: requestItems.name, item_id: requestItems.budget_item_id },
        position: requestItems.position,
      },
      request: {
        ...{ id: requests.id, kind: requests.kind, reference: requests.reference, currency: requests.currency },
        ...{ state: requests.state, completed_at: requests.completed_at, requester_id: requests.requester_id },
      },
      former_total_minor: sql<number>`(
        SELECT (content->>'total_minor')::bigint FROM request_revisions former WHERE former.request_id = ${requests.id}
          AND former.number = (${requestRevisions.content}->'new_total'->>'of_revision')::int)`.mapWith(Number),
      by: { user_id: users.id, ...fullNames },
      decider: { user_id: decider.id, ...fullNamesOf(decider) },
    })
    .from(requestNewTotals)
    .innerJoin(requests, eq(requests.id, requestNewTotals.request_id))
    .innerJoin(
      requestRevisions,
      and(
        eq(requestRevisions.request_id, requestNewTotals.request_id),
        eq(requestRevisions.number, requestNewTotals.revision),
      ),
    )
    .innerJoin(requestItems, eq(requestItems.id, requestNewTotals.request_item_id))
    .innerJoin(users, eq(users.id, requestNewTotals.by_user))
    .leftJoin(decider, eq(decider.id, requestNewTotals.decided_by))
    .where(where)
    .orderBy(asc(requestNewTotals.at), asc(requestNewTotals.id))

/** An invoice pending a new total, with its revision. */
export type FoundNewTotal = Awaited<ReturnType<typeof select>>[number]

/** Invoices pending a new total, by request ID. */
export const newTotalsOf = async (
  db: Orm,
  ...requestIds: readonly string[]
): Promise<ReadonlyMap<string, FoundNewTotal>> => {
  if (requestIds.length === 0) return new Map()
  const found = await select(db, inArray(requestNewTotals.request_id, [...requestIds]))
  return new Map(found.map(one => [one.row.request_id, one]))
}

/** Invoices pending a new total on a project's budget lines, oldest first. */
export const newTotalsIn = (db: Orm, projectId: string): Promise<FoundNewTotal[]> =>
  select(db, sql`${requestItems.budget_item_id} IN (SELECT id FROM budget_items WHERE project_id = ${projectId})`)

export const findNewTotal = async (db: Orm, id: string): Promise<FoundNewTotal | undefined> => {
  const [found] = await select(db, eq(requestNewTotals.id, id))
  return found
}

/** Stores an invoice. The transaction must hold the lock of its request. */
export const insertNewTotal = async (
  db: Orm,
  row: Omit<typeof requestNewTotals.$inferInsert, 'id'>,
): Promise<string> => {
  const id = randomUUID()
  await db.insert(requestNewTotals).values({ ...row, id })
  return id
}

type Decision = Pick<FoundNewTotal['row'], 'decision' | 'decided_by' | 'decided_at' | 'decision_reason'>

/** Stores the budget holder's decision. */
export const decideRow = async (db: Orm, id: string, decision: Decision): Promise<void> => {
  await db.update(requestNewTotals).set(decision).where(eq(requestNewTotals.id, id))
}

/** Deletes an invoice that was posted or abandoned. */
export const deleteNewTotal = async (db: Orm, id: string): Promise<void> => {
  await db.delete(requestNewTotals).where(eq(requestNewTotals.id, id))
}

/** Raises a line to a signed revision, and clears its reduced amount due. */
export const raiseItem = async (
  db: Orm,
  id: string,
  item: Pick<RequestContent['items'][number], 'raised_minor' | 'total_price_minor'>,
): Promise<void> => {
  await db
    .update(requestItems)
    .set({ raised_minor: item.raised_minor ?? null, total_price_minor: item.total_price_minor, due_minor: null })
    .where(eq(requestItems.id, id))
}
