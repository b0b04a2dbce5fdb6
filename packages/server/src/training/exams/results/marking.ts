import { isOwn } from '@portal/contract/core/api/own-subject'
import { listTextAnswers, markTextAnswer } from '@portal/contract/training/exams/exam-marking'
import { auditOf } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/http/context.ts'
import { handle } from '../../../platform/http/handle.ts'
import { ofVersion, orNotFound, refuse, refuseField } from '../../../platform/http/refusal.ts'
import { refuseHidden, refuseOwnResult } from '../own-test.ts'
import { isClosed } from '../rules.ts'
import { findExamBySlug, findTraining, marksTraining } from '../store.ts'
import { isBlind, presentText } from './present-result.ts'
import { examResultsOf, lockTextAnswer, type TextAnswerRow, textAnswersOf, writeMark } from './result-store.ts'

const isHidden = async ({ db }: Context, { exam }: TextAnswerRow): Promise<boolean> =>
  exam.blind_marking && isBlind(await examResultsOf(db, exam.sub_activity_id), exam.id)

const audit = auditOf('exam_answers')

/** Marking of text answers. The audit records every mark. */
export const markingRoutes = [
  handle(listTextAnswers, async ({ id, slug, by = 'question' }, context) => {
    const { db, user, services } = context
    orNotFound(await findTraining(db, id, marksTraining(user)))
    const test = await findExamBySlug(db, id, slug, marksTraining(user))
    if (test) await refuseHidden(context, test.exam)
    const results = await examResultsOf(db, id)
    const rows = (await textAnswersOf(db, id, slug, by)).filter(
      ({ attempt }) => isClosed(attempt, services.now()) && !isOwn(user, attempt.user_id),
    )
    return { data: rows.map(row => presentText(row, isBlind(results, row.exam.id))) }
  }),

  handle(markTextAnswer, async ({ id, version, points }, context) => {
    const { db, user, services } = context
    const row = await lockTextAnswer(db, id, marksTraining(user))
    if (row) await refuseOwnResult(context, row)
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
]
