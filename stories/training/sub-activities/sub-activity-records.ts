import { readEvaluationResults } from '@portal/contract/training/evaluations/evaluations'
import {
  listTrainingResults,
  readResultReport,
  readResultSummary,
} from '@portal/contract/training/results/trainee-results'
import { decideEnrollments, listEnrollments } from '@portal/contract/training/sub-activities/enrollments'
import {
  readSubActivity,
  type SubActivityRecord,
  subActivityDeletion,
} from '@portal/contract/training/sub-activities/sub-activities'
import {
  listTraineeChoices,
  listTrainingInstructors,
  listTrainingTrainees,
} from '@portal/contract/training/sub-activities/training-people'
import { answerMailings, answerTrainingEmails } from '../../messages/mailing-records.ts'
import { type FakeApi, Refused } from '../../support/fake-api.ts'
import { pageIn } from '../../support/fake-rows.ts'
import { results } from '../evaluations/evaluation-records.ts'
import { answerExams, answerResults } from '../exams/exam-records.ts'
import { resultSummary, trainees, trainingResults } from '../trainings/training-records.ts'
import { enrollments } from './enrollment-records.ts'

/** What goes with a training of 18 people. */
export const trainingImpact = {
  ...{ rows: 129, shown: 'tests', blockers: { count: 0, names: [] }, money: [], closed_months: [] },
  cascades: [
    { kind: 'sub_activity_trainees' as const, count: 18, names: [] },
    { kind: 'training_sessions' as const, count: 4, names: [] },
    { kind: 'attendance' as const, count: 71, names: [] },
    { kind: 'exams' as const, count: 2, names: [] },
    { kind: 'exam_attempts' as const, count: 34, names: [] },
  ],
}

/** Fakes the requests of every tab of a training's page. */
export const answerSubActivity = (api: FakeApi, row: SubActivityRecord): void => {
  api.on(readSubActivity, () => ({ data: row }))
  api.on(listTrainingTrainees, input => pageIn(trainees, input))
  api.on(listTrainingInstructors, input => pageIn(trainees.slice(1, 2), input))
  api.on(listTraineeChoices, input => pageIn(trainees, input))
  api.on(listTrainingResults, input => pageIn(trainingResults, input))
  api.on(readResultSummary, () => ({ data: resultSummary }))
  api.on(readResultReport, () => ({
    data: {
      ...{ as_of: '2026-11-20', summary: resultSummary, trainees: [...trainingResults] },
      sub_activity: { ...row },
    },
  }))
  api.on(listEnrollments, input => pageIn(enrollments, input))
  api.on(decideEnrollments, ({ enrollment_ids }) => ({
    data: enrollment_ids.map((id, at) =>
      at === 0
        ? { id, state: 'approved' as const, refused: null }
        : { id, state: 'pending' as const, refused: 'training_full' as const },
    ),
  }))
  api.on(readEvaluationResults, () => ({ data: results }))
  answerExams(api)
  answerResults(api, true)
  answerMailings(api)
  answerTrainingEmails(api)
  api.on(subActivityDeletion.impact, () => ({ data: { ...trainingImpact, code: row.code } }))
  api.on(subActivityDeletion.remove, ({ typed_code }) => {
    if (typed_code === row.code) return { data: { done: true as const } }
    throw new Refused('invalid', { errors: [{ path: 'typed_code', code: 'code_mismatch' }] })
  })
}
