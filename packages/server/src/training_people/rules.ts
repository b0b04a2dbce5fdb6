import { can, type Holder } from '@portal/contract/needs'
import { removeTrainingInstructor, removeTrainingTrainee, type TrainingRole } from '@portal/contract/training_people'

const removal = { instructors: removeTrainingInstructor.needs, trainees: removeTrainingTrainee.needs } as const

/** What a person may do to somebody who teaches a training or takes it. */
export const rightsOn = (user: Holder, role: TrainingRole) => ({ remove: can(user, removal[role]) })
