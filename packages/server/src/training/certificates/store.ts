import { randomBytes, randomUUID } from 'node:crypto'
import { certificateCodeOf } from '@portal/contract/training/certificates/certificates'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { type ListQuery, pageOf } from '../../platform/http/lists/page.ts'
import { certificates } from './schema.ts'

export type CertificateRow = typeof certificates.$inferSelect

const select = (db: Orm) => db.select().from(certificates)

export const findCertificate = async (db: Orm, condition: SQL | undefined): Promise<CertificateRow | undefined> => {
  const [row] = await select(db).where(condition)
  return row
}

/** Like `findCertificate`, but locks the row until the transaction ends. */
export const lockCertificate = async (db: Orm, condition: SQL | undefined): Promise<CertificateRow | undefined> => {
  const [row] = await select(db).where(condition).for('update')
  return row
}

/** Certificates of a training that aren't revoked, by person ID. */
export const validIn = async (db: Orm, training: string): Promise<ReadonlyMap<string, CertificateRow>> => {
  const rows = await select(db).where(and(eq(certificates.sub_activity_id, training), isNull(certificates.revoked_at)))
  return new Map(rows.map(row => [row.user_id, row]))
}

export const pageOfOwnCertificates = (
  db: Orm,
  userId: string,
  query: ListQuery & { sub_activity_id?: string | undefined },
) => {
  const { sub_activity_id } = query
  const from = sql`(SELECT *, search_words(training) AS words FROM certificates WHERE user_id = ${userId}) certificates`
  const where = [sub_activity_id === undefined ? undefined : sql`sub_activity_id = ${sub_activity_id}`]
  const sorts = { issued_at: 'moment' } as const
  return pageOf(db, { from, where, sorts, usual: '-issued_at' }, query, {
    id: certificates.id,
    select,
    idOf: row => row.id,
  })
}

/** Issues certificates, and gives each a new code. */
export const insertCertificates = async (
  db: Orm,
  rows: readonly Omit<typeof certificates.$inferInsert, 'id' | 'code'>[],
): Promise<void> => {
  if (rows.length === 0) return
  await db
    .insert(certificates)
    .values(rows.map(row => ({ ...row, id: randomUUID(), code: certificateCodeOf(randomBytes(16)) })))
}

/** Revokes a certificate. The transaction must hold its lock. */
export const revoke = async (
  db: Orm,
  id: string,
  how: { readonly revoked_at: Date; readonly revoked_by: string; readonly revoke_reason: string },
): Promise<void> => {
  await db.update(certificates).set(how).where(eq(certificates.id, id))
}
