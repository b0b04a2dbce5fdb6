import type { ExchangeRate } from '@portal/contract/exchange_rates'
import { accountingNeed, can, type Holder } from '@portal/contract/needs'

/** What a person may do to any rate: the accounting officers take back what they or others entered. */
export const rightsOn = (user: Holder): ExchangeRate['can'] => ({ delete: can(user, accountingNeed) })
