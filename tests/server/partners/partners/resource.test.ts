import { partnerResource } from '../../../../stories/partners/partner-records.ts'
import { describeResource } from '../../../support/resources/describe-resource.ts'

describeResource(partnerResource)
