import type { FieldProps, ReadOnlyProps } from '../field/use-field.ts'
import type { DateRange } from './spans.ts'

export interface DateRangePickerProps extends Omit<FieldProps, 'name'>, ReadOnlyProps {
  /** The controlled range. `null` means none. */
  value?: DateRange | null
  /** The initial range, when uncontrolled. Default none. */
  defaultValue?: DateRange
  /** Called with two complete dates in order, or `null` while the range is incomplete. */
  onChange?: (value: DateRange | null) => void
  /** Called when focus leaves the field. */
  onBlur?: () => void
  /** The first day that can be chosen, as `YYYY-MM-DD`. */
  min?: string
  /** The last day that can be chosen, as `YYYY-MM-DD`. */
  max?: string
  /** The form field name of the first day. Form problems under this name show at the field. */
  startName?: string
  /** The form field name of the last day. */
  endName?: string
}
