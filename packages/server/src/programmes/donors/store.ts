import { getTableColumns, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import type { ListQuery } from '../../platform/http/lists/page.ts'
import { storeOf } from '../../platform/http/lists/store-of.ts'
import { donors } from './schema.ts'

/** `id` narrows the list to one donor, to show the name of an existing choice. */
interface DonorQuery extends ListQuery {
  readonly id?: string | undefined
}

/** Donors, with the number of projects that each funds. */
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

/** Locks a donor and its projects until the transaction ends, so that nobody edits them or adds to them. */
export const lockDonor = async (db: Orm, id: string) => {
  const row = await donorStore.lock(db, id)
  // Posting and committing lock the project, so its money can't change during a deletion.
  if (row) await db.execute(sql`SELECT FROM projects WHERE donor_id = ${id} ORDER BY id FOR UPDATE`)
  return row
}
