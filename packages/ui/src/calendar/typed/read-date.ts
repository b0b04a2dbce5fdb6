import { CalendarDate, parseDate } from '@internationalized/date'
import { withoutDirection } from '../../texts/isolate.ts'
import { monthNamed } from './month-names.ts'

const made = (year: number, month: number, day: number): string | undefined => {
  const date = new CalendarDate(year, month, day)
  // 31-Feb becomes 28-Feb.
  return date.month === month && date.day === day ? date.toString() : undefined
}

/** Converts Arabic-Indic and Persian digits to Western ones. */
export const western = (text: string) => text.replace(/[٠-٩۰-۹]/g, digit => String(digit.charCodeAt(0) & 0xf))

/**
 * Parses a pasted date. Accepts `2026-11-20`, `20-Nov-2026` with an English or Arabic month name, and day-first
 * `20/11/2026`. Returns `YYYY-MM-DD`, or undefined for other input.
 */
export const readDate = (text: string): string | undefined => {
  const plain = western(withoutDirection(text.trim()))
  const iso = /^([1-9]\d{3})-(\d{1,2})-(\d{1,2})(?:T.*)?$/.exec(plain)
  if (iso) return made(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const parts = /^(\d{1,2})[-/. ]([^-/.\d]+|\d{1,2})[-/. ]([1-9]\d{3})$/.exec(plain)
  if (!parts) return undefined
  const [, day, middle = '', year] = parts
  const month = /^\d+$/.test(middle) ? Number(middle) : monthNamed(middle)
  return month === undefined ? undefined : made(Number(year), month, Number(day))
}

/** Parses `YYYY-MM-DD` for React Aria. */
export const readDay = (value: string | null | undefined): CalendarDate | null => (value ? parseDate(value) : null)

/** Whether the year is complete. Years before 1000 are still being typed. */
export const isDay = (day: string) => day >= '1000'
