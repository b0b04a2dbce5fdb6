import type { FieldProps, ReadOnlyProps } from '../field/use-field.ts'
import { BaseNumberField } from '../number/BaseNumberField.tsx'

/** The allowed numbers of decimals. Exchange rates have the most. */
export const numberDecimals = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

export interface NumberFieldProps extends FieldProps, ReadOnlyProps {
  /** The controlled number. `null` means none. */
  value?: number | null
  /** The initial number, when uncontrolled. Default none. */
  defaultValue?: number | null
  /** Called with every number, or `null` while the field is empty or unreadable. */
  onChange?: (value: number | null) => void
  /** Called when focus leaves the field. */
  onBlur?: () => void
  /** The minimum for stepping. State the rule with `error`. Default none. */
  min?: number
  /** The maximum for stepping. Default none. */
  max?: number
  /** The step size. Default `1`. */
  step?: number
  /** The maximum number of decimals. Default `0`. */
  decimals?: (typeof numberDecimals)[number]
  /** The unit after the number, such as hours or people. */
  unit?: string
  /** Whether to show minus and plus buttons for mouse and touch. Default `false`. */
  hasSteps?: boolean
}

const scaled = (value: number | null | undefined, decimals: number) =>
  value === null || value === undefined ? value : Math.round(value * 10 ** decimals)

/** A count or a measurement. Reads Arabic-Indic digits and both decimal separators. Arrow keys step. */
export const NumberField = (props: NumberFieldProps) => {
  const { value, defaultValue, onChange, min, max, step, decimals = 0, ...rest } = props
  return (
    <BaseNumberField
      {...rest}
      decimals={decimals}
      defaultUnits={scaled(defaultValue, decimals)}
      isShort
      max={scaled(max, decimals) ?? undefined}
      min={scaled(min, decimals) ?? undefined}
      onUnits={onChange && (units => onChange(units === null ? null : units / 10 ** decimals))}
      step={scaled(step, decimals) ?? undefined}
      units={scaled(value, decimals)}
    />
  )
}
