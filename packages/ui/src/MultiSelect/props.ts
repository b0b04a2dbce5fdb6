import type { Choice } from '../field/choices/choice.ts'
import type { FoundListProps } from '../field/choices/list-props.ts'
import type { FieldProps, ReadOnlyProps } from '../field/use-field.ts'

/** What a MultiSelect takes. */
export interface MultiSelectProps extends FieldProps, ReadOnlyProps, FoundListProps {
  /** The choices, in their order. */
  options: readonly Choice[]
  /** What is chosen, when controlled by the caller. */
  value?: readonly string[]
  /** What is chosen first, when uncontrolled. Default none. */
  defaultValue?: readonly string[]
  /** Called with all that is chosen, in the order it was taken. */
  onChange?: (value: string[]) => void
  /** Called when focus leaves. */
  onBlur?: () => void
  /** Shown in the empty box. Default empty. */
  placeholder?: string
  /** Shown when no choice matches what was typed. Default "Sorry, no matching options." */
  emptyText?: string
}
