import { formatDate } from '../DateText/format.ts'

const languages = ['en', 'ar'] as const

/** The month's name as the portal writes it in a date. */
export const monthName = (month: number, language: string): string =>
  formatDate(`2026-${String(month).padStart(2, '0')}-01`, 'date', language).split('-')[1] ?? String(month)

const named = (language: string, style: 'long' | 'short') =>
  Array.from({ length: 12 }, (_, at): [string, number] => {
    const date = new Date(Date.UTC(2026, at, 1))
    return [new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' }).format(date).toLowerCase(), at + 1]
  })

/** From every name of a month, in lower case, to its number from 1. */
export const monthNames: ReadonlyMap<string, number> = new Map([
  ...languages.flatMap(language => [...named(language, 'long'), ...named(language, 'short')]),
  ...languages.flatMap(language =>
    Array.from({ length: 12 }, (_, at): [string, number] => [monthName(at + 1, language).toLowerCase(), at + 1]),
  ),
])
