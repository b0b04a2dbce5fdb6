import { limits } from '@portal/contract/core/fields/limits'
import { importExamQuestions } from '@portal/contract/training/exams/exam-question-files'
import {
  addExamQuestions,
  copyExamQuestions,
  deleteExamQuestion,
  editExamQuestion,
  listExamQuestions,
  listExamSources,
  orderExamQuestions,
  type QuestionDraft,
} from '@portal/contract/training/exams/exam-questions'
import { reading } from '../../../money/imports/apply/apply.ts'
import { fileProblemsOf, readSmallFile } from '../../../money/imports/reader/read-file.ts'
import { shownAbout } from '../../../money/imports/reader/table.ts'
import { auditOf } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/http/context.ts'
import { DONE, handle, handleAfter, handleLimited } from '../../../platform/http/handle.ts'
import { ofVersion, orNotFound, refuse, refuseField } from '../../../platform/http/refusal.ts'
import { isHidden, refuseHidden, refuseOwnTest } from '../own-test.ts'
import { type ExamRow, findExam, isExamVisible, lockExam, sourcesOf } from '../store.ts'
import { planQuestions } from './plan-questions.ts'
import {
  appendQuestions,
  lockQuestion,
  questionsOf,
  removeQuestion,
  writeOrder,
  writeVersion,
} from './question-store.ts'

const audit = auditOf('exam_questions')

// Editors of questions see correct answers, so people who take the test may not edit them.
const lockVisible = async (context: Context, id: string) => {
  const row = orNotFound(await lockExam(context.db, id, isExamVisible(context.user)))
  await refuseOwnTest(context, row.exam)
  return row
}

/** Locks a question of this version in a test that the user sees. */
const lock = async (context: Context, { id, version }: { id: string; version: number }) => {
  const { db, user } = context
  const row = await lockQuestion(db, id)
  const exam = row && (await findExam(db, row.exam_id, isExamVisible(user)))
  if (exam) await refuseOwnTest(context, exam.exam)
  const shown = row && { id, version: row.version, question: row.question }
  return ofVersion(exam && shown, version, () => shown)
}

/** Appends questions to a locked test. Throws if it would exceed the limit. */
const append = async (context: Context, row: ExamRow, added: readonly QuestionDraft[], path: string) => {
  const { id } = row.exam
  if (row.questions + added.length > limits.exam_questions) throw refuseField(path, 'too_long')
  await appendQuestions(context.db, id, added)
  await audit(context, 'add', id, { questions: added.length })
  return { data: await questionsOf(context.db, id) }
}

/** Questions of a test. The audit records every change. */
export const questionRoutes = [
  handle(listExamQuestions, async ({ id }, context) => {
    const { db, user } = context
    await refuseHidden(context, orNotFound(await findExam(db, id, isExamVisible(user))).exam)
    return { data: await questionsOf(db, id) }
  }),

  handle(addExamQuestions, async ({ id, questions }, context) => {
    return append(context, await lockVisible(context, id), questions, 'questions')
  }),

  handleLimited(
    reading,
    handleAfter(importExamQuestions, readSmallFile, async ({ id, is_applied, with_hidden = false }, context, file) => {
      const row = await lockVisible(context, id)
      const present = (await questionsOf(context.db, id)).map(({ question }) => question)
      const planned = planQuestions(file, present, with_hidden)
      const errors = fileProblemsOf(planned)
      if (is_applied && errors.length > 0) throw refuse('invalid', { errors })
      const added = planned.flatMap(({ question }) => question ?? [])
      if (is_applied && added.length > 0) await append(context, row, added, 'data')
      const rows = planned.map(({ question: _, ...shown }) => shown)
      return { data: { rows, about: shownAbout(file), is_applied } }
    }),
  ),

  handle(listExamSources, async ({ id }, context) => {
    const { db, user } = context
    const visible = isExamVisible(user)
    const sources = await sourcesOf(db, orNotFound(await findExam(db, id, visible)), visible)
    const readable: ExamRow[] = []
    for (const source of sources) if (!(await isHidden(context, source.exam))) readable.push(source)
    const data = readable.map(({ exam, training, questions }) => ({
      ...{ id: exam.id, title: exam.title, question_count: questions },
      sub_activity: { id: training.id, name: training.name },
    }))
    return { data }
  }),

  handle(copyExamQuestions, async ({ id, source_id, question_ids }, context) => {
    const row = await lockVisible(context, id)
    const sources = await sourcesOf(context.db, row, isExamVisible(context.user))
    const source = sources.find(({ exam }) => exam.id === source_id)
    if (!source) throw refuseField('source_id', 'unknown_value')
    await refuseHidden(context, source.exam)
    const wanted = new Set(question_ids)
    const copied = (await questionsOf(context.db, source_id)).filter(one => wanted.has(one.id))
    // Somebody may have deleted one meanwhile.
    if (copied.length < wanted.size) throw refuseField('question_ids', 'unknown_value')
    const drafts = copied.map(({ question }) => question)
    return append(context, row, drafts, 'question_ids')
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
    // Somebody may have added or deleted one meanwhile.
    if (question_ids.length !== present.size || [...present].some(one => !given.has(one)))
      throw refuseField('question_ids', 'unknown_value')
    await writeOrder(context.db, id, question_ids)
    await audit(context, 'order', id)
    return { data: await questionsOf(context.db, id) }
  }),
]
