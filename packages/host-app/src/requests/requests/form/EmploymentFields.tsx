import { converted } from '@portal/contract/core/fields/money'
import { itemTotal } from '@portal/contract/requests/request-items'
import { contractTypes, type RequestRecord } from '@portal/contract/requests/request-records'
import { Grid } from '@portal/ui/Grid'
import { MoneyField } from '@portal/ui/MoneyField'
import { NumberField } from '@portal/ui/NumberField'
import { Section } from '@portal/ui/Section'
import { Select } from '@portal/ui/Select'
import { TextArea } from '@portal/ui/TextArea'
import { TextField } from '@portal/ui/TextField'
import { useState } from 'react'
import { useRequestTexts } from '../../../core/texts/requests.ts'
import { BudgetLineField } from '../items/BudgetLineField.tsx'
import { DollarTotal } from '../items/DollarTotal.tsx'
import { ItemSum } from '../items/ItemSum.tsx'
import type { ItemTableProps } from '../items/ItemTable.tsx'

interface EmploymentFieldsProps extends Pick<ItemTableProps, 'currency' | 'lines' | 'rate'> {
  given: RequestRecord | undefined
}

/** Posts, contract, and cost of an employment request, with the total and the line's balance below. */
export const EmploymentFields = ({ given, currency, lines, rate }: EmploymentFieldsProps) => {
  const t = useRequestTexts()
  const { employment, items: [item] = [] } = given ?? {}
  const [lineId, setLineId] = useState(item?.budget_item_id ?? '')
  const [figures, setFigures] = useState({
    posts: employment?.posts ?? null,
    months: employment?.months ?? null,
    monthly_cost_minor: employment?.monthly_cost_minor ?? null,
  })
  const figure = (name: keyof typeof figures) => ({
    ...{ name, isRequired: true, label: t(`employment.${name}`), value: figures[name] },
    onChange: (value: number | null) => setFigures(now => ({ ...now, [name]: value })),
  })
  const { posts, months, monthly_cost_minor } = figures
  const total = itemTotal({ quantity: (posts ?? 0) * (months ?? 0), unit_price_minor: monthly_cost_minor ?? 0 })
  const line = lines?.find(({ id }) => id === lineId)
  return (
    <Section title={t('kinds.employment_requests.items')}>
      <Grid columns="three" gap="small">
        <NumberField decimals={0} min={1} {...figure('posts')} />
        <NumberField decimals={0} min={1} {...figure('months')} />
        <MoneyField currency={currency} {...figure('monthly_cost_minor')} />
        <Select
          isRequired
          label={t('employment.contract_type')}
          name="contract_type"
          options={contractTypes.map(value => ({ value, label: t(`contract_types.${value}`) }))}
          {...(employment && { defaultValue: employment.contract_type })}
        />
        {lines ? (
          <BudgetLineField
            label={t('item.budget_item_id')}
            lines={lines}
            name="budget_item_id"
            onChange={setLineId}
            value={lineId}
          />
        ) : (
          <TextField
            defaultValue={item?.budget_code ?? ''}
            isRequired
            label={t('item.budget_code')}
            name="budget_code"
          />
        )}
        <TextField defaultValue={item?.unit_code ?? ''} isOptional label={t('item.unit_code')} name="unit_code" />
      </Grid>
      <ItemSum currency={currency} left={line && line.surplus_minor - total} total={total} />
      <DollarTotal currency={currency} total={rate === null ? null : converted(total, rate)} />
      <TextArea
        defaultValue={employment?.justification ?? ''}
        isRequired
        label={t('employment.justification')}
        name="justification"
      />
    </Section>
  )
}
