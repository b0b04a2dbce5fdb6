import type { FieldProps, ReadOnlyProps } from '../field/use-field.ts'
import { NumberField, type NumberFieldProps } from '../NumberField/index.ts'

export interface PercentFieldProps extends FieldProps, ReadOnlyProps {
  /** Of a hundred (12.5 is 12.5 %), when controlled by the caller; `null` is none. */
  value?: number | null
  /** The first figure, when uncontrolled. Default none. */
  defaultValue?: number | null
  /** Called with every figure, `null` when emptied and while it cannot be read. */
  onChange?: (value: number | null) => void
  /** Called when focus leaves. */
  onBlur?: () => void
  /** The least that stepping reaches. Default `0`. */
  min?: number
  /** The most that stepping reaches. Default `100`. */
  max?: number
  /** How many decimals there may be. Default `2`. */
  decimals?: NumberFieldProps['decimals']
}

/** A share of a hundred; the sign comes after the figure in both directions. */
export const PercentField = ({ min = 0, max = 100, decimals = 2, ...props }: PercentFieldProps) => (
  <NumberField {...props} decimals={decimals} max={max} min={min} unit="%" />
)
