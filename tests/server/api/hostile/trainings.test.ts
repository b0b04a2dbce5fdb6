import { tried } from './areas.ts'
import { describeHostileCalls } from './calls.ts'

describeHostileCalls('trainings', area => tried.trainings.some(own => own === area))
