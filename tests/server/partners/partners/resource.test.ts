import { partnerResource } from '../../../../stories/partners/partner-records.ts'
import { describeResource } from '../../../support/describe-resource.ts'

describeResource(partnerResource)
