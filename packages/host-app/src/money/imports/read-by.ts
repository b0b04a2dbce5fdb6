import type { DayOrder } from '@portal/contract/core/tables/import-fields'
import { formatDate } from '@portal/ui/DateText'

/** Formats an ambiguous date such as 03/04/2026 by the given order. */
export const dayBy = (text: string, order: DayOrder, language: string): string => {
  const western = text.replace(/[٠-٩۰-۹]/g, digit => String(digit.charCodeAt(0) % 16))
  const [first = '', second = '', year = ''] = western.match(/\d+/g) ?? []
  const [day, month] = order === 'day' ? [first, second] : [second, first]
  return formatDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, 'date', language)
}
