import type { AttemptStatus, ExamAttempt } from '@portal/contract/training/exams/exam-attempts'
import { presentMoment } from '../present.ts'
import { isClosed } from '../rules.ts'
import type { ExamRow } from '../store.ts'
import type { AttemptRow } from './attempt-store.ts'

export const statusOf = (attempt: AttemptRow, now: Date): AttemptStatus => ({
  id: attempt.id,
  state: isClosed(attempt, now) ? 'closed' : 'open',
  deadline_at: presentMoment(attempt.deadline_at),
  server_time: now.toISOString(),
  lease: attempt.lease,
})

/** What trainees see of a test before and while they take it. */
export const headingOf = ({ exam, training }: ExamRow): Omit<ExamAttempt['exam'], 'id'> => ({
  title: exam.title,
  description: exam.description,
  slug: exam.slug,
  sub_activity: { id: training.id, name: training.name },
})
