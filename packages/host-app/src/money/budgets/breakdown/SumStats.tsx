import { percentOf } from '@portal/contract/core/fields/money'
import type { LineTotals } from '@portal/contract/money/budgets/totals'
import { Grid } from '@portal/ui/Grid'
import { Isolate } from '@portal/ui/Isolate'
import { Money } from '@portal/ui/Money'
import { Stat } from '@portal/ui/Stat'
import { useMonitoringTexts } from '../../../core/texts/money.ts'
import { budgetDollars, InDollars, type Rated } from '../InDollars.tsx'
import { budgetHref, commitmentsHref, expensesHref } from '../shared/hrefs.ts'

interface SumStatsProps {
  project: Rated & { readonly id: string }
  totals: LineTotals
  /** Limits the links to this category's rows. Default: the whole budget. */
  categoryId?: string
}

/** The four totals of a budget or category with dollar amounts and links to their rows, and the exchange difference. */
export const SumStats = ({ project, totals, categoryId }: SumStatsProps) => {
  const t = useMonitoringTexts()
  const money = (amount: number) => <Money amount={amount} currency={project.currency} />
  const dollars = budgetDollars(project, totals)
  const under = (amount: number | null | undefined, part?: number) => {
    const percent = part === undefined ? null : percentOf(part, totals.total_minor)
    const inDollars = <InDollars amount={amount} />
    if (percent === null) return dollars ? { change: { text: inDollars } } : {}
    return {
      change: {
        text: (
          <>
            <Isolate>{`${percent}%`}</Isolate> {inDollars}
          </>
        ),
      },
    }
  }
  const filter = categoryId === undefined ? {} : { category_id: categoryId }
  const lines = categoryId === undefined && { href: budgetHref(project.id) }
  return (
    <Grid columns="four">
      <Stat label={t('planned')} value={money(totals.total_minor)} {...lines} {...under(dollars?.total)} />
      <Stat
        href={expensesHref(project.id, filter)}
        label={t('spent')}
        value={money(totals.spent_minor)}
        {...under(dollars?.spent, totals.spent_minor)}
      />
      <Stat
        href={commitmentsHref(project.id, filter)}
        label={t('committed')}
        value={money(totals.committed_minor)}
        {...under(dollars?.committed, totals.committed_minor)}
      />
      <Stat
        label={t('surplus')}
        value={money(totals.surplus_minor)}
        {...lines}
        {...under(dollars?.surplus, totals.surplus_minor)}
      />
      {dollars && dollars.exchange_difference !== null && (
        <Stat label={t('exchange_difference')} value={<Money amount={dollars.exchange_difference} />} />
      )}
    </Grid>
  )
}
