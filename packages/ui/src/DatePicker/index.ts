export { readDate } from '../calendar/read-date.ts'
export { DatePicker, type DatePickerProps } from './DatePicker.tsx'
