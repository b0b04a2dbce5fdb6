import { rateResource } from '../../../stories/screens/rate-records.ts'
import { describeResource } from '../../support/describe-resource.ts'

describeResource(rateResource)
