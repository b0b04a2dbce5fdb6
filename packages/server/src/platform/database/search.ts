import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from './index.ts'

/** The words of a search as rows are searched in them: folded in one place only, the database. */
export const wordsOf = async (db: Orm, search: string | undefined): Promise<string[]> => {
  if (!search?.trim()) return []
  const { rows } = await db.execute<{ folded: string }>(sql`SELECT search_words(${search}) AS folded`)
  return [...new Set(rows[0]?.folded.split(' ').filter(Boolean))]
}

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&')

const patternOf = (word: string) => ([...word].length < 3 ? `% ${escaped(word)}%` : `%${escaped(word)}%`)

/**
 * That the column `words` contains a word. Trigrams find three letters anywhere, and one or two where a word begins;
 * shorter ones would read the whole table.
 */
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
