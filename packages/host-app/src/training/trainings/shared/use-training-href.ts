import type { TrainingViewer } from '@portal/contract/training/training-viewers'
import { useTrainingsAddress } from './use-trainings-address.ts'

interface ViewedTraining {
  readonly id: string
  readonly viewer: TrainingViewer
}

/** Builds the URL of the page that a viewer has of a training. */
export const useTrainingHref = (): ((training: ViewedTraining) => string) => {
  const address = useTrainingsAddress()
  return ({ id, viewer }) =>
    ({
      trainee: `${address}/${id}`,
      instructor: `${address}/instructor/${id}`,
      staff: `/staff/sub_activity/${id}`,
    })[viewer]
}
