import { type Forecast as ForecastData, readForecast } from '@portal/contract/money/budgets/forecasts'
import type { Narrowing } from '@portal/contract/money/budgets/planned-months'
import { EmptyState } from '@portal/ui/EmptyState'
import { Link } from '@portal/ui/Link'
import { useIsNarrow } from '@portal/ui/narrow'
import { Text } from '@portal/ui/Text'
import { useRead } from '../../../blocks/api/use-read.ts'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { useCurrentRoute } from '../../../core/routing/route-context.ts'
import { useMonitoringTexts } from '../../../core/texts/money.ts'
import { BudgetScreen } from '../BudgetScreen.tsx'
import { budgetHref } from '../shared/hrefs.ts'
import { Baseline } from './Baseline.tsx'
import { ForecastChart } from './ForecastChart.tsx'
import { ForecastFilters } from './ForecastFilters.tsx'
import { ForecastTable } from './ForecastTable.tsx'
import { PlanLine } from './PlanLine.tsx'
import { PlannedMonths } from './PlannedMonths.tsx'
import { PlanEditing } from './plan-grid/PlanEditing.tsx'

/** Filter from the URL. Ignores unknown lines and months. */
const narrowingIn = ({ rows, months }: ForecastData, get: (name: string) => string | undefined): Narrowing => {
  const [month, until] = ['month', 'until'].map(name => months.find(one => one.month === get(name))?.month)
  const item_id = rows.find(({ item }) => item.id === get('item_id'))?.item.id
  return { ...(item_id && { item_id }), ...(month && { month }), ...(until && { until }) }
}

/** Lines by month: past months show spending and are locked; future months are planned per line. */
const Forecast = () => {
  const t = useMonitoringTexts()
  const { id = '' } = useCurrentRoute().params
  const { get, set } = useQuery()
  const isNarrow = useIsNarrow()
  const read = useRead(readForecast, { id })
  const fullForecast = (forecast: ForecastData) => {
    const help = forecast.can.edit ? (isNarrow ? 'forecast_help' : 'grid_help') : 'locked_help'
    const row = forecast.rows.find(({ item }) => item.id === get('line'))
    return (
      <>
        <ForecastChart forecast={forecast} />
        <Text tone="muted">{t(help)}</Text>
        <Baseline forecast={forecast} />
        <ForecastFilters forecast={forecast} />
        {forecast.can.edit && !isNarrow ? <PlanEditing forecast={forecast} /> : <ForecastTable forecast={forecast} />}
        {row && forecast.can.edit && (
          <PlanLine
            forecast={forecast}
            key={row.item.id}
            onClose={() => set({ line: undefined }, { isStep: true })}
            row={row}
          />
        )}
      </>
    )
  }
  const show = (forecast: ForecastData) => {
    const narrowing = narrowingIn(forecast, get)
    if (forecast.rows.length === 0)
      return (
        <EmptyState action={<Link href={budgetHref(id)}>{t('to_budget')}</Link>} title={t('empty')}>
          {t('empty_text')}
        </EmptyState>
      )
    if (Object.keys(narrowing).length === 0) return fullForecast(forecast)
    return (
      <>
        <ForecastFilters forecast={forecast} />
        <PlannedMonths forecast={forecast} narrowing={narrowing} />
      </>
    )
  }
  return <BudgetScreen name="Forecast" read={read} show={show} />
}

export default Forecast
