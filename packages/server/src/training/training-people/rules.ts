import { isOwn } from '@portal/contract/core/api/own-subject'
import { can } from '@portal/contract/core/rights/needs'
import { departureOf, dropoutNeed, type Involvement } from '@portal/contract/training/sub-activities/dropouts'
import {
  removeTrainingInstructor,
  removeTrainingTrainee,
  type TrainingPerson,
  type TrainingRole,
} from '@portal/contract/training/sub-activities/training-people'
import type { Actor } from '../../people/accounts/rules.ts'

const removal = { instructors: removeTrainingInstructor.needs, trainees: removeTrainingTrainee.needs } as const

/** A user's rights on an instructor, or on a trainee who has come this far. */
export const rightsOnTrainee = (
  user: Actor,
  role: TrainingRole,
  person: string,
  involvement: Involvement,
): TrainingPerson['can'] => {
  if (role === 'trainees' && isOwn(user, person)) return { remove: false, drop_out: false }
  const departure = role === 'trainees' ? departureOf(involvement) : 'remove'
  return {
    remove: departure === 'remove' && can(user, removal[role]),
    drop_out: departure === 'drop_out' && can(user, dropoutNeed),
  }
}
