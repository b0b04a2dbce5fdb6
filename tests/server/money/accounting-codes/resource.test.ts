import { accountResource } from '../../../../stories/money/account-records.ts'
import { describeResource } from '../../../support/resources/describe-resource.ts'

describeResource(accountResource)
