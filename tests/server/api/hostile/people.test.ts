import { tried } from './areas.ts'
import { describeHostileCalls } from './calls.ts'

describeHostileCalls('people', area => tried.people.some(own => own === area))
