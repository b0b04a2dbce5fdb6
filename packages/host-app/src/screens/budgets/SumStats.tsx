import { type Currency, dollarSurplus, percentOf } from '@portal/contract/money'
import type { LineTotals } from '@portal/contract/totals'
import { Grid } from '@portal/ui/Grid'
import { Isolate } from '@portal/ui/Isolate'
import { Money } from '@portal/ui/Money'
import { Stat } from '@portal/ui/Stat'
import { budgetHref, commitmentsHref, expensesHref } from '../../parts/budget_lines/hrefs.ts'
import { useMonitoringTexts } from './texts.ts'

interface SumStatsProps {
  project: { readonly id: string; readonly currency: Currency; readonly usd_rate: number | null }
  totals: LineTotals
  /** Of which category they are, whose lines stand below. Default: of the whole budget. */
  categoryId?: string
}

/** The four sums of a budget or a category, which lead to the rows that sum to them, and the exchange difference. */
export const SumStats = ({ project, totals, categoryId }: SumStatsProps) => {
  const t = useMonitoringTexts()
  const money = (amount: number) => <Money amount={amount} currency={project.currency} />
  const ofTotal = (part: number) => {
    const percent = percentOf(part, totals.total_minor)
    return percent === null ? {} : { change: { text: <Isolate>{`${percent}%`}</Isolate> } }
  }
  const rate = project.currency === 'usd' ? null : project.usd_rate
  const difference = rate === null ? undefined : dollarSurplus(totals, rate)?.exchange_difference
  const filter = categoryId === undefined ? {} : { category_id: categoryId }
  const lines = categoryId === undefined && { href: budgetHref(project.id) }
  return (
    <Grid columns="four">
      <Stat label={t('planned')} value={money(totals.total_minor)} {...lines} />
      <Stat
        href={expensesHref(project.id, filter)}
        label={t('spent')}
        value={money(totals.spent_minor)}
        {...ofTotal(totals.spent_minor)}
      />
      <Stat
        href={commitmentsHref(project.id, filter)}
        label={t('committed')}
        value={money(totals.committed_minor)}
        {...ofTotal(totals.committed_minor)}
      />
      <Stat label={t('surplus')} value={money(totals.surplus_minor)} {...ofTotal(totals.surplus_minor)} {...lines} />
      {difference !== undefined && <Stat label={t('exchange_difference')} value={<Money amount={difference} />} />}
    </Grid>
  )
}
