import { type SQL, sql } from 'drizzle-orm'
import { isInstructor, isSubActivityVisible } from '../../people/visibility/visible-rows.ts'
import type { SessionUser } from '../../platform/http/context.ts'
import { marksAnswers } from './rules.ts'

/** Matches rows of `sub_activities` whose tests the user sees: they teach the training, or see it as staff. */
export const isExamVisible = (user: SessionUser): SQL | undefined => {
  const seen = isSubActivityVisible(user)
  return seen && sql`(${seen} OR ${isInstructor(user)})`
}

/** Matches rows of `sub_activities` whose answers the user marks (section 6: view answers). */
export const isMarkable = (user: SessionUser): SQL =>
  marksAnswers(user) ? (isExamVisible(user) ?? sql`true`) : isInstructor(user)
