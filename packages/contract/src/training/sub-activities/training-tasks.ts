import type { Need } from '../../core/rights/needs.ts'
import { planSessionsNeed } from '../attendance/training-sessions.ts'

/** What can wait in a training, in the order in which it is shown. */
export const trainingTasks = ['enrollments', 'attendance', 'answers'] as const

/** What can wait in a training. */
export type TrainingTask = (typeof trainingTasks)[number]

/** What waits in a training for those who teach it. */
export const taughtTasks = ['attendance', 'answers'] as const

/** Who does what waits in trainings that they see as staff. */
export const trainingTaskNeeds = {
  enrollments: ['sub_activities', 'enrollments'],
  attendance: planSessionsNeed,
  answers: ['sub_activities', 'view_answers'],
} as const satisfies Record<TrainingTask, Need>
