import ExchangeRates from '../../../../packages/host-app/src/money/exchange-rates/ExchangeRates.tsx'
import { rateResource } from '../../../../stories/money/rate-records.ts'
import { describeResourceScreen } from '../../../support/describe-resource-screen.tsx'

// Between the rate and its source is the day, in three parts and with a button; the day is today.
describeResourceScreen(rateResource, ExchangeRates, { typed: ['1.21', '', '', '', '', 'ECB'] })
