import { foldLetters } from '../field/choices/match.ts'

/** Maps letters of Persian and other keyboards to Arabic forms, and handles letters that people often omit. */
const FORMS: Readonly<Record<string, string>> = { ی: 'ي', ک: 'ك', ٱ: 'ا', ء: '', ß: 'ss' }

/** Converts digits of Arabic (U+0660) and Persian (U+06F0) keyboards to Western ones. */
const western = (digit: string) => String((digit.codePointAt(0) ?? 0) & 15)

/**
 * Normalises text for comparison. Folds case, accents, vowel marks, hamza seats, final ya, and ta, as the fields do.
 * Also converts digits, replaces punctuation with spaces, and unifies keyboard variants of letters.
 */
export const fold = (text: string): string =>
  foldLetters(text)
    .replace(/[٠-٩۰-۹]/g, western)
    .replace(/[یکٱءß]/g, form => FORMS[form] ?? form)
    .replace(/[\p{P}\s]+/gu, ' ')
    .trim()

/** The word, and also the word without a leading Arabic article. */
const readings = (word: string): readonly string[] =>
  /^ال./.test(word) && word.length > 4 ? [word, word.slice(2)] : [word]

const weigh = (name: string, word: string): number => {
  if (name.startsWith(word)) return 4
  const words = name.split(' ').flatMap(readings)
  if (words.some(one => one.startsWith(word))) return 3
  return word.length > 1 && name.includes(word) ? 2 : 0
}

/** Scores how well a query matches an item's names; 0 means no match. The first name is the displayed one. */
export const weightOf = (query: string, names: readonly string[]): number => {
  const words = fold(query).split(' ').filter(Boolean)
  const folded = names.map(fold)
  const best = words.map(word =>
    Math.max(
      ...folded.map((name, index) => {
        const weight = Math.max(...readings(word).map(reading => weigh(name, reading)))
        // A hidden name ranks below the displayed one.
        return index > 0 && weight > 0 ? weight - 0.5 : weight
      }),
    ),
  )
  return best.some(weight => weight === 0) ? 0 : best.reduce((sum, weight) => sum + weight, 0)
}
