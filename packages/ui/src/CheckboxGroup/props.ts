import type { FieldProps, ReadOnlyProps } from '../field/use-field.ts'

export interface CheckboxOption {
  readonly value: string
  readonly label: string
  /** A sentence under the label. */
  readonly help?: string
  readonly isDisabled?: boolean
}

export interface CheckboxGroupProps extends FieldProps, ReadOnlyProps {
  /** The options, in display order. */
  options: readonly CheckboxOption[]
  /** The controlled selection. */
  value?: readonly string[]
  /** The initial selection, when uncontrolled. Default none. */
  defaultValue?: readonly string[]
  /** Called with the whole selection, in the order of the options. */
  onChange?: (value: string[]) => void
  /** Whether to show a "select all" box above the options. Don't combine it with a smaller `max`. Default `false`. */
  hasAll?: boolean
  /** The minimum number of choices. The field states it under the legend; the caller validates it. Default 0. */
  min?: number
  /** The maximum number of choices, stated under the legend. The other boxes are disabled at the limit. Default all. */
  max?: number
}
