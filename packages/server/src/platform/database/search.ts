import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from './index.ts'

/** The words of a search as rows are searched in them: folded in one place only, the database. */
export const wordsOf = async (db: Orm, search: string | undefined): Promise<string[]> => {
  if (!search?.trim()) return []
  const { rows } = await db.execute<{ folded: string }>(sql`SELECT search_words(${search}) AS folded`)
  return [...new Set(rows[0]?.folded.split(' ').filter(Boolean))]
}

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/**
 * That the column `words` contains a word. Trigrams find three letters anywhere, and one or two where a word begins;
 * shorter ones would read the whole table.
 */
export const holdsWord = (word: string, words: SQL = sql`words`): SQL =>
  sql`${words} LIKE ${[...word].length < 3 ? `% ${escaped(word)}%` : `%${escaped(word)}%`}`
