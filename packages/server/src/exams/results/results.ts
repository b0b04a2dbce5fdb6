import { listExamResults, readExamAnswers } from '@portal/contract/exam_marking'
import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { orNotFound } from '../../platform/http/not-found.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { isTrainee } from '../../visibility/visible-rows.ts'
import { answersOf, attemptQuestions } from '../attempts/attempt-store.ts'
import { openingOfRow } from '../present.ts'
import { isClosed, isReleased } from '../rules.ts'
import { findExam, findTraining } from '../store.ts'
import { isMarkable } from '../visible.ts'
import { isBlind, presentAnswered, presentResult } from './present-result.ts'
import { findResult, type ResultRow, resultsOf } from './result-store.ts'

/** Whether trainees may see what is right: the test is over, and nobody is still taking it. */
const isReleasedTo = async ({ db, services }: Context, { exam }: ResultRow): Promise<boolean> => {
  const row = orNotFound(await findExam(db, exam.id))
  const others = (await resultsOf(db, exam.sub_activity_id)).filter(one => one.exam.id === exam.id)
  const attempts = others.map(({ attempt }) => attempt)
  return isReleased(openingOfRow(row, services), attempts, services.now())
}

/** Results and the answers behind them: one's own, or all for those who mark. */
export const resultRoutes = [
  handle(listExamResults, async ({ id }, { db, user, services }) => {
    const marked = await findTraining(db, id, isMarkable(user))
    const training = marked ?? orNotFound(await findTraining(db, id, isTrainee(user)))
    const rows = await resultsOf(db, id, marked ? undefined : user.id)
    const hides = (row: ResultRow) => marked !== undefined && isBlind(rows, row.exam.id)
    const results = rows.map(row => presentResult(row, services.now(), hides(row)))
    return {
      data: {
        sub_activity: { id: training.id, name: training.name },
        results,
        can: { mark: marked !== undefined },
      },
    }
  }),

  handle(readExamAnswers, async ({ id }, context) => {
    const { db, user, services } = context
    const marked = await findResult(db, id, isMarkable(user))
    const own = sql`exam_attempts.user_id = ${user.id} AND ${isTrainee(user)}`
    const row = marked ?? orNotFound(await findResult(db, id, own))
    const now = services.now()
    if (!isClosed(row.attempt, now)) throw refuse('exam_open')
    const others = marked ? await resultsOf(db, row.exam.sub_activity_id) : []
    const released = marked !== undefined || (await isReleasedTo(context, row))
    const questions = presentAnswered(await attemptQuestions(db, id), await answersOf(db, id), released)
    return { data: { ...presentResult(row, now, isBlind(others, row.exam.id)), questions } }
  }),
]
