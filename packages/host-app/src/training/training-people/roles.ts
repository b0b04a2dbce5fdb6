import * as contract from '@portal/contract/training/sub-activities/training-people'

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
