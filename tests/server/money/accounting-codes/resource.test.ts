import { accountResource } from '../../../../stories/people/account-records.ts'
import { describeResource } from '../../../support/describe-resource.ts'

describeResource(accountResource)
