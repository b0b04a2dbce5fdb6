import { type Forecast as ForecastData, readForecast } from '@portal/contract/forecasts'
import { EmptyState } from '@portal/ui/EmptyState'
import { Link } from '@portal/ui/Link'
import { Text } from '@portal/ui/Text'
import { useQuery } from '../../blocks/use-query.ts'
import { useRead } from '../../blocks/use-read.ts'
import { useCurrentRoute } from '../../routing/route-context.ts'
import { BudgetScreen } from './BudgetScreen.tsx'
import { ForecastChart } from './ForecastChart.tsx'
import { ForecastTable } from './ForecastTable.tsx'
import { PlanLine } from './PlanLine.tsx'
import { useMonitoringTexts } from './texts.ts'

/** Lines by months: what was spent is locked, what is to come is planned line by line (decision 21). */
const Forecast = () => {
  const t = useMonitoringTexts()
  const { id = '' } = useCurrentRoute().params
  const { get, set } = useQuery()
  const read = useRead(readForecast, { id })
  const show = (forecast: ForecastData) => {
    const row = forecast.rows.find(({ item }) => item.id === get('line'))
    if (forecast.rows.length === 0)
      return (
        <EmptyState action={<Link href={`/staff/project/${id}?tab=budget`}>{t('to_budget')}</Link>} title={t('empty')}>
          {t('empty_text')}
        </EmptyState>
      )
    return (
      <>
        <ForecastChart forecast={forecast} />
        <Text tone="muted">{t(forecast.can.edit ? 'forecast_help' : 'locked_help')}</Text>
        <ForecastTable forecast={forecast} />
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
  return <BudgetScreen name="Forecast" read={read} show={show} />
}

export default Forecast
