import { can, type Holder } from '@portal/contract/core/rights/needs'
import { planSessionsNeed } from '@portal/contract/training/attendance/training-sessions'
import type { TraineeResult } from '@portal/contract/training/results/trainee-results'

/** A user's rights on trainees' results in a training that they see. */
export interface ResultRights {
  readonly attendance: boolean
  readonly marks: boolean
}

/**
 * People who plan sessions read attendance. People who view results or answers read marks. Instructors of the training
 * read both.
 */
export const rightsOnResults = (user: Holder, teaches: boolean): ResultRights => ({
  attendance: teaches || can(user, planSessionsNeed),
  marks: teaches || can(user, ['sub_activities', 'view_results']) || can(user, ['sub_activities', 'view_answers']),
})

/** A result without what the user has no right to see. */
export const visibleResultOf = (result: TraineeResult, { attendance, marks }: ResultRights): TraineeResult => ({
  attendance: attendance ? result.attendance : null,
  pre: marks ? result.pre : null,
  post: marks ? result.post : null,
  progress: result.progress,
})
