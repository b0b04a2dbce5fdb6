import ExchangeRates from '../../../../packages/host-app/src/money/exchange-rates/ExchangeRates.tsx'
import { rateResource } from '../../../../stories/money/rate-records.ts'
import { describeResourceScreen } from '../../../support/resources/describe-resource-screen.tsx'

// The empty values are the date's three parts and its button, where the date stays today.
describeResourceScreen(rateResource, ExchangeRates, { typed: ['1.21', '', '', '', '', 'ECB'] })
