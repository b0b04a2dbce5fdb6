import type { Monthly } from '@portal/contract/monitoring'
import { Grid } from '@portal/ui/Grid'
import { Meter } from '@portal/ui/Meter'
import { formatMoney } from '@portal/ui/Money'
import { useMonitoringTexts } from './texts.ts'

/** How far money, time and beneficiaries are, in per cent side by side. */
export const Gauges = ({ monthly }: { monthly: Monthly }) => {
  const t = useMonitoringTexts()
  const { totals, project, burn_percent, time_percent, beneficiaries_percent } = monthly
  const money = (minor: number) => formatMoney(minor, project.currency)
  const part = (percent: number, part: string, whole: string) => `${percent}% · ${t('of', { part, whole })}`
  const burn =
    burn_percent === null ? t('no_lines') : part(burn_percent, money(totals.spent_minor), money(totals.total_minor))
  const reached =
    beneficiaries_percent === null
      ? t('no_beneficiaries')
      : part(beneficiaries_percent, String(monthly.actual_beneficiaries), String(monthly.planned_beneficiaries))
  return (
    <Grid columns="three">
      <Meter label={t('burn')} value={burn_percent ?? 0} valueText={burn} />
      <Meter label={t('time')} value={time_percent} valueText={`${time_percent}%`} />
      <Meter label={t('beneficiaries')} value={beneficiaries_percent ?? 0} valueText={reached} />
    </Grid>
  )
}
