export { DateRangePicker } from './DateRangePicker.tsx'
export { type DateRange, rangeOf, rangePresets } from './spans.ts'
