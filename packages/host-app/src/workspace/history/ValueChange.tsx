import { type Currency, currencies, isoCurrency } from '@portal/contract/core/fields/money'
import { accountTypes } from '@portal/contract/core/rights/accounts'
import type { Change } from '@portal/contract/workspace/history'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Money } from '@portal/ui/Money'
import { Text } from '@portal/ui/Text'
import { useAuthTexts } from '../../core/texts/texts.ts'
import { useHistoryTexts } from './texts.ts'

interface ValueChangeProps {
  /** What the field is called. */
  name: string
  value: Change['values'][number]
  /** Of amounts. */
  currency: Currency | undefined
}

interface ValueProps {
  field: string
  value: string | number | null
  currency: Currency | undefined
}

// Those of a delegation, beside the dates that are named so.
const isDate = (field: string) => field.endsWith('_date') || field === 'from' || field === 'to'

const Value = ({ field, value, currency }: ValueProps) => {
  const auth = useAuthTexts()
  if (value === null || value === '') return '—'
  if (typeof value === 'number' && field.endsWith('_minor') && currency)
    return <Money amount={value} currency={currency} />
  if (typeof value === 'string' && isDate(field)) return <DateText value={value} />
  const accountType = field === 'account_type' && accountTypes.find(one => one === value)
  if (accountType) return auth(`privileges.${accountType}`)
  const found = currencies.find(one => one === value)
  return <Isolate direction="auto">{found ? isoCurrency(found) : String(value)}</Isolate>
}

/** The value of a field before a change, and after it. */
export const ValueChange = ({ name, value: { field, before, after }, currency }: ValueChangeProps) => {
  const t = useHistoryTexts()
  return (
    <Text tone="muted">
      {name}
      {t('colon')} <Value currency={currency} field={field} value={before} /> {t('to')}{' '}
      <Value currency={currency} field={field} value={after} />
    </Text>
  )
}
