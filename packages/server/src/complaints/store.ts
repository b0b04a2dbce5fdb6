import { randomUUID } from 'node:crypto'
import { type AccountType, accountTypes } from '@portal/contract/core/rights/accounts'
import { and, asc, desc, eq, gt, lte } from 'drizzle-orm'
import * as z from 'zod/mini'
import { fullNames } from '../people/accounts/names.ts'
import { users } from '../people/accounts/schema.ts'
import type { Orm } from '../platform/database/index.ts'
import { rowAccess } from '../platform/database/rows.ts'
import { complaintEvents, complaints } from './schema.ts'

const accountType = z.enum(accountTypes)

export const selectComplaints = (db: Orm) =>
  db
    .select({ complaint: complaints, ...fullNames, email: users.email })
    .from(complaints)
    .leftJoin(users, eq(users.id, complaints.filed_by))

/** A complaint with its sender. */
export type ComplaintRow = Awaited<ReturnType<typeof selectComplaints>>[number]

const rows = rowAccess(complaints, selectComplaints)

export const findComplaint = rows.find

/** Like `findComplaint`, but locks the row until the transaction ends. */
export const lockComplaint = rows.lock

type NewComplaint = Omit<typeof complaints.$inferInsert, 'id'>

/** Inserts a complaint exactly as given. Returns false if the ID exists. */
export const addComplaintAs = async (db: Orm, id: string, row: NewComplaint): Promise<boolean> => {
  const added = await db
    .insert(complaints)
    .values({ ...row, id })
    .onConflictDoNothing({ target: complaints.id })
    .returning({ id: complaints.id })
  return added.length > 0
}

/** Inserts a complaint exactly as given, with a random ID. */
export const addComplaint = async (db: Orm, row: NewComplaint): Promise<string> => {
  const id = randomUUID()
  await addComplaintAs(db, id, row)
  return id
}

/** Locks the sender's row until the transaction ends, so that concurrent complaints count each other. */
export const lockSender = async (db: Orm, userId: string): Promise<void> => {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** Times at which a person filed complaints under their name in this period, newest first, at most `most`. */
export const lastFiledBy = async (
  db: Orm,
  userId: string,
  { since, at }: { since: Date; at: Date },
  most: number,
): Promise<Date[]> => {
  const found = await db
    .select({ at: complaints.filed_at })
    .from(complaints)
    .where(and(eq(complaints.filed_by, userId), gt(complaints.filed_at, since), lte(complaints.filed_at, at)))
    .orderBy(desc(complaints.filed_at))
    .limit(most)
  return found.map(row => row.at)
}

export type ComplaintChange = Partial<
  Pick<typeof complaints.$inferInsert, 'status' | 'reply' | 'inner_comment' | 'updated_at'>
>

/** Updates a complaint that this transaction has locked. */
export const changeComplaint: (db: Orm, id: string, change: ComplaintChange) => Promise<void> = rows.change

export const addComplaintEvent = async (
  db: Orm,
  row: Omit<typeof complaintEvents.$inferInsert, 'id'>,
): Promise<void> => {
  await db.insert(complaintEvents).values({ ...row, id: randomUUID() })
}

/** History of a complaint, oldest first. */
export const complaintEventsOf = (db: Orm, complaintId: string) =>
  db
    .select({ event: complaintEvents, ...fullNames })
    .from(complaintEvents)
    .leftJoin(users, eq(users.id, complaintEvents.by_user))
    .where(eq(complaintEvents.complaint_id, complaintId))
    .orderBy(asc(complaintEvents.at), asc(complaintEvents.id))

/** An event with the person who did it. */
export type ComplaintEventRow = Awaited<ReturnType<typeof complaintEventsOf>>[number]

/** Recipient of a message about a complaint. */
export interface Addressee {
  readonly email: string
  readonly language: string
  readonly type: AccountType
}

/** Recipient for a person. Undefined if the account was deactivated. */
export const addresseeOf = async (db: Orm, userId: string): Promise<Addressee | undefined> => {
  const { email, language, type, active } = users
  const [row] = await db.select({ email, language, type, active }).from(users).where(eq(users.id, userId))
  return row?.active ? { email: row.email, language: row.language, type: accountType.parse(row.type) } : undefined
}
