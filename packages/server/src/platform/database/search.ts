import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from './index.ts'

// Marks the beginning of a word after a dot or an at sign. `search_words` keeps control characters.
const BEGIN = '\u0001'

// Trigrams find three letters anywhere, but one or two only at the beginning of a word without a table scan.
const asSearched = (word: string) => {
  if (word.startsWith(BEGIN)) return word.replace(BEGIN, ' ')
  return [...word].length < 3 ? ` ${word}` : word
}

/**
 * Splits a search into words, normalised by the database as its `words` columns are. A leading space means that the
 * match must begin a word. It marks one or two letters, and what follows a dot or an at sign, as in email addresses.
 * Far fewer rows match these.
 */
export const wordsOf = async (db: Orm, search: string | undefined): Promise<string[]> => {
  if (!search?.trim()) return []
  const marked = search.replaceAll(/[.@](?=[\p{L}\p{N}])/gu, ` ${BEGIN}`)
  const { rows } = await db.execute<{ folded: string }>(sql`SELECT search_words(${marked}) AS folded`)
  return [...new Set(rows[0]?.folded.split(' ').filter(Boolean).map(asSearched))]
}

const patternOf = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** Condition: the column `words` contains a word from `wordsOf`. */
export const holdsWord = (word: string, words: SQL = sql`words`): SQL => sql`${words} LIKE ${patternOf(word)}`

// Three letters in a row, or a letter after a non-letter, such as the space before short words.
const hasTrigram = (pattern: string) => /[\p{L}\p{N}]{3}|[^\p{L}\p{N}%][\p{L}\p{N}]/u.test(pattern)

/**
 * Like `holdsWord`, but always uses the trigram index of `words`. For a pattern from a subquery, the planner assumes
 * that one row in 200 matches. Punctuation has no trigrams, so it scans all rows.
 */
export const holdsIndexedWord = (word: string): SQL => {
  const pattern = patternOf(word)
  return hasTrigram(pattern) ? sql`words LIKE (SELECT ${pattern}::text)` : holdsWord(word)
}
