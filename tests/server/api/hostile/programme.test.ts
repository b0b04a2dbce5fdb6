import { tried } from './areas.ts'
import { describeHostileCalls } from './calls.ts'

describeHostileCalls('programme', area => tried.programme.some(own => own === area))
