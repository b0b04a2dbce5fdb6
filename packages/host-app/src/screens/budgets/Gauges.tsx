import type { Monthly } from '@portal/contract/monitoring'
import { DateText } from '@portal/ui/DateText'
import { Grid } from '@portal/ui/Grid'
import { Meter } from '@portal/ui/Meter'
import { Text } from '@portal/ui/Text'
import type { ReactNode } from 'react'
import { amountIn, useMonitoringTexts } from './texts.ts'

interface GaugeProps {
  label: string
  /** Null where there is nothing to measure by. */
  percent: number | null
  /** What the per cent is of, or why there is none. */
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

/** How far money, time and beneficiaries are, in per cent side by side. */
export const Gauges = ({ monthly }: { monthly: Monthly }) => {
  const t = useMonitoringTexts()
  const { totals, project, burn_percent, time_percent, beneficiaries_percent } = monthly
  const { currency, start_date, end_date } = project
  const reached = { part: String(monthly.actual_beneficiaries), whole: String(monthly.planned_beneficiaries) }
  const spent = { part: amountIn(totals.spent_minor, currency), whole: amountIn(totals.total_minor, currency) }
  return (
    <Grid columns="three">
      <Gauge label={t('burn')} percent={burn_percent}>
        {burn_percent === null ? t('no_lines') : t('of', spent)}
      </Gauge>
      <Gauge label={t('time')} percent={time_percent}>
        <DateText value={start_date} /> – <DateText value={end_date} />
      </Gauge>
      <Gauge label={t('beneficiaries')} percent={beneficiaries_percent}>
        {beneficiaries_percent === null ? t('no_beneficiaries') : t('of', reached)}
      </Gauge>
    </Grid>
  )
}
