import type { FieldProps, ReadOnlyProps } from '../field/use-field.ts'
import { BaseNumberField } from '../number/BaseNumberField.tsx'

/** How many decimals a figure may have; an exchange rate has the most. */
export const numberDecimals = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

export interface NumberFieldProps extends FieldProps, ReadOnlyProps {
  /** The figure, when controlled by the caller; `null` is none. */
  value?: number | null
  /** The first figure, when uncontrolled. Default none. */
  defaultValue?: number | null
  /** Called with every figure, `null` when emptied and while it cannot be read. */
  onChange?: (value: number | null) => void
  /** Called when focus leaves. */
  onBlur?: () => void
  /** The least that stepping reaches. Default none; say the rule with `error`. */
  min?: number
  /** The most that stepping reaches. Default none. */
  max?: number
  /** What one step is. Default `1`. */
  step?: number
  /** How many decimals there may be. Default `0`. */
  decimals?: (typeof numberDecimals)[number]
  /** Shown after the figure: hours, persons. */
  unit?: string
  /** Minus and plus for mouse and touch. Default `false`. */
  hasSteps?: boolean
}

const scaled = (value: number | null | undefined, decimals: number) =>
  value === null || value === undefined ? value : Math.round(value * 10 ** decimals)

/** A count or a measure. Reads Arabic-Indic digits and both decimal styles, writes Western digits; arrows step. */
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
