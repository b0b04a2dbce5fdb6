import { can } from '@portal/contract/core/rights/needs'
import type { TrainingViewer } from '@portal/contract/training/training-viewers'
import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import type { Actor } from '../accounts/rules.ts'
import { isSeenAsStaff } from './visible-rows.ts'

/** Returns which page of each training the person can open: the one for staff, or else the one for instructors. */
export const trainingViewersOf = async (
  db: Orm,
  user: Actor,
  trainings: readonly string[],
): Promise<(training: string) => TrainingViewer> => {
  if (trainings.length === 0) return () => 'instructor'
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT sub_activities.id FROM sub_activities
    WHERE sub_activities.id IN ${[...trainings]} AND ${isSeenAsStaff(user)}`)
  const seen = new Set(rows.map(({ id }) => id))
  return training => (seen.has(training) ? 'staff' : 'instructor')
}

/** IDs of the given people who can open a training's page for staff. */
export const staffAmong = async (db: Orm, people: readonly Actor[], training: string): Promise<ReadonlySet<string>> => {
  const asked = people.filter(person => can(person, { allOf: ['staff_area', ['sub_activities', 'view']] }))
  if (asked.length === 0) return new Set()
  const parts = asked.map(
    person => sql`SELECT ${person.id} AS id WHERE EXISTS (
      SELECT FROM sub_activities WHERE sub_activities.id = ${training} AND ${isSeenAsStaff(person)})`,
  )
  const { rows } = await db.execute<{ id: string }>(sql.join(parts, sql` UNION ALL `))
  return new Set(rows.map(({ id }) => id))
}
