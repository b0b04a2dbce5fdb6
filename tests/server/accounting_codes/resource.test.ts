import { accountResource } from '../../../stories/screens/account-records.ts'
import { describeResource } from '../../support/describe-resource.ts'

describeResource(accountResource)
