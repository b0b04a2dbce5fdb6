import { shownPercent } from '@portal/contract/training/exams/marked-points'
import type { TestMark, TraineeResult } from '@portal/contract/training/results/trainee-results'

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
