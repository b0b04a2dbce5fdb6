import { type Forecast as ForecastData, readForecast } from '@portal/contract/money/budgets/forecasts'
import { render } from '@testing-library/react'
import { page } from 'vitest/browser'
import { RouteContext } from '../../../../packages/host-app/src/core/routing/route-context.ts'
import Forecast from '../../../../packages/host-app/src/money/budgets/forecast/Forecast.tsx'
import { api } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

export const id = '0198c0de-0000-7000-8000-000000000001'
export const item = { id: '0198c0de-0000-7000-8000-00000000000a', code: 'A1', name: 'Trainer' }

/** The query that opens the line's plan. */
export const planning = `line=${item.id}`

/** The drawer with the line's plan, and a month's field in it. */
export const drawer = page.getByRole('dialog', { name: /A1 · Trainer/ })
export const field = (month: string) => drawer.getByRole('spinbutton', { name: month })

/** Shows a forecast, with this query in the URL. */
export const show = (given: ForecastData, query = ''): void => {
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
