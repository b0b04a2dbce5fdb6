import type { Choice, SearchedListProps } from '../field/choices/choice.ts'
import type { FieldProps, ReadOnlyProps } from '../field/use-field.ts'

export interface MultiSelectProps extends FieldProps, ReadOnlyProps, SearchedListProps {
  /** The options, in display order. */
  options: readonly Choice[]
  /** The controlled selection. */
  value?: readonly string[]
  /** The initial selection, when uncontrolled. Default none. */
  defaultValue?: readonly string[]
  /** Called with the whole selection, in the order of choosing. */
  onChange?: (value: string[]) => void
  /** Called when focus leaves the field. */
  onBlur?: () => void
  /** Shown in the empty box. Default empty. */
  placeholder?: string
  /** Shown when no option matches the typed text. Default "Sorry, no matching options." */
  emptyText?: string
}
