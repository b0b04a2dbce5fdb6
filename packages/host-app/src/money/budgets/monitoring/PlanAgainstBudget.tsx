import { editForecast } from '@portal/contract/money/budgets/forecasts'
import type { Monthly } from '@portal/contract/money/budgets/monitoring'
import { Banner } from '@portal/ui/Banner'
import { Link } from '@portal/ui/Link'
import { formatMoney } from '@portal/ui/Money'
import { useMay } from '../../../core/session/session.ts'
import { useMonitoringTexts } from '../../../core/texts/money.ts'

/** Warns when the planned months don't add up to the budget. If there is no plan at all, the chart says so. */
export const PlanAgainstBudget = ({ monthly: { project, months, totals } }: { monthly: Monthly }) => {
  const t = useMonitoringTexts()
  const mayPlan = useMay(editForecast.needs)
  const planned = months.at(-1)?.cumulative_plan_minor ?? 0
  if (planned === 0 || planned === totals.total_minor) return null
  const amounts = {
    plan: formatMoney(planned, project.currency),
    budget: formatMoney(totals.total_minor, project.currency),
  }
  return (
    <Banner title={t('other_total', amounts)}>
      <p>{t('other_total_text')}</p>
      {mayPlan && <Link href={`/staff/project/${project.id}/forecast`}>{t('to_forecast')}</Link>}
    </Banner>
  )
}
