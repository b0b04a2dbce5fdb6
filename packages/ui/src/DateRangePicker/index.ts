export { DateRangePicker } from './DateRangePicker.tsx'
export type { DateRangePickerProps } from './props.ts'
export { type DateRange, rangeOf, rangePresets } from './spans.ts'
