import type { Monthly } from '@portal/contract/money/budgets/monitoring'
import { listActivities } from '@portal/contract/programmes/activities'
import { DateText } from '@portal/ui/DateText'
import { Grid } from '@portal/ui/Grid'
import { Meter } from '@portal/ui/Meter'
import { formatMoney } from '@portal/ui/Money'
import { formatNumber } from '@portal/ui/number'
import { Text } from '@portal/ui/Text'
import type { ReactNode } from 'react'
import { useMay } from '../../../core/session/session.ts'
import { useMonitoringTexts } from '../../../core/texts/money.ts'
import { activitiesHref, budgetHref, expensesHref } from '../shared/hrefs.ts'
import { MonitoringText } from './MonitoringText.ts'

interface GaugeProps {
  label: string
  /** Null when there is no total to measure against. */
  percent: number | null
  /** What the percentage refers to, or why it is missing. */
  children: ReactNode
}

const Gauge = ({ label, percent, children }: GaugeProps) => (
  <div>
    <Meter label={label} value={percent ?? 0} valueText={percent === null ? '—' : `${percent}%`} />
    <Text size="small" tone="muted">
      {children}
    </Text>
  </div>
)

/** Progress of money, time, and beneficiaries in per cent. Each reference figure links to its rows. */
export const Gauges = ({ monthly }: { monthly: Monthly }) => {
  const t = useMonitoringTexts()
  const { totals, project, burn_percent, time_percent, beneficiaries_percent } = monthly
  const { id, currency, start_date, end_date } = project
  const activities = useMay(listActivities.needs) ? activitiesHref(id) : undefined
  const of = (part: string, whole: string, links: Readonly<Record<'part' | 'whole', string | undefined>>) => (
    <MonitoringText i18nKey="of" links={links} values={{ part, whole }} />
  )
  const spent = of(formatMoney(totals.spent_minor, currency), formatMoney(totals.total_minor, currency), {
    part: expensesHref(id),
    whole: budgetHref(id),
  })
  const people = [monthly.actual_beneficiaries, monthly.planned_beneficiaries] as const
  const reached = of(formatNumber(people[0], 0), formatNumber(people[1], 0), { part: activities, whole: activities })
  return (
    <Grid columns="three">
      <Gauge label={t('burn')} percent={burn_percent}>
        {burn_percent === null ? t('no_lines') : spent}
      </Gauge>
      <Gauge label={t('time')} percent={time_percent}>
        <DateText value={start_date} /> – <DateText value={end_date} />
      </Gauge>
      <Gauge label={t('beneficiaries')} percent={beneficiaries_percent}>
        {beneficiaries_percent === null ? t('no_beneficiaries') : reached}
      </Gauge>
    </Grid>
  )
}
