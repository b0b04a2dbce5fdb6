export { readDate } from '../calendar/typed/read-date.ts'
export { DatePicker, type DatePickerProps } from './DatePicker.tsx'
