import type { Currency } from '@portal/contract/core/fields/money'
import { type LineMonth, type Narrowing, sumsOfMonths } from '@portal/contract/money/budgets/planned-months'
import { Grid } from '@portal/ui/Grid'
import { Money } from '@portal/ui/Money'
import { Stat } from '@portal/ui/Stat'
import { useMonitoringTexts } from '../../../core/texts/money.ts'
import { expensesHref } from '../shared/hrefs.ts'
import { nothing } from '../shared/table-parts.tsx'

interface MonthSumsProps {
  project: { readonly id: string; readonly currency: Currency }
  /** The months to sum. */
  rows: readonly LineMonth[]
  /** The filter that selected them. */
  narrowing: Narrowing
}

export const MonthSums = ({ project, rows, narrowing }: MonthSumsProps) => {
  const t = useMonitoringTexts()
  const money = (amount: number) => <Money amount={amount} currency={project.currency} />
  const { plan_minor, actual_minor, variance_minor } = sumsOfMonths(rows)
  return (
    <Grid columns="three">
      <Stat label={t('planned')} value={money(plan_minor)} />
      <Stat href={expensesHref(project.id, narrowing)} label={t('spent')} value={money(actual_minor)} />
      <Stat label={t('variance')} value={variance_minor === null ? nothing : money(variance_minor)} />
    </Grid>
  )
}
