import { formatDate } from '../../DateText/format.ts'

/** Arabic months have two sets of names; both are understood, one is written. */
const languages = ['en', 'ar', 'ar-AE', 'ar-SY'] as const

/** The month's name as the portal writes it in a date. */
export const monthName = (month: number, language: string): string =>
  formatDate(`2026-${String(month).padStart(2, '0')}-01`, 'date', language).split('-')[1] ?? String(month)

/** Without what people leave out as they type: capitals, and the hamza over alef. */
const fold = (name: string) => name.toLowerCase().replace(/[أإآ]/g, 'ا')

const named = (language: string, style: 'long' | 'short') =>
  Array.from({ length: 12 }, (_, at): [string, number] => {
    const date = new Date(Date.UTC(2026, at, 1))
    return [fold(new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' }).format(date)), at + 1]
  })

const written = (language: string) =>
  Array.from({ length: 12 }, (_, at): [string, number] => [fold(monthName(at + 1, language)), at + 1])

const names = new Map(
  languages.flatMap(language => [...named(language, 'long'), ...named(language, 'short'), ...written(language)]),
)

/** The number of a month from 1 by its name in any of the portal's languages. */
export const monthOf = (name: string): number | undefined => names.get(fold(name))

/** The months whose names begin so. */
export const monthsFrom = (letters: string): readonly number[] => [
  ...new Set([...names].filter(([name]) => name.startsWith(fold(letters))).map(([, month]) => month)),
]
