import { fold as foldLetters } from '../field/choices/match.ts'

/** Letters as other keyboards than Arabic ones type them, and what some leave out. */
const FORMS: Readonly<Record<string, string>> = { ی: 'ي', ک: 'ك', ٱ: 'ا', ء: '', ß: 'ss' }

/** Western digits for the ones that Arabic (U+0660) and Persian (U+06F0) keyboards type. */
const western = (digit: string) => String((digit.codePointAt(0) ?? 0) & 15)

/**
 * A word as it is compared: as fields compare their choices (case, accents, vowel marks, seats of hamza, final ya and
 * ta), and with Western digits, spaces for signs, and one form for letters that several keyboards have.
 */
export const fold = (text: string): string =>
  foldLetters(text)
    .replace(/[٠-٩۰-۹]/g, western)
    .replace(/[یکٱءß]/g, form => FORMS[form] ?? form)
    .replace(/[\p{P}\s]+/gu, ' ')
    .trim()

/** The word, and the word without the article when it begins with one. */
const readings = (word: string): readonly string[] =>
  /^ال./.test(word) && word.length > 4 ? [word, word.slice(2)] : [word]

const weigh = (name: string, word: string): number => {
  if (name.startsWith(word)) return 4
  const words = name.split(' ').flatMap(readings)
  if (words.some(one => one.startsWith(word))) return 3
  return word.length > 1 && name.includes(word) ? 2 : 0
}

/** How well a query fits a thing with these names, the first of which is shown; 0 when it does not. */
export const weightOf = (query: string, names: readonly string[]): number => {
  const words = fold(query).split(' ').filter(Boolean)
  const folded = names.map(fold)
  const best = words.map(word =>
    Math.max(
      ...folded.map((name, index) => {
        const weight = Math.max(...readings(word).map(reading => weigh(name, reading)))
        // A name that is not shown counts less than the one that is.
        return index > 0 && weight > 0 ? weight - 0.5 : weight
      }),
    ),
  )
  return best.some(weight => weight === 0) ? 0 : best.reduce((sum, weight) => sum + weight, 0)
}
