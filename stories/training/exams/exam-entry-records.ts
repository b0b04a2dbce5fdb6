import {
  type ExamEntry,
  listExamEntries,
  readExamEntry,
  startExamAttempt,
} from '@portal/contract/training/exams/exam-attempts'
import type { FakeApi } from '../../support/fake-api.ts'
import { idOf } from '../../support/fake-rows.ts'
import { sampleAttempt } from '../../widgets/exam-runner/sample-exam.ts'
import { exam, training } from './exam-records.ts'

const entry: ExamEntry = {
  ...{ id: exam.id, title: exam.title, description: exam.description, slug: exam.slug },
  sub_activity: { id: training.id, name: training.name },
  ...{ question_count: 3, points: 10, limit_minutes: 40, extra_minutes: 15, opens: null, closes: exam.closes },
  ...{ state: 'open', attempt: null },
}

/** A test that was started on a page that was closed. */
export const startedExam: ExamEntry = { ...entry, attempt: { id: idOf(836), state: 'open', deadline_at: exam.closes } }

/** Fakes the requests of a trainee with extra time. `null` removes the time limit. */
export const answerEntry = (
  api: FakeApi,
  state: ExamEntry['state'] = 'open',
  limit_minutes: ExamEntry['limit_minutes'] = entry.limit_minutes,
) => {
  api.on(readExamEntry, () => ({ data: { ...entry, state, limit_minutes } }))
  api.on(startExamAttempt, () => ({ data: sampleAttempt({ language: 'ar' }) }))
}

/** A completed pre-test, and a post-test that opens later. */
export const ownExams: readonly ExamEntry[] = [
  { ...entry, state: 'over', attempt: { id: idOf(831), state: 'closed', deadline_at: null } },
  {
    ...{ ...entry, id: idOf(805), slug: 'post', title: 'What have you learned?', closes: null },
    ...{ opens: '2026-11-28T09:00:00Z', state: 'upcoming' },
  },
]

/** Fakes the requests about tests on a trainee's training page. */
export const answerOwnExams = (api: FakeApi, entries: readonly ExamEntry[] = ownExams) => {
  api.on(listExamEntries, () => ({ data: [...entries] }))
}
