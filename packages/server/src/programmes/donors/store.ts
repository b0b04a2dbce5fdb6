import { getTableColumns, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import type { ListQuery } from '../../platform/http/lists/page.ts'
import { storeOf } from '../../platform/http/lists/store-of.ts'
import { donors } from './schema.ts'

/** Lists can be narrowed to the one of this id: how a choice that was made before is called. */
interface DonorQuery extends ListQuery {
  readonly id?: string | undefined
}

/** The rows of donors, each with how many projects it funds. */
export const donorStore = storeOf({
  table: donors,
  select: db =>
    db
      .select({
        ...getTableColumns(donors),
        projects: sql<number>`(SELECT count(*)::int FROM projects WHERE projects.donor_id = donors.id)`,
      })
      .from(donors),
  sorts: { code: 'text', full_name: 'text', created_at: 'moment' },
  usual: 'code',
  where: ({ id }: DonorQuery) => [id ? sql`id = ${id}` : undefined],
})

/** One donor that nobody changes, and whose projects nobody adds to, until the transaction ends. */
export const lockDonor = async (db: Orm, id: string) => {
  const row = await donorStore.lock(db, id)
  // Posting and committing lock the project, so nothing of it can change under a deletion.
  if (row) await db.execute(sql`SELECT FROM projects WHERE donor_id = ${id} ORDER BY id FOR UPDATE`)
  return row
}
