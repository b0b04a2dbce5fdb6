import { getTableColumns, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/index.ts'
import { type FieldsOf, rowsOf } from '../platform/database/rows.ts'
import { type ListQuery, pageOf } from '../platform/http/page.ts'
import { donors } from './schema.ts'

const selectDonors = (db: Orm) =>
  db
    .select({
      ...getTableColumns(donors),
      projects: sql<number>`(SELECT count(*)::int FROM projects WHERE projects.donor_id = donors.id)`,
    })
    .from(donors)

/** A donor with how many projects it funds. */
export type DonorRow = Awaited<ReturnType<typeof selectDonors>>[number]

const sorts = {
  code: { by: sql`code`, kind: 'text' },
  full_name: { by: sql`full_name`, kind: 'text' },
  created_at: { by: sql`created_at`, kind: 'moment' },
} as const

/** One page of donors, or of the one with this id alone. */
export const pageOfDonors = async (db: Orm, query: ListQuery, id?: string) => {
  const where = id ? [sql`id = ${id}`] : []
  const listing = { from: sql`donors`, where, sorts, usual: 'code' }
  return pageOf(db, listing, query, { id: donors.id, select: selectDonors, idOf: ({ id }) => id })
}

const rows = rowsOf(donors, selectDonors)

/** One donor. */
export const findDonor = rows.find

/** One donor that nobody changes, and whose projects nobody adds to, until the transaction ends. */
export const lockDonor = async (db: Orm, id: string): Promise<DonorRow | undefined> => {
  const row = await rows.lock(db, id)
  // Posting and committing hold the project, so nothing of it can change under a deletion.
  if (row) await db.execute(sql`SELECT FROM projects WHERE donor_id = ${id} ORDER BY id FOR UPDATE`)
  return row
}

/** The fields of a donor as they are stored. */
export type DonorFields = FieldsOf<typeof donors>

/** Adds a donor and gives its id. */
export const insertDonor = rows.insert

/** Changes a donor of this version; false where it has another. */
export const changeDonor = rows.changeIf

/** Removes a donor of this version with all that belongs to it; false where it has another. */
export const removeDonor = rows.removeIf
