import type { BudgetComparison } from '@portal/contract/money/budgets/budget-versions'
import { formatDate } from '@portal/ui/DateText'
import { Grid } from '@portal/ui/Grid'
import { Select } from '@portal/ui/Select'
import { useTextSource } from '@portal/ui/texts'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { useMonitoringTexts } from '../../../core/texts/money.ts'

/** Names a budget version: "current", "baseline" with its date, or its date and time. */
export const useVersionName = ({ baseline_at }: Pick<BudgetComparison, 'baseline_at'>) => {
  const t = useMonitoringTexts()
  const { language } = useTextSource()
  return (version: string): string => {
    if (version === 'now') return t('version_now')
    if (version !== 'baseline') return formatDate(version, 'datetime', language)
    return baseline_at ? t('version_baseline', { date: formatDate(baseline_at, 'date', language) }) : t('baseline')
  }
}

/** Selects the two versions to compare. The choice is stored in the URL. */
export const VersionChoice = ({ comparison }: { comparison: BudgetComparison }) => {
  const t = useMonitoringTexts()
  const { set } = useQuery()
  const nameOf = useVersionName(comparison)
  const { versions, baseline_at, from, to } = comparison
  // Offers the versions from the URL even if the list no longer contains them.
  const known = ['now', ...(baseline_at ? ['baseline'] : []), ...versions]
  const options = [...new Set([...known, from, to])].map(value => ({ value, label: nameOf(value) }))
  return (
    <Grid columns="two">
      <Select label={t('earlier')} onChange={value => set({ from: value })} options={options} value={from} />
      <Select label={t('later')} onChange={value => set({ to: value })} options={options} value={to} />
    </Grid>
  )
}
