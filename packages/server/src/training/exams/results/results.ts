import { isOwn } from '@portal/contract/core/api/own-subject'
import { listExamResults, readExamAnswers } from '@portal/contract/training/exams/exam-marking'
import { type ExamSlug, examSlugs } from '@portal/contract/training/exams/exams'
import { sql } from 'drizzle-orm'
import { trainingViewersOf } from '../../../people/visibility/training-viewers.ts'
import { isTrainee } from '../../../people/visibility/visible-rows.ts'
import type { Context } from '../../../platform/http/context.ts'
import { handle } from '../../../platform/http/handle.ts'
import { orNotFound, refuse } from '../../../platform/http/refusal.ts'
import { attemptAnswersOf, attemptQuestions } from '../attempts/attempt-store.ts'
import { isHidden, isReleasedTo, refuseHidden } from '../own-test.ts'
import { isClosed } from '../rules.ts'
import { findTraining, marksTraining } from '../store.ts'
import { isBlind, presentAnswered, presentResult } from './present-result.ts'
import { examResultsOf, findResult, type ResultRow } from './result-store.ts'

/** Tests of these results whose correct answers are hidden from the user. */
const hiddenAmong = async (context: Context, rows: readonly ResultRow[]): Promise<ReadonlySet<ExamSlug>> => {
  const hidden = new Set<ExamSlug>()
  for (const exam of new Map(rows.map(row => [row.exam.id, row.exam])).values())
    if (await isHidden(context, exam)) hidden.add(exam.slug)
  return hidden
}

/** Results and their answers: all of them for markers, and otherwise the user's own. */
export const resultRoutes = [
  handle(listExamResults, async ({ id }, context) => {
    const { db, user, services } = context
    const marked = await findTraining(db, id, marksTraining(user))
    const training = marked ?? orNotFound(await findTraining(db, id, isTrainee(user)))
    const rows = await examResultsOf(db, id, marked ? undefined : user.id)
    const hides = (row: ResultRow) => marked !== undefined && isBlind(rows, row.exam.id)
    const hidden = await hiddenAmong(context, rows)
    const shown = rows.filter(({ exam, attempt }) => !hidden.has(exam.slug) || isOwn(user, attempt.user_id))
    const results = shown.map(row => ({
      ...presentResult(row, services.now(), hides(row)),
      can: { decide_late: marked !== undefined && !isOwn(user, row.attempt.user_id) },
    }))
    const mark_tests = marked ? examSlugs.filter(slug => !hidden.has(slug)) : []
    const viewer = marked ? (await trainingViewersOf(db, user, [id]))(id) : 'trainee'
    return {
      data: {
        sub_activity: { id: training.id, name: training.name },
        viewer,
        results,
        can: { mark: marked !== undefined, mark_tests },
      },
    }
  }),

  handle(readExamAnswers, async ({ id }, context) => {
    const { db, user, services } = context
    const marked = await findResult(db, id, marksTraining(user))
    const own = sql`exam_attempts.user_id = ${user.id} AND ${isTrainee(user)}`
    const row = marked ?? orNotFound(await findResult(db, id, own))
    const now = services.now()
    const isMine = isOwn(user, row.attempt.user_id)
    if (!isMine) await refuseHidden(context, row.exam)
    if (!isClosed(row.attempt, now)) throw refuse('exam_open')
    const others = marked ? await examResultsOf(db, row.exam.sub_activity_id) : []
    const released = !isMine || (await isReleasedTo(context, row.exam))
    const questions = presentAnswered(await attemptQuestions(db, id), await attemptAnswersOf(db, id), released)
    return { data: { ...presentResult(row, now, isBlind(others, row.exam.id)), questions } }
  }),
]
