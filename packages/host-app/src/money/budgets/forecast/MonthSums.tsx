import type { Currency } from '@portal/contract/core/fields/money'
import { Grid } from '@portal/ui/Grid'
import { Money } from '@portal/ui/Money'
import { Stat } from '@portal/ui/Stat'
import { useMonitoringTexts } from '../../../core/texts/money.ts'
import { expensesHref } from '../shared/hrefs.ts'
import { nothing } from '../shared/table-parts.tsx'
import type { LineMonth, Narrowing } from './planned-months.ts'

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
  const sumOf = (figure: (row: LineMonth) => number, of = rows) => of.reduce((sum, row) => sum + figure(row), 0)
  const begun = rows.filter(({ has_begun }) => has_begun)
  return (
    <Grid columns="three">
      <Stat label={t('planned')} value={money(sumOf(({ plan_minor }) => plan_minor))} />
      <Stat
        href={expensesHref(project.id, narrowing)}
        label={t('spent')}
        value={money(sumOf(({ actual_minor }) => actual_minor))}
      />
      <Stat
        label={t('variance')}
        value={
          begun.length === 0
            ? nothing
            : money(sumOf(({ plan_minor, actual_minor }) => actual_minor - plan_minor, begun))
        }
      />
    </Grid>
  )
}
