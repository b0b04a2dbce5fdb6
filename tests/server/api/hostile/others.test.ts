import { tried } from './areas.ts'
import { describeHostileCalls } from './calls.ts'

describeHostileCalls(
  'other areas',
  area =>
    !Object.values(tried)
      .flat()
      .some(own => own === area),
)
