import { momentIn } from '@portal/contract/core/fields/zoned-time'
import type { Holder } from '@portal/contract/core/rights/needs'
import type { Exam } from '@portal/contract/training/exams/exams'
import type { Services } from '../../platform/http/context.ts'
import { startOfDay } from '../../platform/time/day.ts'
import { type Opening, openingOf, rightsOnExam } from './rules.ts'
import type { ExamRow } from './store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** When a test can be started. For trainings without sessions, their first and last day set the bounds. */
export const openingOfRow = ({ exam, training }: ExamRow, { settings: { TIME_ZONE } }: Services): Opening => {
  const { start_date, end_date, first_end, last_start } = training
  const noon = (day: string, more = 0) => new Date(Date.parse(`${day}T12:00:00Z`) + more)
  return openingOf(exam, {
    firstEnd: first_end ? momentIn(first_end, TIME_ZONE) : startOfDay(noon(start_date, DAY_MS), TIME_ZONE),
    lastStart: last_start ? momentIn(last_start, TIME_ZONE) : startOfDay(noon(end_date), TIME_ZONE),
  })
}

export const presentMoment = (moment: Date | null): string | null => moment?.toISOString() ?? null

/** A test as the people who prepare it see it. */
export const presentExam = (user: Holder, row: ExamRow, isOwnTest: boolean, services: Services): Exam => {
  const { sub_activity_id: _, ...exam } = row.exam
  const { opens, closes } = openingOfRow(row, services)
  const { id, code, name } = row.training
  return {
    ...exam,
    sub_activity: { id, code, name },
    opens_at: presentMoment(exam.opens_at),
    closes_at: presentMoment(exam.closes_at),
    opens: presentMoment(opens),
    closes: presentMoment(closes),
    question_count: row.questions,
    points: row.points,
    attempt_count: row.attempts,
    can: rightsOnExam(user, row.attempts, isOwnTest),
  }
}
