import { formatDate } from '../../DateText/format.ts'

/** Arabic has two sets of month names. The parser accepts both, and the formatter writes one. */
const languages = ['en', 'ar', 'ar-AE', 'ar-SY'] as const

/** The month's name in the portal's date format. */
export const monthName = (month: number, language: string): string =>
  formatDate(`2026-${String(month).padStart(2, '0')}-01`, 'date', language).split('-')[1] ?? String(month)

/** Ignores case and the hamza over or under alef, because people often leave them out. */
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

/** A month's number, from 1, by its name in English or Arabic. */
export const monthNamed = (name: string): number | undefined => names.get(fold(name))

/** The months whose names start with these letters. */
export const monthsStartingWith = (letters: string): readonly number[] => [
  ...new Set([...names].filter(([name]) => name.startsWith(fold(letters))).map(([, month]) => month)),
]
