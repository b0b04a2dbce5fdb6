import * as contract from '@portal/contract/training/sub-activities/training-people'

/** The calls of those who teach a training, and of those who take it; their shapes are the same. */
export const roleEndpoints = {
  instructors: {
    list: contract.listTrainingInstructors,
    listChoices: contract.listInstructorChoices,
    add: contract.addTrainingInstructors,
    remove: contract.removeTrainingInstructor,
  },
  trainees: {
    list: contract.listTrainingTrainees,
    listChoices: contract.listTraineeChoices,
    add: contract.addTrainingTrainees,
    remove: contract.removeTrainingTrainee,
  },
} as const
