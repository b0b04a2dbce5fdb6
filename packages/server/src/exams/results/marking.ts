import { decideLateAnswers, listTextAnswers, markTextAnswer } from '@portal/contract/exam_marking'
import { isNewerSave } from '@portal/contract/exam-saves'
import { auditOf } from '../../platform/audit.ts'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { ofVersion, orNotFound } from '../../platform/http/not-found.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import { attemptQuestions } from '../attempts/attempt-store.ts'
import { applySaves, decideLate } from '../attempts/save-store.ts'
import { isClosed, newestSaves, pointsOf } from '../rules.ts'
import { findTraining } from '../store.ts'
import { isMarkable } from '../visible.ts'
import { isBlind, presentResult, presentText } from './present-result.ts'
import {
  findResult,
  lateSavesOf,
  lockResult,
  lockTextAnswer,
  resultsOf,
  type TextAnswerRow,
  textAnswersOf,
  writeMark,
} from './result-store.ts'

const isHidden = async ({ db }: Context, { exam }: TextAnswerRow): Promise<boolean> =>
  exam.blind_marking && isBlind(await resultsOf(db, exam.sub_activity_id), exam.id)

const audit = auditOf('exam_answers')

/** Marking texts and deciding on late answers; every mark and decision is in the audit. */
export const markingRoutes = [
  handle(listTextAnswers, async ({ id, slug, by = 'question' }, { db, user, services }) => {
    orNotFound(await findTraining(db, id, isMarkable(user)))
    const results = await resultsOf(db, id)
    const rows = (await textAnswersOf(db, id, slug, by)).filter(({ attempt }) => isClosed(attempt, services.now()))
    return { data: rows.map(row => presentText(row, isBlind(results, row.exam.id))) }
  }),

  handle(markTextAnswer, async ({ id, version, points }, context) => {
    const { db, user, services } = context
    const row = await lockTextAnswer(db, id, isMarkable(user))
    const blind = row ? await isHidden(context, row) : true
    await ofVersion(row?.answer, version, () => row && presentText(row, blind))
    const found = orNotFound(row)
    if (!isClosed(found.attempt, services.now())) throw refuse('exam_open')
    if (points > found.question.points) throw refuseField('points', 'value_too_large')
    await writeMark(db, id, { points, marked_by: user.id, marked_at: services.now() })
    await audit(context, 'mark', id, { points })
    const marked = { ...found, answer: { ...found.answer, points, version: version + 1 } }
    return { data: presentText(marked, blind) }
  }),

  handle(decideLateAnswers, async ({ id, decision }, context) => {
    const { db, user, services } = context
    const { attempt } = orNotFound(await lockResult(db, id, isMarkable(user)))
    if (!isClosed(attempt, services.now())) throw refuse('exam_open')
    await decideLate(db, id, decision)
    if (decision === 'accept') {
      const questions = new Map((await attemptQuestions(db, id)).map(one => [one.id, one.question]))
      const saves = newestSaves(await lateSavesOf(db, id), isNewerSave).flatMap(save => {
        const question = questions.get(save.question_id)
        return question ? [{ ...save, points: pointsOf(question, save.value) }] : []
      })
      await applySaves(db, id, saves)
    }
    await audit(context, 'late', id, { decision })
    const row = orNotFound(await findResult(db, id, isMarkable(user)))
    const blind = isBlind(await resultsOf(db, row.exam.sub_activity_id), row.exam.id)
    return { data: presentResult(row, services.now(), blind) }
  }),
]
