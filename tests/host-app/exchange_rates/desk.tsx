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
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import ExchangeRates from '../../../packages/host-app/src/screens/exchange_rates/ExchangeRates.tsx'
import { fakeApi, pageOf } from '../support/fake-api.ts'
import { InPortal } from '../support/in-portal.tsx'
import { dismissToasts } from '../support/toasts.tsx'

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

const start = location.pathname + location.search

/** The server of the present test. */
export let api = fakeApi()

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

/** What was sent with a method, oldest first. */
export const sent = (method: string) => api.calls.filter(call => call.method === method).map(({ given }) => given)

/** A new server before each test; screen, toasts and address are taken away after it. */
export const useDesk = () => {
  beforeEach(async () => {
    await page.viewport(1280, 900)
    api = fakeApi()
    api.install()
    api.on(readPresentRates, () => ({ data: [dear, unknown] }))
  })
  afterEach(() => {
    cleanup()
    dismissToasts()
    api.uninstall()
    history.replaceState(null, '', start)
  })
}
