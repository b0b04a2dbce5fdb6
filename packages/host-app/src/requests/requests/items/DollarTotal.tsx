import type { Currency } from '@portal/contract/core/fields/money'
import { Money } from '@portal/ui/Money'
import { Text } from '@portal/ui/Text'
import { useRequestTexts } from '../../../core/texts/requests.ts'

interface DollarTotalProps {
  /** In cents at today's rate. Null if no rate is known. */
  total: number | null
  /** Currency of the request. A request in dollars shows no second total. */
  currency: Currency
}

/** The request's total in dollars while typing. The requester's signature freezes the rate. */
export const DollarTotal = ({ total, currency }: DollarTotalProps) => {
  const t = useRequestTexts()
  return currency === 'usd' ? null : (
    <Text tone="muted">
      {t('total_usd')}: {total === null ? t('no_rate') : <Money amount={total} currency="usd" />}
    </Text>
  )
}
