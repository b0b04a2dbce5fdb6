import type { BudgetComparison } from '@portal/contract/money/budgets/budget-versions'
import { Grid } from '@portal/ui/Grid'
import { Select } from '@portal/ui/Select'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { useMonitoringTexts } from '../texts.ts'
import { useVersionName } from './use-version-name.ts'

/** Which two versions are compared; the choice is in the URL. */
export const VersionChoice = ({ comparison }: { comparison: BudgetComparison }) => {
  const t = useMonitoringTexts()
  const { set } = useQuery()
  const nameOf = useVersionName(comparison)
  const { versions, baseline_at, from, to } = comparison
  // One that came with the address is offered too, though another may have taken its place in the list.
  const known = ['now', ...(baseline_at ? ['baseline'] : []), ...versions]
  const options = [...new Set([...known, from, to])].map(value => ({ value, label: nameOf(value) }))
  return (
    <Grid columns="two">
      <Select label={t('earlier')} onChange={value => set({ from: value })} options={options} value={from} />
      <Select label={t('later')} onChange={value => set({ to: value })} options={options} value={to} />
    </Grid>
  )
}
