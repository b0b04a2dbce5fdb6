import { type SQL, sql } from 'drizzle-orm'
import type { SessionUser } from '../platform/http/session-user.ts'
import { isInstructor, isSubActivityVisible } from '../visibility/visible-rows.ts'
import { marksAnswers } from './rules.ts'

/** That the row of `sub_activities` is a training that the person teaches, or sees as staff. */
export const isTrainingVisible = (user: SessionUser): SQL | undefined => {
  const seen = isSubActivityVisible(user)
  return seen && sql`(${seen} OR ${isInstructor(user)})`
}

/** That the row of `sub_activities` is a training whose answers the person marks (section 6: view answers). */
export const isMarkable = (user: SessionUser): SQL =>
  marksAnswers(user) ? (isTrainingVisible(user) ?? sql`true`) : isInstructor(user)
