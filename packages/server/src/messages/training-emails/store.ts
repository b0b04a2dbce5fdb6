import type { InputOf } from '@portal/contract/core/api/endpoint'
import type { listTrainingEmailPeople, RecipientGroup } from '@portal/contract/messages/training-emails'
import type { TrainingRole } from '@portal/contract/training/sub-activities/training-people'
import { asc, inArray, type SQL, sql } from 'drizzle-orm'
import { personColumns } from '../../people/accounts/names.ts'
import { users } from '../../people/accounts/schema.ts'
import type { Orm } from '../../platform/database/index.ts'
import { pageOf } from '../../platform/http/lists/page.ts'
import { byName, roleTables } from '../../training/training-people/store.ts'

const peopleOf = (role: TrainingRole, id: string) =>
  sql`SELECT user_id FROM ${roleTables[role]} WHERE sub_activity_id = ${id}`

// People may have given up a place and requested it again. Only their newest request counts.
const askedOf = (id: string) => sql`SELECT DISTINCT ON (user_id) user_id, state FROM enrollments
  WHERE sub_activity_id = ${id} ORDER BY user_id, requested_at DESC, id DESC`

const everybodyOf = (id: string) =>
  sql`${peopleOf('instructors', id)} UNION ${peopleOf('trainees', id)}
    UNION SELECT user_id FROM enrollments WHERE sub_activity_id = ${id}`

const select = (id: string) => (db: Orm) =>
  db
    .select({
      ...personColumns,
      language: users.language,
      active: users.active,
      teaches: sql<boolean>`users.id IN (${peopleOf('instructors', id)})`,
    })
    .from(users)

export type RecipientRow = Awaited<ReturnType<ReturnType<typeof select>>>[number]

/** One page of the people of a training whose account is active. */
export const pageOfRecipients = (db: Orm, { id, ...query }: InputOf<typeof listTrainingEmailPeople>) => {
  const where = [sql`active`, sql`id IN (${everybodyOf(id)})`]
  const listing = { from: 'users', where, sorts: byName, usual: 'full_name_en' }
  return pageOf(db, listing, query, { id: users.id, select: select(id), idOf: row => row.user_id })
}

/** People in the groups or chosen by ID, without duplicates, sorted by name. */
export const mailingRecipients = (
  db: Orm,
  id: string,
  groups: readonly RecipientGroup[],
  chosen: readonly string[],
): Promise<RecipientRow[]> => {
  const states = groups.filter(group => group !== 'instructors' && group !== 'approved')
  const sets: SQL[] = [
    ...(groups.includes('instructors') ? [peopleOf('instructors', id)] : []),
    // Trainees are exactly the people with an approved request.
    ...(groups.includes('approved') ? [peopleOf('trainees', id)] : []),
    ...(states.length > 0 ? [sql`SELECT user_id FROM (${askedOf(id)}) asked WHERE state IN ${states}`] : []),
    ...(chosen.length > 0 ? [sql`SELECT id FROM users WHERE id IN ${chosen}`] : []),
  ]
  return select(id)(db)
    .where(sql`users.id IN (${sql.join(sets, sql` UNION `)})`)
    .orderBy(asc(personColumns.full_name_en), asc(users.id))
}

/** Whether all of these people belong to a training. */
export const areOfTraining = async (db: Orm, id: string, chosen: readonly string[]): Promise<boolean> => {
  const wanted = [...new Set(chosen)]
  if (wanted.length === 0) return true
  return (
    (await db.$count(users, sql`${inArray(users.id, wanted)} AND users.id IN (${everybodyOf(id)})`)) === wanted.length
  )
}
