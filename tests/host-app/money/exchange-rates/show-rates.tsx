import type { ExchangeRate, PresentRate } from '@portal/contract/money/exchange-rates/exchange-rates'
import ExchangeRates from '../../../../packages/host-app/src/money/exchange-rates/ExchangeRates.tsx'
import { answerRates } from '../../../../stories/money/rate-records.ts'
import { idOf } from '../../../../stories/support/fake-rows.ts'
import { api } from '../../support/fresh-api.ts'
import { showScreen } from '../../support/show-screen.tsx'

/** A rate of the euro. */
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

/** A rate of the lira that nobody is known for. */
export const lira: ExchangeRate = {
  ...euro,
  id: idOf(2),
  from: 'tl',
  rate: 0.02412345,
  by: null,
}

/** What the euro is worth today. */
export const dear: PresentRate = { currency: 'eur', rate: 1.0835, effective_date: '2026-03-01' }
const unknown: PresentRate = { currency: 'tl', rate: null, effective_date: null }

/** Makes the server return these; the euro is the only currency whose present rate it knows. */
export const hold = (rows: ExchangeRate[]) => answerRates(api, rows, [dear, unknown])

/** Shows the screen on the server as it is, with the address's query. */
export const open = (query = '', language: 'en' | 'ar' = 'en') => {
  showScreen(<ExchangeRates />, { query, language })
}

/** Shows the screen on a server that has these. */
export const show = (rows: ExchangeRate[], query = '', language: 'en' | 'ar' = 'en') => {
  hold(rows)
  open(query, language)
}
