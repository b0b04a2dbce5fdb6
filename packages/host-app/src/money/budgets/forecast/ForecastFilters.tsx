import type { Forecast } from '@portal/contract/money/budgets/forecasts'
import { NarrowBy } from '../../../blocks/list/NarrowBy.tsx'
import { useMonitoringTexts } from '../../../core/texts/money.ts'
import { lineChoice, useMonthFilters } from '../shared/filters.ts'

/** Filters the forecast by line and month. Without a choice it shows everything. */
export const ForecastFilters = ({ forecast: { rows, months } }: { forecast: Forecast }) => {
  const t = useMonitoringTexts()
  const ofMonths = useMonthFilters(
    months.map(({ month }) => month),
    { month: t('month'), until: t('until') },
  )
  const ofLine = { id: 'item_id', label: t('line'), options: rows.map(({ item }) => lineChoice(item)) }
  return <NarrowBy filters={[ofLine, ...ofMonths]} />
}
