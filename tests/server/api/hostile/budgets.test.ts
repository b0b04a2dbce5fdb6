import { tried } from './areas.ts'
import { describeHostileCalls } from './calls.ts'

describeHostileCalls('budgets', area => tried.budgets.some(own => own === area))
