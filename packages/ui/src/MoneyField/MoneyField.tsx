import type { FieldProps, ReadOnlyProps } from '../field/use-field.ts'
import { isoOf, signOf } from '../Money/index.ts'
import { BaseNumberField } from '../number/BaseNumberField.tsx'
import { useCurrencyWords } from '../number/currency/use-currency-words.ts'
import { parseNumber } from '../number/parse.ts'

export interface MoneyFieldProps extends FieldProps, ReadOnlyProps {
  /** `tl` shows ₺, `eur` €, and any other value $. Default `usd`. */
  currency?: string
  /** The controlled amount in minor units (cents). `null` means none. */
  value?: number | null
  /** The initial amount in minor units, when uncontrolled. Default none. */
  defaultValue?: number | null
  /** Called with the minor units, or `null` while the field is empty or unreadable. */
  onChange?: (minor: number | null) => void
  /** Called when focus leaves the field. */
  onBlur?: () => void
}

/**
 * An amount of money in whole minor units, so that no cent is lost. Ambiguous input such as 1.234 needs confirmation.
 * The field accepts its own currency's sign and rejects other currencies.
 */
export const MoneyField = ({ currency = 'usd', value, defaultValue, onChange, ...rest }: MoneyFieldProps) => (
  <BaseNumberField
    {...rest}
    currency={isoOf(currency)}
    currencyWords={useCurrencyWords()}
    decimals={2}
    defaultUnits={defaultValue}
    onUnits={onChange}
    parse={parseNumber}
    sendsUnits
    sign={signOf(currency)}
    units={value}
  />
)
