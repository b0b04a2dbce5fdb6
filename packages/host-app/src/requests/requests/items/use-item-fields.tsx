import type { Currency } from '@portal/contract/core/fields/money'
import type { RequestLine } from '@portal/contract/requests/request-items'
import { MoneyField } from '@portal/ui/MoneyField'
import { NumberField } from '@portal/ui/NumberField'
import { TextField } from '@portal/ui/TextField'
import { useRequestTexts } from '../../../core/texts/requests.ts'
import { BudgetLineField } from './BudgetLineField.tsx'
import type { TypedItem } from './request-items.ts'

/** Options of `useItemFields`. */
export interface ItemFieldsOptions {
  item: TypedItem
  /** Zero-based index. */
  at: number
  currency: Currency
  /** Available budget lines. Undefined for a core request, which has a code instead. */
  lines: readonly RequestLine[] | undefined
  onChange: (change: Partial<TypedItem>) => void
}

/** Fields of one item in column order. */
export const useItemFields = ({ item, at, currency, lines, onChange }: ItemFieldsOptions) => {
  const t = useRequestTexts()
  const name = (field: string) => `items.${at}.${field}`
  const text = (field: 'name' | 'unit' | 'unit_code' | 'budget_code' | 'budget_item_id') => ({
    label: t(`item.${field}`),
    name: name(field),
    onChange: (value: string) => onChange({ [field]: value }),
    value: item[field],
  })
  return [
    <TextField isRequired key="name" {...text('name')} />,
    <TextField isOptional key="unit" {...text('unit')} />,
    <NumberField
      decimals={2}
      isRequired
      key="quantity"
      label={t('item.quantity')}
      name={name('quantity')}
      onChange={quantity => onChange({ quantity })}
      value={item.quantity}
    />,
    <MoneyField
      currency={currency}
      isRequired
      key="unit_price"
      label={t('item.unit_price')}
      name={name('unit_price_minor')}
      onChange={unit_price_minor => onChange({ unit_price_minor })}
      value={item.unit_price_minor}
    />,
    lines ? (
      <BudgetLineField key="line" lines={lines} {...text('budget_item_id')} />
    ) : (
      <TextField isRequired key="line" {...text('budget_code')} />
    ),
    <TextField isOptional key="unit_code" {...text('unit_code')} />,
  ]
}
