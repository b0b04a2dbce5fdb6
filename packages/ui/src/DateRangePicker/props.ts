import type { FieldProps, ReadOnlyProps } from '../field/use-field.ts'
import type { DateRange } from './spans.ts'

/** What a DateRangePicker takes. */
export interface DateRangePickerProps extends Omit<FieldProps, 'name'>, ReadOnlyProps {
  /** The two ends, when controlled by the caller; `null` is none. */
  value?: DateRange | null
  /** The first ends, when uncontrolled. Default none. */
  defaultValue?: DateRange
  /** Called with two whole dates in their order, or `null`, also while half of them is there. */
  onChange?: (value: DateRange | null) => void
  /** Called when focus leaves. */
  onBlur?: () => void
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  min?: string
  /** The last day that can be chosen, `YYYY-MM-DD`. */
  max?: string
  /** The first day is sent under this name, which also finds the field's problem. */
  startName?: string
  /** The last day is sent under this name. */
  endName?: string
}
