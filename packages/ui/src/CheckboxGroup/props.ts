import type { FieldProps, ReadOnlyProps } from '../field/use-field.ts'

/** One box of a group. */
export interface CheckboxOption {
  readonly value: string
  readonly label: string
  /** A sentence under the label. */
  readonly help?: string
  readonly isDisabled?: boolean
}

/** What a CheckboxGroup takes. */
export interface CheckboxGroupProps extends FieldProps, ReadOnlyProps {
  /** The choices, in their order. */
  options: readonly CheckboxOption[]
  /** What is chosen, when controlled by the caller. */
  value?: readonly string[]
  /** What is chosen first, when uncontrolled. Default none. */
  defaultValue?: readonly string[]
  /** Called with all that is chosen, in the order of the options. */
  onChange?: (value: string[]) => void
  /** A box above them that takes all or none; not where `max` allows fewer. Default `false`. */
  hasAll?: boolean
  /** How many must be chosen; said under the legend, checked by the caller. Default 0. */
  min?: number
  /** How many may be chosen; said under the legend, and the others rest once it is reached. Default all. */
  max?: number
}
