import type { ProjectRecord } from '@portal/contract/programmes/projects'
import { ComboBox } from '@portal/ui/ComboBox'
import { Select } from '@portal/ui/Select'
import { TextField } from '@portal/ui/TextField'
import { useState } from 'react'
import { numbersIn } from '../../blocks/form/use-form.ts'
import { useProjectTexts } from '../../core/texts/programmes.ts'
import { useCurrencyChoices } from '../../money/exchange-rates/shared/currency-names.ts'
import { PeriodFields } from '../periods/PeriodFields.tsx'
import { BudgetField } from './BudgetField.tsx'
import { ContractRate } from './ContractRate.tsx'
import { fresh, KindFields } from './KindFields.tsx'
import { useDonorChoices } from './shared/use-donor-choices.ts'

export const ProjectFields = ({ project }: { project?: ProjectRecord }) => {
  const t = useProjectTexts()
  const donors = useDonorChoices(project?.donor)
  const [currency, setCurrency] = useState<string | null>(project?.currency ?? fresh.currency)
  return (
    <>
      <ComboBox
        {...donors.box}
        isRequired
        label={t('donor')}
        name="donor_id"
        {...(project && { defaultValue: project.donor.id })}
      />
      <TextField
        defaultValue={project?.code ?? ''}
        direction="ltr"
        help={t('code_help')}
        isRequired
        label={t('code')}
        name="code"
      />
      <TextField defaultValue={project?.name ?? ''} isRequired label={t('name')} name="name" />
      <PeriodFields
        holding={project?.used_period ? { text: t('leaves_outside'), period: project.used_period } : undefined}
        period={project}
      />
      <Select
        defaultValue={project?.currency ?? fresh.currency}
        help={t('currency_help')}
        isRequired
        label={t('currency')}
        name="currency"
        onChange={setCurrency}
        options={useCurrencyChoices()}
      />
      <BudgetField currency={currency ?? fresh.currency} project={project} />
      {currency !== 'usd' && currency !== null && <ContractRate currency={currency} key={currency} project={project} />}
      <KindFields project={project} />
      <TextField
        defaultValue={project?.drive_link ?? ''}
        help={t('drive_help')}
        isOptional
        label={t('drive_link')}
        name="drive_link"
        type="url"
      />
    </>
  )
}

/** Maps the form to the endpoint's input. The budget is in minor units. */
export const projectIn = (form: FormData): object => numbersIn(form, ['budget_minor', 'contract_rate'])
