import type { ExchangeRate, PresentRate } from '@portal/contract/money/exchange-rates/exchange-rates'
import ExchangeRates from '../../../../packages/host-app/src/money/exchange-rates/ExchangeRates.tsx'
import { answerRates } from '../../../../stories/money/rate-records.ts'
import { idOf } from '../../../../stories/support/fake-rows.ts'
import { api } from '../../support/fresh-api.ts'
import { showScreen } from '../../support/show-screen.tsx'

export const euro: ExchangeRate = {
  id: idOf(1),
  from: 'eur',
  to: 'usd',
  rate: 1.0835,
  effective_date: '2026-03-01',
  source: 'European Central Bank',
  created_at: '2026-03-01T06:30:00.000Z',
  by: { id: '0198c0de-0000-7000-8000-0000000000aa', full_name_en: 'Rasha Omari', full_name_ar: 'رشا عمري' },
  version: 1,
  can: { delete: true },
}

/** A lira rate without a known author. */
export const lira: ExchangeRate = {
  ...euro,
  id: idOf(2),
  from: 'tl',
  rate: 0.02412345,
  by: null,
}

/** Today's rate of the euro. */
export const dear: PresentRate = { currency: 'eur', rate: 1.0835, effective_date: '2026-03-01' }
const unknown: PresentRate = { currency: 'tl', rate: null, effective_date: null }

/** Answers with these rates. Only the euro has a current rate. */
export const hold = (rows: ExchangeRate[]) => answerRates(api, rows, [dear, unknown])

/** Shows the screen with this query in the URL. */
export const open = (query = '', language: 'en' | 'ar' = 'en') => {
  showScreen(<ExchangeRates />, { query, language })
}

/** Shows the screen with these rates from the server. */
export const show = (rows: ExchangeRate[], query = '', language: 'en' | 'ar' = 'en') => {
  hold(rows)
  open(query, language)
}
