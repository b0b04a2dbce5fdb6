import { type Currency, currencies, isoCurrency } from '@portal/contract/core/fields/money'
import { accountTypes } from '@portal/contract/core/rights/accounts'
import type { Change } from '@portal/contract/workspace/history'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Money } from '@portal/ui/Money'
import { Text } from '@portal/ui/Text'
import { useAuthTexts } from '../../core/texts/texts.ts'
import { useHistoryTexts } from '../../core/texts/workspace.ts'

interface ValueChangeProps {
  /** Label of the field. */
  name: string
  value: Change['values'][number]
  /** Currency of amounts. */
  currency: Currency | undefined
}

interface ValueProps {
  field: string
  value: string | number | null
  currency: Currency | undefined
}

// A delegation's dates are named `from` and `to`.
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

/** Value of a field before and after a change. */
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
