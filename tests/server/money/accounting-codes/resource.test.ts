import { accountResource } from '../../../../stories/money/account-records.ts'
import { describeResource } from '../../../support/describe-resource.ts'

describeResource(accountResource)
