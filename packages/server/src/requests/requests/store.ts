import { randomUUID } from 'node:crypto'
import type { RequestItem, RequestKind } from '@portal/contract/requests/request-records'
import { asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { withdrawNotices } from '../../messages/notices/withdraw.ts'
import { fullNames, fullNamesOf } from '../../people/accounts/names.ts'
import { users } from '../../people/accounts/schema.ts'
import type { Orm } from '../../platform/database/index.ts'
import { rowAccess } from '../../platform/database/rows.ts'
import { type ListQuery, pageOf } from '../../platform/http/lists/page.ts'
import { projects } from '../../programmes/projects/schema.ts'
import { appendSignature, hashOfRevision } from '../signatures/chain.ts'
import { addSeal } from '../signatures/seal.ts'
import { type RequestRow, requestEvents, requestItems, requestRevisions, requests } from './schema.ts'
import { noticesEndedBy } from './signing/ended-notices.ts'

const manager = alias(users, 'manager')

const select = (db: Orm) =>
  db
    .select({
      request: getTableColumns(requests),
      has_receipts: sql<boolean>`EXISTS (SELECT FROM request_receipts WHERE request_id = ${requests.id})`,
      project: { id: projects.id, code: projects.code, name: projects.name },
      requester: { user_id: users.id, ...fullNames },
      manager: { user_id: manager.id, ...fullNamesOf(manager) },
    })
    .from(requests)
    .leftJoin(projects, eq(projects.id, requests.project_id))
    .innerJoin(users, eq(users.id, requests.requester_id))
    .innerJoin(manager, eq(manager.id, requests.direct_manager_id))

/** A request with its project and people. */
export type FoundRequest = Awaited<ReturnType<typeof select>>[number]

const sorts = {
  created_at: 'moment',
  waiting_since: { by: sql`coalesce(waiting_since, created_at)`, kind: 'moment' },
  required_date: 'day',
  total_minor: 'number',
} as const

export const pageOfRequests = (db: Orm, where: readonly (SQL | undefined)[], query: ListQuery) =>
  pageOf(db, { from: 'requests', where, sorts, usual: '-created_at' }, query, {
    id: requests.id,
    select,
    idOf: ({ request }) => request.id,
  })

const rows = rowAccess(requests, select)

type Fields = Parameters<typeof rows.insert>[1]

export const findRequest = rows.find

/** Locks a request until the transaction ends. */
export const lockRequest = rows.lock

/** Adds a request and returns its ID. */
export const insertRequest = rows.insert

/**
 * Changes a request. The transaction must hold its lock. A change of state or next role needs a link in the chain, or
 * the commit fails. Notices that ask for a step which was taken by it disappear for everyone.
 */
export const changeRequest = async (db: Orm, id: string, fields: Partial<Fields>): Promise<void> => {
  await rows.change(db, id, fields)
  await withdrawNotices(db, id, noticesEndedBy(fields))
}

const prefixes: Readonly<Record<RequestKind, string>> = { purchase_requests: 'PR', employment_requests: 'ER' }

/** The next reference of a year and kind, without gaps. Locks the year until the transaction ends. */
export const nextReference = async (db: Orm, kind: RequestKind, year: string): Promise<string> => {
  const { rows: found } = await db.execute<{ last: number }>(sql`
    INSERT INTO request_years AS known (kind, year, last) VALUES (${kind}, ${Number(year)}, 1)
    ON CONFLICT (kind, year) DO UPDATE SET last = known.last + 1 RETURNING last`)
  return `${prefixes[kind]}-${year}-${String(found[0]?.last ?? 0).padStart(4, '0')}`
}

export const requestItemsOf = (db: Orm, id: string) =>
  db.select().from(requestItems).where(eq(requestItems.request_id, id)).orderBy(asc(requestItems.position))

export type RequestItemRow = typeof requestItems.$inferSelect

/** Replaces the items of a request. */
export const setItems = async (db: Orm, id: string, items: readonly RequestItem[]): Promise<void> => {
  await db.delete(requestItems).where(eq(requestItems.request_id, id))
  await db
    .insert(requestItems)
    .values(items.map((item, position) => ({ ...item, id: randomUUID(), request_id: id, position })))
}

/** Sets the expected total of an item whose rest won't be delivered. */
export const setDue = async (db: Orm, id: string, due_minor: number): Promise<void> => {
  await db.update(requestItems).set({ due_minor }).where(eq(requestItems.id, id))
}

/**
 * Adds a sealed revision and its link, so that deleting it leaves a gap in the chain. By default the request then needs
 * its requester's signature. Locks the head of the chain, so it must take the transaction's last lock.
 */
export const insertRevision = async (
  db: Orm,
  secretKey: Buffer,
  row: Omit<typeof requestRevisions.$inferInsert, 'has_steps'>,
  { state, next_role }: Pick<RequestRow, 'state' | 'next_role'> = { state: 'pending', next_role: 'requested_by' },
): Promise<void> => {
  const [made] = await db
    .insert(requestRevisions)
    .values({ ...row, has_steps: true })
    .returning()
  if (!made) return
  await addSeal(db, secretKey, hashOfRevision({ ...made, at: made.at.toISOString() }))
  const { request_id, number, content_hash, by_user, at } = made
  await appendSignature(db, secretKey, {
    ...{ request_id, revision: number, content_hash, by_user, at, decision: number === 1 ? 'add' : 'edit' },
    ...{ state, next_role, usd_rate: null, per_usd: null, total_usd_minor: null },
    ...{ role: null, for_user: null, reason: null, appearance: null },
  })
}

/** Revisions of a request, newest last. */
export const revisionsOf = (db: Orm, id: string) =>
  db
    .select({ revision: requestRevisions, user_id: users.id, ...fullNames })
    .from(requestRevisions)
    .innerJoin(users, eq(users.id, requestRevisions.by_user))
    .where(eq(requestRevisions.request_id, id))
    .orderBy(asc(requestRevisions.number))

/** A revision with its author. */
export type RevisionRow = Awaited<ReturnType<typeof revisionsOf>>[number]

export const addRequestEvent = async (db: Orm, row: Omit<typeof requestEvents.$inferInsert, 'id'>): Promise<void> => {
  await db.insert(requestEvents).values({ ...row, id: randomUUID() })
}

/** Steps of a request, newest last. */
export const requestEventsOf = (db: Orm, id: string) =>
  db
    .select({ event: requestEvents, user_id: users.id, ...fullNames })
    .from(requestEvents)
    .innerJoin(users, eq(users.id, requestEvents.by_user))
    .where(eq(requestEvents.request_id, id))
    .orderBy(asc(requestEvents.at), asc(requestEvents.id))

export type RequestEventRow = Awaited<ReturnType<typeof requestEventsOf>>[number]
