import { type Forecast as ForecastData, readForecast } from '@portal/contract/forecasts'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { RouteContext } from '../../../packages/host-app/src/routing/route-context.ts'
import Forecast from '../../../packages/host-app/src/screens/budgets/Forecast.tsx'
import { type FakeApi, fakeApi } from '../../../stories/screens/support/fake-api.ts'
import { InPortal } from '../support/in-portal.tsx'

const start = location.pathname + location.search

/** A project and a line of its budget. */
export const id = '0198c0de-0000-7000-8000-000000000001'
export const item = { id: '0198c0de-0000-7000-8000-00000000000a', code: 'A1', name: 'Trainer' }

/** Opens the plan of that line, after the question mark. */
export const planning = `line=${item.id}`

/** The sheet of that line, and the box of a month in it. */
export const sheet = page.getByRole('dialog', { name: /A1 · Trainer/ })
export const field = (month: string) => sheet.getByRole('spinbutton', { name: month })

/** A server for each test of a file. */
export const useServer = (): (() => FakeApi) => {
  let api = fakeApi()
  beforeEach(async () => {
    await page.viewport(1280, 900)
    api = fakeApi()
    api.install()
  })
  afterEach(() => {
    cleanup()
    api.uninstall()
    history.replaceState(null, '', start)
  })
  return () => api
}

/** Shows a forecast on that server, with this after the question mark. */
export const show = (api: FakeApi, given: ForecastData, query = ''): void => {
  api.on(readForecast, () => ({ data: given }))
  history.replaceState(null, '', `${location.pathname}${query && `?${query}`}`)
  const route = { path: '/staff/project/:id/forecast', name: 'Forecast', layout: 'staff', needs: 'staff_area' } as const
  render(
    <InPortal>
      <RouteContext value={{ page: route, params: { id } }}>
        <Forecast />
      </RouteContext>
    </InPortal>,
  )
}
