import type { Currency } from '@portal/contract/core/fields/money'
import { Money } from '@portal/ui/Money'
import { Text } from '@portal/ui/Text'
import { useRequestTexts } from '../shared/texts.ts'

interface DollarTotalProps {
  /** In hundredths, by today's rate; null where no rate is known. */
  total: number | null
  /** Of the request; one in dollars needs no other total. */
  currency: Currency
}

/** What a request comes to in dollars as it is typed; the rate is frozen by the requester's signature. */
export const DollarTotal = ({ total, currency }: DollarTotalProps) => {
  const t = useRequestTexts()
  return currency === 'usd' ? null : (
    <Text tone="muted">
      {t('total_usd')}: {total === null ? t('no_rate') : <Money amount={total} currency="usd" />}
    </Text>
  )
}
