import { tried } from './areas.ts'
import { describeHostileCalls } from './calls.ts'

describeHostileCalls('money', area => tried.money.some(own => own === area))
