import { newestSaves } from '@portal/contract/training/exams/exam-saves'
import {
  decideLateAnswers,
  type LateAnswers,
  readLateAnswers,
  undoLateDecision,
} from '@portal/contract/training/exams/late-answers'
import { auditOf } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/http/context.ts'
import { handle } from '../../../platform/http/handle.ts'
import { orNotFound, refuse } from '../../../platform/http/refusal.ts'
import { attemptAnswersOf, attemptQuestions } from '../attempts/attempt-store.ts'
import { applySaves } from '../attempts/save-store.ts'
import { refuseOwnResult } from '../own-test.ts'
import { presentMoment } from '../present.ts'
import { endOf, isClosed, paperOf, pointsOf } from '../rules.ts'
import { marksTraining } from '../store.ts'
import { answersBefore, lateSavesOf, noteDecision, restoreAnswers } from './late-store.ts'
import { isBlind, presentResult } from './present-result.ts'
import { examResultsOf, findResult, lockResult, type ResultRow } from './result-store.ts'

const audit = auditOf('exam_answers')

const presentLate = async ({ db }: Context, { attempt }: ResultRow): Promise<LateAnswers> => {
  const saves = newestSaves(await lateSavesOf(db, attempt.id))
  const late = new Map(saves.map(save => [save.question_id, save]))
  const counting = new Map(
    (await attemptAnswersOf(db, attempt.id)).map(({ question_id, value }) => [question_id, value]),
  )
  for (const { question_id, answer } of attempt.late_before ?? [])
    if (answer) counting.set(question_id, answer.value)
    else counting.delete(question_id)
  const { late_decision: decision, late_reason: reason, late_decided_at } = attempt
  return {
    id: attempt.id,
    ended_at: orNotFound(endOf(attempt) ?? undefined).toISOString(),
    decision: decision && { decision, reason, at: presentMoment(late_decided_at) },
    answers: (await attemptQuestions(db, attempt.id)).flatMap(({ id, question }) => {
      const save = late.get(id)
      if (!save) return []
      const times = { typed_at: presentMoment(save.typed_at), saved_at: save.saved_at.toISOString() }
      return [
        { question_id: id, question: paperOf(question), value: save.value, before: counting.get(id) ?? null, ...times },
      ]
    }),
  }
}

const resultAfter = async ({ db, services, user }: Context, id: string) => {
  const row = orNotFound(await findResult(db, id, marksTraining(user)))
  const blind = isBlind(await examResultsOf(db, row.exam.sub_activity_id), row.exam.id)
  return { data: presentResult(row, services.now(), blind) }
}

/** Makes the late answers of a locked attempt count. Returns the answers that they replace. */
const accept = async ({ db }: Context, { attempt }: ResultRow) => {
  const questions = new Map((await attemptQuestions(db, attempt.id)).map(one => [one.id, one.question]))
  const saves = newestSaves(await lateSavesOf(db, attempt.id)).flatMap(save => {
    const { question_id, value, lease, seq } = save
    const question = questions.get(question_id)
    return question ? [{ question_id, value, lease, seq, points: pointsOf(question, value) }] : []
  })
  const before = await answersBefore(
    db,
    attempt,
    saves.map(({ question_id }) => question_id),
  )
  await applySaves(db, attempt.id, saves)
  return before
}

/** Decisions on late answers, made with their texts and times in view. The audit records each with its reason. */
export const lateRoutes = [
  handle(readLateAnswers, async ({ id }, context) => {
    const row = orNotFound(await findResult(context.db, id, marksTraining(context.user)))
    await refuseOwnResult(context, row)
    if (!isClosed(row.attempt, context.services.now())) throw refuse('exam_open')
    return { data: await presentLate(context, row) }
  }),

  handle(decideLateAnswers, async ({ id, decision, reason }, context) => {
    const { db, user, services } = context
    const row = orNotFound(await lockResult(db, id, marksTraining(user)))
    await refuseOwnResult(context, row)
    if (!isClosed(row.attempt, services.now())) throw refuse('exam_open')
    // Somebody else may have decided meanwhile, about the same late answers or more.
    if (row.late === 0) throw refuse('transition_refused')
    const before = decision === 'accept' ? await accept(context, row) : null
    if (decision === 'reject') await restoreAnswers(db, id, row.attempt.late_before ?? [])
    const how = { late_decision: decision, late_reason: reason, late_decided_by: user.id }
    await noteDecision(db, id, { ...how, late_decided_at: services.now(), late_before: before })
    await audit(context, 'late', id, { decision }, reason)
    return resultAfter(context, id)
  }),

  handle(undoLateDecision, async ({ id, reason }, context) => {
    const { db, user } = context
    const row = orNotFound(await lockResult(db, id, marksTraining(user)))
    await refuseOwnResult(context, row)
    const { attempt } = row
    if (attempt.late_decision === null) throw refuse('transition_refused')
    // Earlier releases didn't store what accepted answers replaced.
    if (attempt.late_decision === 'accept' && attempt.late_before === null) throw refuse('transition_refused')
    await restoreAnswers(db, id, attempt.late_before ?? [])
    const none = { late_decision: null, late_reason: null, late_decided_by: null }
    await noteDecision(db, id, { ...none, late_decided_at: null, late_before: null })
    await audit(context, 'late_undo', id, { decision: attempt.late_decision }, reason)
    return resultAfter(context, id)
  }),
]
