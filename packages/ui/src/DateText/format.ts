import { arabicLocale } from './arabic-months.ts'

/** `date` is DD-MMM-YYYY, `iso` YYYY-MM-DD, `month` MMM-YYYY, and `datetime` adds hours and minutes to `date`. */
export const dateStyles = ['date', 'iso', 'datetime', 'month'] as const

export type DateStyle = (typeof dateStyles)[number]

const hasTime = (value: string) => value.includes('T')

const partsOf = (value: string, language: string, timeZone: string | undefined) => {
  // A date without a time is the same day in every time zone.
  const zone = hasTime(value) ? { timeZone } : { timeZone: 'UTC' }
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return undefined
  const read = (locale: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, ...zone }).format(date)
  const iso = read('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' })
  return {
    iso,
    month: read(language === 'ar' ? arabicLocale() : 'en-US', { month: 'short' }),
    time: read('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  }
}

/**
 * Formats an ISO date or time with Western digits. Returns invalid input unchanged. Times use the given zone, by
 * default the device's.
 */
export const formatDate = (value: string, style: DateStyle = 'date', language = 'en', timeZone?: string): string => {
  const parts = partsOf(value, language, timeZone)
  if (!parts) return value
  if (style === 'iso') return parts.iso
  const [year, , day] = parts.iso.split('-')
  if (style === 'month') return `${parts.month}-${year}`
  const date = `${day}-${parts.month}-${year}`
  return style === 'datetime' ? `${date} ${parts.time}` : date
}
