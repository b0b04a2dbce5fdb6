import { isOwn, ownSubject } from '@portal/contract/core/api/own-subject'
import { sql } from 'drizzle-orm'
import { refuseOwn } from '../../people/accounts/rules.ts'
import type { Orm } from '../../platform/database/index.ts'
import type { Context } from '../../platform/http/context.ts'
import { orNotFound, refuse } from '../../platform/http/refusal.ts'
import { openingOfRow } from './present.ts'
import { examResultsOf } from './results/result-store.ts'
import { isReleased } from './rules.ts'
import { findExam } from './store.ts'

interface Test {
  readonly id: string
  readonly sub_activity_id: string
}

interface Result {
  readonly attempt: { readonly user_id: string }
  readonly exam: Test
}

/** People who take tests: the trainees, and for a single test also people who started it and then left the training. */
const takersOf = async (db: Orm, training: string, test: string | null): Promise<readonly string[]> => {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    SELECT user_id FROM sub_activity_trainees WHERE sub_activity_id = ${training}
    UNION SELECT user_id FROM exam_attempts WHERE exam_id = ${test}`)
  return rows.map(({ user_id }) => user_id)
}

export const takesTests = async ({ db, user }: Context, training: string): Promise<boolean> =>
  isOwn(user, await takersOf(db, training, null))

/** Whether trainees may see correct answers. The test must be over, and no attempt may be open. */
export const isReleasedTo = async ({ db, services }: Context, { id, sub_activity_id }: Test): Promise<boolean> => {
  const row = orNotFound(await findExam(db, id))
  const others = (await examResultsOf(db, sub_activity_id)).filter(one => one.exam.id === id)
  const attempts = others.map(({ attempt }) => attempt)
  return isReleased(openingOfRow(row, services), attempts, services.now())
}

export const isOwnTest = async ({ db, user }: Context, { id, sub_activity_id }: Test): Promise<boolean> =>
  isOwn(user, await takersOf(db, sub_activity_id, id))

/** Whether the user takes this test and its correct answers aren't released yet. */
export const isHidden = async (context: Context, test: Test): Promise<boolean> =>
  (await isOwnTest(context, test)) && !(await isReleasedTo(context, test))

/** Throws if the user takes the test. They may not prepare it or change its settings. */
export const refuseOwnTest = async (context: Context, test: Test): Promise<void> => {
  if (await isOwnTest(context, test)) throw refuse(ownSubject)
}

/** Throws if the user takes the test, until its correct answers are released to all trainees. */
export const refuseHidden = async (context: Context, test: Test): Promise<void> => {
  if (await isHidden(context, test)) throw refuse(ownSubject)
}

/**
 * Throws for the user's own attempt, and for others' attempts at a test whose answers are hidden from the user. Applies
 * to reading as staff, and to decisions.
 */
export const refuseOwnResult = async (context: Context, { attempt, exam }: Result): Promise<void> => {
  refuseOwn(context.user, attempt.user_id)
  await refuseHidden(context, exam)
}
