export { type ArabicMonths, arabicLocale, arabicMonths, chooseArabicMonths } from './arabic-months.ts'
export { DateText, type DateTextProps } from './DateText.tsx'
export { type DateStyle, dateStyles, formatDate } from './format.ts'
