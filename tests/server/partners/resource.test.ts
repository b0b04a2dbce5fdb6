import { partnerResource } from '../../../stories/screens/partner-records.ts'
import { describeResource } from '../../support/describe-resource.ts'

describeResource(partnerResource)
