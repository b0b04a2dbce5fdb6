import {
  addExamQuestions,
  deleteExamQuestion,
  editExamQuestion,
  listExamQuestions,
  orderExamQuestions,
} from '@portal/contract/exam_questions'
import { limits } from '@portal/contract/limits'
import { auditOf } from '../platform/audit.ts'
import type { Context } from '../platform/http/context.ts'
import { DONE } from '../platform/http/done.ts'
import { handle } from '../platform/http/handle.ts'
import { ofVersion, orNotFound } from '../platform/http/not-found.ts'
import { refuseField } from '../platform/http/refusal.ts'
import {
  appendQuestions,
  lockQuestion,
  questionsOf,
  removeQuestion,
  writeOrder,
  writeVersion,
} from './question-store.ts'
import { findExam, lockExam } from './store.ts'
import { isTrainingVisible } from './visible.ts'

const audit = auditOf('exam_questions')

const lockVisible = async ({ db, user }: Context, id: string) =>
  orNotFound(await lockExam(db, id, isTrainingVisible(user)))

/** A question of this version of a test that the person sees, locked. */
const lock = async ({ db, user }: Context, { id, version }: { id: string; version: number }) => {
  const row = await lockQuestion(db, id)
  const exam = row && (await findExam(db, row.exam_id, isTrainingVisible(user)))
  const shown = row && { id, version: row.version, question: row.question }
  return ofVersion(exam && shown, version, () => shown)
}

/** The questions of a test; every change is in the audit. */
export const questionRoutes = [
  handle(listExamQuestions, async ({ id }, { db, user }) => {
    orNotFound(await findExam(db, id, isTrainingVisible(user)))
    return { data: await questionsOf(db, id) }
  }),

  handle(addExamQuestions, async ({ id, questions }, context) => {
    const row = await lockVisible(context, id)
    if (row.questions + questions.length > limits.exam_questions) throw refuseField('questions', 'too_long')
    await appendQuestions(context.db, id, questions)
    await audit(context, 'add', id, { questions: questions.length })
    return { data: await questionsOf(context.db, id) }
  }),

  handle(editExamQuestion, async ({ id, version, question }, context) => {
    await lock(context, { id, version })
    await writeVersion(context.db, { id, version }, question)
    await audit(context, 'edit', id)
    return { data: { id, version: version + 1, question } }
  }),

  handle(deleteExamQuestion, async ({ id, version }, context) => {
    await lock(context, { id, version })
    await removeQuestion(context.db, id)
    await audit(context, 'delete', id)
    return DONE
  }),

  handle(orderExamQuestions, async ({ id, question_ids }, context) => {
    await lockVisible(context, id)
    const present = new Set((await questionsOf(context.db, id)).map(question => question.id))
    const given = new Set(question_ids)
    // Somebody else may have added or deleted one meanwhile.
    if (question_ids.length !== present.size || [...present].some(one => !given.has(one)))
      throw refuseField('question_ids', 'unknown_value')
    await writeOrder(context.db, id, question_ids)
    await audit(context, 'order', id)
    return { data: await questionsOf(context.db, id) }
  }),
]
