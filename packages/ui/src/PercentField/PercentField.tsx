import type { FieldProps, ReadOnlyProps } from '../field/use-field.ts'
import { NumberField, type NumberFieldProps } from '../NumberField/index.ts'

export interface PercentFieldProps extends FieldProps, ReadOnlyProps {
  /** The controlled percentage (12.5 means 12.5%). `null` means none. */
  value?: number | null
  /** The initial percentage, when uncontrolled. Default none. */
  defaultValue?: number | null
  /** Called with every number, or `null` while the field is empty or unreadable. */
  onChange?: (value: number | null) => void
  /** Called when focus leaves the field. */
  onBlur?: () => void
  /** The minimum for stepping. Default `0`. */
  min?: number
  /** The maximum for stepping. Default `100`. */
  max?: number
  /** The maximum number of decimals. Default `2`. */
  decimals?: NumberFieldProps['decimals']
}

/** A percentage. The sign follows the number in both directions. */
export const PercentField = ({ min = 0, max = 100, decimals = 2, ...props }: PercentFieldProps) => (
  <NumberField {...props} decimals={decimals} max={max} min={min} unit="%" />
)
