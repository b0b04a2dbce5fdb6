import type { BudgetComparison } from '@portal/contract/money/budgets/budget-versions'
import { Grid } from '@portal/ui/Grid'
import { Select } from '@portal/ui/Select'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { useMonitoringTexts } from '../../../core/texts/money.ts'
import { useVersionName } from './use-version-name.ts'

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
