import { type Currency, percentOf } from '@portal/contract/money'
import type { LineTotals } from '@portal/contract/totals'
import { Grid } from '@portal/ui/Grid'
import { Isolate } from '@portal/ui/Isolate'
import { Money } from '@portal/ui/Money'
import { Stat } from '@portal/ui/Stat'
import { commitmentsHref } from '../../parts/commitments/commitments-href.ts'
import { expensesHref } from '../../parts/expenses/expenses-href.ts'
import { useMonitoringTexts } from './texts.ts'

interface SumStatsProps {
  project: { readonly id: string; readonly currency: Currency }
  totals: LineTotals
}

/** The four sums of a budget; each but what is left leads to the rows that sum to it. */
export const SumStats = ({ project, totals }: SumStatsProps) => {
  const t = useMonitoringTexts()
  const money = (amount: number) => <Money amount={amount} currency={project.currency} />
  const ofTotal = (part: number) => {
    const percent = percentOf(part, totals.total_minor)
    return percent === null ? {} : { change: { text: <Isolate>{`${percent}%`}</Isolate> } }
  }
  return (
    <Grid columns="four">
      <Stat href={`/staff/project/${project.id}?tab=budget`} label={t('planned')} value={money(totals.total_minor)} />
      <Stat
        href={expensesHref(project.id)}
        label={t('spent')}
        value={money(totals.spent_minor)}
        {...ofTotal(totals.spent_minor)}
      />
      <Stat
        href={commitmentsHref(project.id)}
        label={t('committed')}
        value={money(totals.committed_minor)}
        {...ofTotal(totals.committed_minor)}
      />
      <Stat label={t('surplus')} value={money(totals.surplus_minor)} {...ofTotal(totals.surplus_minor)} />
    </Grid>
  )
}
