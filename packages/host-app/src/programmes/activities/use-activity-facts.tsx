import type { ActivityRecord } from '@portal/contract/programmes/activities'
import { DateText } from '@portal/ui/DateText'
import type { Fact } from '@portal/ui/DescriptionList'
import { Isolate } from '@portal/ui/Isolate'
import { Link } from '@portal/ui/Link'
import { Money } from '@portal/ui/Money'
import { formatNumber } from '@portal/ui/number'
import type { ReactNode } from 'react'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { useActivityTexts } from '../../core/texts/programmes.ts'
import { expensesHref } from '../../money/budgets/shared/hrefs.ts'

/** The facts of an activity: plan and actual figures. Actual ones link to their reports or expenses. */
export const useActivityFacts = () => {
  const t = useActivityTexts()
  const { href } = useQuery()

  const reported = (figure: number, shown: ReactNode) =>
    figure === 0 ? shown : <Link href={href({ tab: 'updates' })}>{shown}</Link>

  const actualDates = ({ actual_start, actual_end }: ActivityRecord): ReactNode => {
    if (!actual_start) return t('not_yet')
    return (
      <>
        <DateText value={actual_start} /> – {actual_end ? <DateText value={actual_end} /> : t('open_end')}
      </>
    )
  }

  const spent = ({ id, project }: ActivityRecord, minor: number) => {
    const shown = <Money amount={minor} currency={project.currency} />
    return minor === 0 ? shown : <Link href={expensesHref(project.id, { activity_id: id })}>{shown}</Link>
  }

  return (row: ActivityRecord): readonly Fact[] => {
    const { currency } = row.project
    return [
      {
        label: t('planned_dates'),
        value: (
          <>
            <DateText value={row.start_date} /> – <DateText value={row.end_date} />
          </>
        ),
      },
      { label: t('actual_dates'), value: actualDates(row) },
      { label: t('planned_beneficiaries'), value: <Isolate>{formatNumber(row.planned_beneficiaries, 0)}</Isolate> },
      {
        label: t('actual_beneficiaries'),
        value: reported(row.actual_beneficiaries, formatNumber(row.actual_beneficiaries, 0)),
      },
      { label: t('planned_value_minor'), value: <Money amount={row.planned_value_minor} currency={currency} /> },
      {
        label: t('actual_cost_minor'),
        value: reported(row.actual_cost_minor, <Money amount={row.actual_cost_minor} currency={currency} />),
      },
      ...(row.expenses_minor === null ? [] : [{ label: t('expenses_minor'), value: spent(row, row.expenses_minor) }]),
      { label: t('code'), value: <Isolate direction="ltr">{row.code}</Isolate> },
      { label: t('general_type'), value: t(`general_types.${row.general_type}`) },
      { label: t('type'), value: row.type ? <Isolate direction="auto">{row.type}</Isolate> : t('none') },
      { label: t('attendance_method'), value: t(`attendance_methods.${row.attendance_method}`) },
    ]
  }
}
