import type { FieldProps, ReadOnlyProps } from '../field/use-field.ts'
import { isoOf, signOf } from '../Money/index.ts'
import { BaseNumberField } from '../number/BaseNumberField.tsx'

export interface MoneyFieldProps extends FieldProps, ReadOnlyProps {
  /** `tl` gives ₺, `eur` €, anything else $. Default `usd`. */
  currency?: string
  /** Minor units (cents), when controlled by the caller; `null` is none. */
  value?: number | null
  /** The first amount in minor units, when uncontrolled. Default none. */
  defaultValue?: number | null
  /** Called with the minor units, `null` when emptied and while they cannot be read. */
  onChange?: (minor: number | null) => void
  /** Called when focus leaves. */
  onBlur?: () => void
}

/**
 * An amount of money, stored and sent in whole minor units so that no cent is lost; 1.234 alone needs a confirmation. An
 * amount that names another currency is refused, its own sign is accepted.
 */
export const MoneyField = ({ currency = 'usd', value, defaultValue, onChange, ...rest }: MoneyFieldProps) => (
  <BaseNumberField
    {...rest}
    currency={isoOf(currency)}
    decimals={2}
    defaultUnits={defaultValue}
    onUnits={onChange}
    sendsUnits
    sign={signOf(currency)}
    units={value}
  />
)
