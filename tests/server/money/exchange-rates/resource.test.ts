import { rateResource } from '../../../../stories/money/rate-records.ts'
import { describeResource } from '../../../support/describe-resource.ts'

describeResource(rateResource)
