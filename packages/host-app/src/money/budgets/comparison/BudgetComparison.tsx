import { type BudgetComparison as Comparison, compareBudget } from '@portal/contract/money/budgets/budget-versions'
import { EmptyState } from '@portal/ui/EmptyState'
import { Grid } from '@portal/ui/Grid'
import { Link } from '@portal/ui/Link'
import { Money } from '@portal/ui/Money'
import { Stat } from '@portal/ui/Stat'
import { useNarrowedRead } from '../../../blocks/api/use-read.ts'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { useCurrentRoute } from '../../../core/routing/route-context.ts'
import { useMonitoringTexts } from '../../../core/texts/money.ts'
import { BudgetScreen } from '../BudgetScreen.tsx'
import { budgetHref } from '../shared/hrefs.ts'
import { ComparedLines } from './ComparedLines.tsx'
import { VersionChoice } from './VersionChoice.tsx'

/** Compares two budget versions: added, removed, and changed lines, and both totals. */
const BudgetComparison = () => {
  const t = useMonitoringTexts()
  const { id = '' } = useCurrentRoute().params
  const { get } = useQuery()
  const [from, to] = [get('from'), get('to')]
  const read = useNarrowedRead(compareBudget, { id, ...(from && { from }), ...(to && { to }) })
  const show = (comparison: Comparison) => {
    const { project, versions, baseline_at, before_minor, after_minor, difference_minor } = comparison
    if (versions.length === 0 && !baseline_at)
      return (
        <EmptyState action={<Link href={budgetHref(id)}>{t('to_budget')}</Link>} title={t('one_version')}>
          {t('one_version_text')}
        </EmptyState>
      )
    const money = (amount: number) => <Money amount={amount} currency={project.currency} />
    return (
      <>
        <VersionChoice comparison={comparison} />
        <Grid columns="three">
          <Stat label={t('before')} value={money(before_minor)} />
          <Stat label={t('after')} value={money(after_minor)} />
          <Stat label={t('change_of')} value={money(difference_minor)} />
        </Grid>
        <ComparedLines comparison={comparison} />
      </>
    )
  }
  return <BudgetScreen name="BudgetComparison" read={read} show={show} />
}

export default BudgetComparison
