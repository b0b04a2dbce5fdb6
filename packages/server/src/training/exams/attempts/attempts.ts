import {
  type ExamAttempt,
  readExamAttempt,
  saveExamAnswers,
  startExamAttempt,
  submitExamAttempt,
} from '@portal/contract/training/exams/exam-attempts'
import { newestSaves } from '@portal/contract/training/exams/exam-saves'
import { isTrainee } from '../../../people/visibility/visible-rows.ts'
import { auditOf } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/http/context.ts'
import { handle } from '../../../platform/http/handle.ts'
import { orNotFound, refuse, refuseField } from '../../../platform/http/refusal.ts'
import { holdPlace } from '../../enrollments/involvement.ts'
import { openingOfRow } from '../present.ts'
import { questionsOf } from '../questions/question-store.ts'
import { deadlineOf, entryState, isClosed, paperOf, pointsOf, typedAt } from '../rules.ts'
import { type ExamRow, extraMinutesOf, findExam } from '../store.ts'
import {
  type AttemptRow,
  attemptAnswersOf,
  attemptAt,
  attemptQuestions,
  findOwnAttempt,
  insertAttempt,
  lockOwnAttempt,
  markSubmitted,
  takeLease,
} from './attempt-store.ts'
import { headingOf, statusOf } from './present-attempt.ts'
import { applySaves, isAnyLate, reopenLate, storeSaves } from './save-store.ts'

const audit = auditOf('exam_attempts')

const presentAttempt = async ({ db, services }: Context, row: ExamRow, attempt: AttemptRow): Promise<ExamAttempt> => {
  const questions = await attemptQuestions(db, attempt.id)
  const answers = await attemptAnswersOf(db, attempt.id)
  return {
    ...statusOf(attempt, services.now()),
    exam: { id: row.exam.id, ...headingOf(row) },
    questions: questions.map(({ id, question }) => ({ id, question: paperOf(question) })),
    answers: answers.map(({ question_id, value, lease, seq }) => ({ question_id, value, lease, seq })),
  }
}

/** Starts an attempt if the test is open. Returns undefined if a concurrent request has already started one. */
const start = async ({ db, user, services }: Context, row: ExamRow): Promise<string | undefined> => {
  const now = services.now()
  const opening = openingOfRow(row, services)
  if (entryState(opening, row.questions, now) !== 'open') throw refuse('exam_not_open')
  // Blocks a concurrent withdrawal until the attempt is stored. The withdrawal then finds that the training has begun.
  if (!(await holdPlace(db, row.training.id, user.id))) throw refuse('not_found')
  const { id: exam_id, limit_minutes, randomise } = row.exam
  const extra = await extraMinutesOf(db, exam_id, user.id)
  const deadline_at = deadlineOf(now, limit_minutes, extra, opening.closes)
  const begun = { exam_id, user_id: user.id, started_at: now, limit_minutes, deadline_at }
  return insertAttempt(db, begun, await questionsOf(db, exam_id), randomise)
}

/** Taking a test. No response includes correct answers. */
export const attemptRoutes = [
  handle(startExamAttempt, async ({ id }, context) => {
    const { db, user } = context
    const row = orNotFound(await findExam(db, id, isTrainee(user)))
    const former = await attemptAt(db, id, user.id)
    const started = former ? undefined : await start(context, row)
    if (started) await audit(context, 'start', started)
    const attempt = orNotFound(former ?? (await attemptAt(db, id, user.id)))
    if (!started) await takeLease(db, attempt.id)
    return { data: await presentAttempt(context, row, orNotFound(await findOwnAttempt(db, attempt.id, user.id))) }
  }),

  handle(readExamAttempt, async ({ id }, { db, user, services }) => ({
    data: statusOf(orNotFound(await findOwnAttempt(db, id, user.id)), services.now()),
  })),

  handle(saveExamAnswers, async ({ id, answers }, { db, user, services }) => {
    const attempt = orNotFound(await lockOwnAttempt(db, id, user.id))
    const asked = answers.map(({ question_id }) => question_id)
    const questions = new Map((await attemptQuestions(db, id, asked)).map(one => [one.id, one.question]))
    const strange = answers.findIndex(({ question_id, lease }) => !questions.has(question_id) || lease > attempt.lease)
    if (strange >= 0) throw refuseField(`answers.${strange}`, 'unknown_value')
    const now = services.now()
    const late = isClosed(attempt, now)
    const stamped = answers.map(save => ({ ...save, typed_at: typedAt(save.typed_at, attempt.started_at, now) }))
    const fresh = await storeSaves(db, id, stamped, { now, late })
    if (late && fresh.length > 0) await reopenLate(db, id)
    const counting = late ? [] : newestSaves(fresh)
    const worth = counting.flatMap(save => {
      const question = questions.get(save.question_id)
      return question ? [{ ...save, points: pointsOf(question, save.value) }] : []
    })
    await applySaves(db, id, worth)
    // Saves that arrived earlier may have been late then.
    const wasLate = async () => fresh.length < answers.length && (await isAnyLate(db, id, answers))
    return { data: { ...statusOf(attempt, now), late: (late && fresh.length > 0) || (await wasLate()) } }
  }),

  handle(submitExamAttempt, async ({ id, lease }, context) => {
    const { db, user, services } = context
    const attempt = orNotFound(await lockOwnAttempt(db, id, user.id))
    const now = services.now()
    if (!isClosed(attempt, now)) {
      if (lease !== attempt.lease) throw refuse('exam_open_elsewhere')
      await markSubmitted(db, id, now)
      await audit(context, 'submit', id)
    }
    return { data: statusOf(orNotFound(await findOwnAttempt(db, id, user.id)), now) }
  }),
]
