import { rateResource } from '../../../../stories/money/rate-records.ts'
import { describeResource } from '../../../support/resources/describe-resource.ts'

describeResource(rateResource)
