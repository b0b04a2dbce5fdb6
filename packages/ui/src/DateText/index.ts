export { DateText } from './DateText.tsx'
export { type DateStyle, dateStyles, formatDate } from './format.ts'
