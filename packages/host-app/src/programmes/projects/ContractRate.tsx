import type { Project } from '@portal/contract/programmes/projects'
import { DatePicker } from '@portal/ui/DatePicker'
import { Grid } from '@portal/ui/Grid'
import { signOf } from '@portal/ui/Money'
import { NumberField } from '@portal/ui/NumberField'
import { useProjectTexts } from './shared/texts.ts'

/** What one unit of the project's currency is worth in dollars by its contract, and since when. */
export const ContractRate = ({ currency, project }: { currency: string; project: Project | undefined }) => {
  const t = useProjectTexts()
  // The rate of another currency is none of this one.
  const present = project?.currency === currency ? project : undefined
  return (
    <Grid columns="two">
      <NumberField
        decimals={8}
        defaultValue={present?.usd_rate ?? null}
        help={t('contract_rate_help')}
        isOptional
        label={t('contract_rate', { currency: signOf(currency) })}
        min={0}
        name="contract_rate"
        step={0.0001}
      />
      <DatePicker
        isOptional
        label={t('contract_rate_date')}
        name="contract_rate_date"
        {...(present?.usd_rate_date && { defaultValue: present.usd_rate_date })}
      />
    </Grid>
  )
}
