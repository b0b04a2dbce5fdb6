import { departureOf, dropoutNeed, type Involvement } from '@portal/contract/dropouts'
import { can, type Holder } from '@portal/contract/needs'
import {
  removeTrainingInstructor,
  removeTrainingTrainee,
  type TrainingPerson,
  type TrainingRole,
} from '@portal/contract/training_people'

const removal = { instructors: removeTrainingInstructor.needs, trainees: removeTrainingTrainee.needs } as const

/** What a person may do to somebody who teaches a training, or who takes it and has come so far. */
export const rightsOn = (user: Holder, role: TrainingRole, involvement: Involvement): TrainingPerson['can'] => {
  const departure = role === 'trainees' ? departureOf(involvement) : 'remove'
  return {
    remove: departure === 'remove' && can(user, removal[role]),
    drop_out: departure === 'drop_out' && can(user, dropoutNeed),
  }
}
