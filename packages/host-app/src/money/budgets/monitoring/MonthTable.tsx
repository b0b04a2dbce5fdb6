import type { MonitoredMonth, Monthly } from '@portal/contract/money/budgets/monitoring'
import { Banner } from '@portal/ui/Banner'
import { DataTable } from '@portal/ui/DataTable'
import { Link } from '@portal/ui/Link'
import { useIsNarrow } from '@portal/ui/narrow'
import { Stack } from '@portal/ui/Stack'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { useMonitoringTexts } from '../../../core/texts/money.ts'
import { MonthActions } from './MonthActions.tsx'
import { useMonthColumns } from './use-month-columns.tsx'

const lacks = ({ needs_explanation, explanation }: MonitoredMonth) => needs_explanation && !explanation

/** The months of a project. Spending links to its expenses, and large variances ask for an explanation. */
export const MonthTable = ({ monthly }: { monthly: Monthly }) => {
  const t = useMonitoringTexts()
  const { get, href } = useQuery()
  // On a narrow viewport each month would fill a page. The chart above already shows the cumulative totals.
  const isNarrow = useIsNarrow()
  const { project, months } = monthly
  const lacking = months.filter(lacks)
  const isOnlyLacking = lacking.length > 0 && get('needed') !== undefined
  return (
    <Stack>
      {lacking.length > 0 && (
        <Banner title={t('needed_count', { count: lacking.length })} tone="warning">
          <p>{t('needed_help')}</p>
          <Link href={href({ needed: isOnlyLacking ? undefined : 'yes' })}>
            {t(isOnlyLacking ? 'all_months' : 'only_needed')}
          </Link>
        </Banner>
      )}
      <DataTable
        columns={useMonthColumns(project)}
        hiddenColumns={isNarrow ? ['cumulative_plan', 'cumulative_actual'] : []}
        label={t('month')}
        rowKey={({ month }) => month}
        rowMenu={row => <MonthActions month={row} monthly={monthly} />}
        rows={isOnlyLacking ? lacking : months}
      />
    </Stack>
  )
}
