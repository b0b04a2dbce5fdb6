import { type Currency, currencies } from '@portal/contract/core/fields/money'
import { Select } from '@portal/ui/Select'
import { oneOf } from '../../../blocks/navigation/use-query.ts'
import { useRequestTexts } from '../../../core/texts/requests.ts'
import { useCurrencyChoices } from '../../../money/exchange-rates/shared/currency-names.ts'

interface CurrencyFieldProps {
  currency: Currency
  onCurrency: (currency: Currency) => void
}

/** Currency of a request that doesn't belong to one project. */
export const CurrencyField = ({ currency, onCurrency }: CurrencyFieldProps) => {
  const t = useRequestTexts()
  return (
    <Select
      help={t('currency_help')}
      isRequired
      label={t('currency')}
      name="currency"
      onChange={value => onCurrency(oneOf(currencies, value) ?? 'usd')}
      options={useCurrencyChoices()}
      value={currency}
    />
  )
}
