import type { Need } from '../../core/rights/needs.ts'
import { planSessionsNeed } from '../attendance/training-sessions.ts'

/** Pending work in a training, in display order. */
export const trainingTasks = ['enrollments', 'attendance', 'answers'] as const

export type TrainingTask = (typeof trainingTasks)[number]

export const taughtTasks = ['attendance', 'answers'] as const

export const trainingTaskNeeds = {
  enrollments: ['sub_activities', 'enrollments'],
  attendance: planSessionsNeed,
  answers: ['sub_activities', 'view_answers'],
} as const satisfies Record<TrainingTask, Need>
