import type { Choice } from '../field/choices/choice.ts'
import type { FieldProps, ReadOnlyProps } from '../field/use-field.ts'

export interface SelectProps extends FieldProps, ReadOnlyProps {
  /** The options, in display order. */
  options: readonly Choice[]
  /** The controlled choice. `null` means none. */
  value?: string | null
  /** The initial choice, when uncontrolled. Default none. */
  defaultValue?: string
  /** Called with the new choice. */
  onChange?: (value: string) => void
  /** Called when focus leaves the field. */
  onBlur?: () => void
  /** Shown while nothing is chosen. Default empty. */
  placeholder?: string
  /** Only in cells of a table, whose column has a heading that says as much. Default `false`. */
  isLabelHidden?: boolean
  /** What browsers may fill in. */
  autoComplete?: string
}
