import type { Forecast, ForecastRow } from '@portal/contract/money/budgets/forecasts'
import { lastPast, leftOf } from '@portal/contract/money/budgets/plan-lines'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { Link } from '@portal/ui/Link'
import { Money } from '@portal/ui/Money'
import { useMonitoringTexts } from '../../../core/texts/money.ts'
import { expensesHref } from '../shared/hrefs.ts'

interface PlanFactsProps {
  forecast: Forecast
  row: ForecastRow
}

/** The total a line's months must add up to, and how much was spent before this month. */
export const PlanFacts = ({ forecast: { project, this_month }, row }: PlanFactsProps) => {
  const t = useMonitoringTexts()
  const until = lastPast(row, this_month)
  const money = (amount: number) => <Money amount={amount} currency={project.currency} />
  const spent = money(row.total_minor - leftOf(row, this_month, {}))
  return (
    <DescriptionList
      facts={[
        { label: t('total'), value: money(row.total_minor) },
        {
          label: t('spent_before'),
          value: until ? <Link href={expensesHref(project.id, { item_id: row.item.id, until })}>{spent}</Link> : spent,
        },
      ]}
    />
  )
}
