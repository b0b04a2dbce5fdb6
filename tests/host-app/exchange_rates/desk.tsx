import {
  addExchangeRate,
  deleteExchangeRate,
  type ExchangeRate,
  listExchangeRates,
  type PresentRate,
  readPresentRates,
} from '@portal/contract/exchange_rates'
import { ConfirmDialog } from '@portal/ui/ConfirmDialog'
import { ToastRegion } from '@portal/ui/Toast'
import { render } from '@testing-library/react'
import ExchangeRates from '../../../packages/host-app/src/screens/exchange_rates/ExchangeRates.tsx'
import { pageOf } from '../../../stories/screens/support/fake-api.ts'
import { api, useFreshApi } from '../support/fresh-api.ts'
import { InPortal } from '../support/in-portal.tsx'

/** A rate of the euro. */
export const euro: ExchangeRate = {
  id: '0198c0de-0000-7000-8000-000000000001',
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
  id: '0198c0de-0000-7000-8000-000000000002',
  from: 'tl',
  rate: 0.02412345,
  by: null,
}

/** What the euro is worth today. */
export const dear: PresentRate = { currency: 'eur', rate: 1.0835, effective_date: '2026-03-01' }
const unknown: PresentRate = { currency: 'tl', rate: null, effective_date: null }

/** Shows the screen on a server that holds these, with the address's query. */
export const show = (rows: ExchangeRate[], query = '', language: 'en' | 'ar' = 'en') => {
  let stored = rows
  api.on(listExchangeRates, ({ from }) => pageOf(...stored.filter(row => !from || row.from === from)))
  api.on(addExchangeRate, draft => {
    const row = { ...euro, ...draft, id: '0198c0de-0000-7000-8000-000000000003' }
    stored = [row, ...stored]
    return { data: row }
  })
  api.on(deleteExchangeRate, ({ id }) => {
    stored = stored.filter(row => row.id !== id)
    return { data: { done: true as const } }
  })
  history.replaceState(null, '', `${location.pathname}?${query}`)
  render(
    <InPortal language={language}>
      <ExchangeRates />
      <ToastRegion />
      <ConfirmDialog />
    </InPortal>,
  )
}

/** A new server before each test, which knows the present rates. */
export const useDesk = () => useFreshApi(() => api.on(readPresentRates, () => ({ data: [dear, unknown] })))
