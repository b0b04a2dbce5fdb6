import { isOwn, ownSubject } from '@portal/contract/core/api/own-subject'
import { sql } from 'drizzle-orm'
import { refuseOwn } from '../../people/accounts/own-subject.ts'
import type { Orm } from '../../platform/database/index.ts'
import type { Context } from '../../platform/http/context.ts'
import { orNotFound } from '../../platform/http/not-found.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { openingOfRow } from './present.ts'
import { resultsOf } from './results/result-store.ts'
import { isReleased } from './rules.ts'
import { findExam } from './store.ts'

/** A test of a training. */
interface Test {
  readonly id: string
  readonly sub_activity_id: string
}

/** An attempt at a test. */
interface Result {
  readonly attempt: { readonly user_id: string }
  readonly exam: Test
}

/** Who takes tests: the trainees of the training, and of one test also those who started it and have left since. */
const takersOf = async (db: Orm, training: string, test: string | null): Promise<readonly string[]> => {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    SELECT user_id FROM sub_activity_trainees WHERE sub_activity_id = ${training}
    UNION SELECT user_id FROM exam_attempts WHERE exam_id = ${test}`)
  return rows.map(({ user_id }) => user_id)
}

/** Whether the reader takes the tests of a training. */
export const takesTests = async ({ db, user }: Context, training: string): Promise<boolean> =>
  isOwn(user, await takersOf(db, training, null))

/** Whether trainees may see what is right: the test is over, and nobody is still taking it. */
export const isReleasedTo = async ({ db, services }: Context, { id, sub_activity_id }: Test): Promise<boolean> => {
  const row = orNotFound(await findExam(db, id))
  const others = (await resultsOf(db, sub_activity_id)).filter(one => one.exam.id === id)
  const attempts = others.map(({ attempt }) => attempt)
  return isReleased(openingOfRow(row, services), attempts, services.now())
}

/** Whether the reader takes a test. */
export const isOwnTest = async ({ db, user }: Context, { id, sub_activity_id }: Test): Promise<boolean> =>
  isOwn(user, await takersOf(db, sub_activity_id, id))

/** Whether the reader takes a test, and what is right in it is not released yet. */
export const isHidden = async (context: Context, test: Test): Promise<boolean> =>
  (await isOwnTest(context, test)) && !(await isReleasedTo(context, test))

/** Refuses to prepare a test, or to change how it is set up, for those who take it. */
export const refuseOwnTest = async (context: Context, test: Test): Promise<void> => {
  if (await isOwnTest(context, test)) throw refuse(ownSubject)
}

/** Refuses to answer what is right in a test to those who take it, until it is released to all who do. */
export const refuseHidden = async (context: Context, test: Test): Promise<void> => {
  if (await isHidden(context, test)) throw refuse(ownSubject)
}

/** Refuses to read as staff, or to decide on, one's own attempt, and those of others at a test whose answers are hidden. */
export const refuseOwnResult = async (context: Context, { attempt, exam }: Result): Promise<void> => {
  refuseOwn(context.user, attempt.user_id)
  await refuseHidden(context, exam)
}
