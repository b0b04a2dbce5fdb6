import { shownPercent } from '@portal/contract/training/exams/marked-points'
import { summaryOf } from '@portal/contract/training/results/gains'
import {
  listTrainingResults,
  marksOf,
  readResultSummary,
  type TestMark,
  type TraineeResult,
  type TrainingResult,
} from '@portal/contract/training/results/trainee-results'
import type { FakeApi } from '../../support/fake-api.ts'
import { idOf, pageIn } from '../../support/fake-rows.ts'

const markOf = (reached: number, possible: number): TestMark => {
  const points = { reached, possible }
  return { state: 'marked', points, percent: shownPercent(points) }
}

/** Results of trainees: a pending mark, complete, empty, and hidden from the viewer. */
export const traineeResults: readonly TraineeResult[] = [
  {
    attendance: { all: 60, so_far: 100, least: 80 },
    pre: markOf(17, 40),
    post: { state: 'pending', points: null, percent: null },
    progress: 71,
  },
  {
    attendance: { all: 92, so_far: 92, least: 80 },
    pre: markOf(21, 60),
    post: markOf(53, 60),
    progress: 100,
  },
  { attendance: { all: 0, so_far: null, least: 80 }, pre: null, post: null, progress: 0 },
  { attendance: null, pre: null, post: null, progress: 40 },
]

const resultOf = (number: number, reached: number): TraineeResult => ({
  attendance: { all: 100, so_far: 100, least: 80 },
  pre: markOf(number * 10, 100),
  post: markOf(reached, 100),
  progress: 100,
})

const failed = { missing: ['post_test' as const], earned: 'participation' as const }

const row = (
  number: number,
  names: Pick<TrainingResult, 'full_name_en' | 'full_name_ar'>,
  outcome: Pick<TrainingResult, 'result' | 'missing' | 'earned'> & { readonly dropped_out_at?: string },
): TrainingResult => ({
  ...{ id: idOf(880 + number), ...names, dropped_out_at: null, is_early: false },
  ...{ certificate: null, can: { certify: true } },
  ...outcome,
})

/** One trainee passed, one failed and stayed, and one failed and then dropped out. */
const resultsWithDropout: readonly TrainingResult[] = [
  row(
    1,
    { full_name_en: 'Huda Ibrahim', full_name_ar: 'هدى إبراهيم' },
    { result: resultOf(4, 90), missing: [], earned: 'achievement' },
  ),
  row(2, { full_name_en: 'Sami Nasser', full_name_ar: 'سامي ناصر' }, { result: resultOf(3, 50), ...failed }),
  row(
    3,
    { full_name_en: 'Tarek Zein', full_name_ar: 'طارق زين' },
    { result: resultOf(2, 40), ...failed, earned: null, dropped_out_at: '2026-11-18T09:00:00.000Z' },
  ),
]

/** Answers with the results of a training that somebody left after the tests. */
export const answerResultsWithDropout = (api: FakeApi): void => {
  api.on(listTrainingResults, ({ id: _, passed: __, ...input }) => pageIn(resultsWithDropout, input))
  api.on(readResultSummary, () => ({
    data: summaryOf(
      resultsWithDropout.map(({ result, missing, dropped_out_at }) => ({
        ...{ marks: marksOf(result), missing },
        has_dropped_out: dropped_out_at !== null,
      })),
    ),
  }))
}
