import { can, type Holder } from '@portal/contract/core/rights/needs'
import { planSessionsNeed } from '@portal/contract/training/attendance/training-sessions'
import type { TraineeResult } from '@portal/contract/training/results/trainee-results'

/** What somebody reads of how trainees did in a training that they see. */
export interface ResultRights {
  readonly attendance: boolean
  readonly marks: boolean
}

/** Attendance is for those who mark it, marks for those who view results or answers; who teaches the training reads both. */
export const rightsOn = (user: Holder, teaches: boolean): ResultRights => ({
  attendance: teaches || can(user, planSessionsNeed),
  marks: teaches || can(user, ['sub_activities', 'view_results']) || can(user, ['sub_activities', 'view_answers']),
})

/** A result without what the person has no right to see. */
export const visibleResultOf = (result: TraineeResult, { attendance, marks }: ResultRights): TraineeResult => ({
  attendance: attendance ? result.attendance : null,
  pre: marks ? result.pre : null,
  post: marks ? result.post : null,
  progress: result.progress,
})
