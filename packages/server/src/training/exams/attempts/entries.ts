import { type ExamEntry, listExamEntries, readExamEntry } from '@portal/contract/training/exams/exam-attempts'
import { isTrainee } from '../../../people/visibility/visible-rows.ts'
import type { Context } from '../../../platform/http/context.ts'
import { handle } from '../../../platform/http/handle.ts'
import { orNotFound } from '../../../platform/http/refusal.ts'
import { openingOfRow, presentMoment } from '../present.ts'
import { entryState } from '../rules.ts'
import { type ExamRow, examsOf, extraMinutesOf, findExamBySlug, findTraining } from '../store.ts'
import { attemptAt } from './attempt-store.ts'
import { headingOf, statusOf } from './present-attempt.ts'

const presentEntry = async ({ db, user, services }: Context, row: ExamRow): Promise<ExamEntry> => {
  const now = services.now()
  const opening = openingOfRow(row, services)
  const attempt = await attemptAt(db, row.exam.id, user.id)
  const status = attempt && statusOf(attempt, now)
  return {
    ...headingOf(row),
    id: row.exam.id,
    question_count: row.questions,
    points: row.points,
    limit_minutes: row.exam.limit_minutes,
    extra_minutes: await extraMinutesOf(db, row.exam.id, user.id),
    opens: presentMoment(opening.opens),
    closes: presentMoment(opening.closes),
    state: entryState(opening, row.questions, now),
    attempt: status ? { id: status.id, state: status.state, deadline_at: status.deadline_at } : null,
  }
}

/** Tests as trainees see them before they start. */
export const entryRoutes = [
  handle(listExamEntries, async ({ id }, context) => {
    orNotFound(await findTraining(context.db, id, isTrainee(context.user)))
    const entries: ExamEntry[] = []
    for (const row of await examsOf(context.db, id)) entries.push(await presentEntry(context, row))
    return { data: entries }
  }),

  handle(readExamEntry, async ({ id, slug }, context) => {
    const row = orNotFound(await findExamBySlug(context.db, id, slug, isTrainee(context.user)))
    return { data: await presentEntry(context, row) }
  }),
]
