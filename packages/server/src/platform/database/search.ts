import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from './index.ts'

// Put before what follows a sign of an address: `search_words` lets control characters through.
const BEGIN = '\u0001'

// Trigrams find three letters anywhere, and one or two where a word begins; shorter ones would read the whole table.
const asSearched = (word: string) => {
  if (word.startsWith(BEGIN)) return word.replace(BEGIN, ' ')
  return [...word].length < 3 ? ` ${word}` : word
}

/**
 * The words of a search as rows are searched in them: folded in one place only, the database. What has to be the
 * beginning of a word has a space before it: one or two letters, and what follows a dot or an at sign, as in an address,
 * since far fewer rows contain that.
 */
export const wordsOf = async (db: Orm, search: string | undefined): Promise<string[]> => {
  if (!search?.trim()) return []
  const marked = search.replaceAll(/[.@](?=[\p{L}\p{N}])/gu, ` ${BEGIN}`)
  const { rows } = await db.execute<{ folded: string }>(sql`SELECT search_words(${marked}) AS folded`)
  return [...new Set(rows[0]?.folded.split(' ').filter(Boolean).map(asSearched))]
}

const patternOf = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** That the column `words` contains a word of `wordsOf`. */
export const holdsWord = (word: string, words: SQL = sql`words`): SQL => sql`${words} LIKE ${patternOf(word)}`

// Three letters in a row, or one that follows a sign, as the first of a pattern for short words follows a space.
const hasTrigram = (pattern: string) => /[\p{L}\p{N}]{3}|[^\p{L}\p{N}%][\p{L}\p{N}]/u.test(pattern)

/**
 * The same, found by the trigram index of `words` whatever the statistics say: of a pattern that is read by a subquery
 * the planner assumes that one row in 200 holds it. Signs alone are in no trigram; all rows are read for them.
 */
export const holdsIndexedWord = (word: string): SQL => {
  const pattern = patternOf(word)
  return hasTrigram(pattern) ? sql`words LIKE (SELECT ${pattern}::text)` : holdsWord(word)
}
