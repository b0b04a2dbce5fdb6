import { type SQL, sql } from 'drizzle-orm'
import { isInstructor, isSubActivityVisible } from '../../people/visibility/visible-rows.ts'
import type { SessionUser } from '../../platform/http/session-user.ts'
import { marksAnswers } from './rules.ts'

/** That the row of `sub_activities` is a training whose tests the person sees: they teach it, or see it as staff. */
export const isExamVisible = (user: SessionUser): SQL | undefined => {
  const seen = isSubActivityVisible(user)
  return seen && sql`(${seen} OR ${isInstructor(user)})`
}

/** That the row of `sub_activities` is a training whose answers the person marks (section 6: view answers). */
export const isMarkable = (user: SessionUser): SQL =>
  marksAnswers(user) ? (isExamVisible(user) ?? sql`true`) : isInstructor(user)
