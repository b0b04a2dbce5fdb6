import type { Project } from '@portal/contract/programmes/projects'
import { DatePicker } from '@portal/ui/DatePicker'
import { Grid } from '@portal/ui/Grid'
import { signOf } from '@portal/ui/Money'
import { NumberField } from '@portal/ui/NumberField'
import { useProjectTexts } from '../../core/texts/programmes.ts'

/** The contract's exchange rate: dollars per unit of the project's currency, and its date. */
export const ContractRate = ({ currency, project }: { currency: string; project: Project | undefined }) => {
  const t = useProjectTexts()
  // A rate for another currency doesn't apply.
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
