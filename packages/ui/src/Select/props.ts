import type { Choice } from '../field/choices/choice.ts'
import type { FieldProps, ReadOnlyProps } from '../field/use-field.ts'

/** What a Select takes. */
export interface SelectProps extends FieldProps, ReadOnlyProps {
  /** The choices, in their order. */
  options: readonly Choice[]
  /** The choice, when controlled by the caller; `null` is none. */
  value?: string | null
  /** The first choice, when uncontrolled. Default none. */
  defaultValue?: string
  /** Called with the new choice. */
  onChange?: (value: string) => void
  /** Called when focus leaves. */
  onBlur?: () => void
  /** Shown while nothing is chosen. Default empty. */
  placeholder?: string
  /** What browsers may fill in. */
  autoComplete?: string
}
