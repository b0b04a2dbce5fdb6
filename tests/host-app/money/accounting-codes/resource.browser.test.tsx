import AccountingCodes from '../../../../packages/host-app/src/money/accounting-codes/AccountingCodes.tsx'
import { accountResource } from '../../../../stories/money/account-records.ts'
import { describeResourceScreen } from '../../../support/resources/describe-resource-screen.tsx'

describeResourceScreen(accountResource, AccountingCodes, { typed: ['6120', 'Venues', 'القاعات'] })
