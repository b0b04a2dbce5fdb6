import { limits } from '@portal/contract/core/fields/limits'
import { type FoundRecord, recordKinds, searchRecords } from '@portal/contract/workspace/search'
import { type SQL, sql } from 'drizzle-orm'
import { holdsWord, wordsOf } from '../../platform/database/search.ts'
import { handle } from '../../platform/http/handle.ts'
import { readerOf } from '../records/visible.ts'
import { mayFind, searchedKinds } from './kinds.ts'

/** Searches all kinds of records that the person sees. */
export const searchRoutes = [
  handle(searchRecords, async ({ search }, context) => {
    const words = await wordsOf(context.db, search)
    const reader = await readerOf(context)
    const kinds = recordKinds.filter(kind => mayFind(reader, searchedKinds[kind]))
    if (words.length === 0 || kinds.length === 0) return { data: [] }
    const parts = kinds.map(kind => {
      const { table, shown, visible, words: column = sql`words` } = searchedKinds[kind]
      const [en, ar, detail] = shown
      const all: readonly SQL[] = [visible?.(reader) ?? sql`true`, ...words.map(word => holdsWord(word, column))]
      return sql`(SELECT ${kind}::text AS kind, id, ${en} AS title_en, ${ar} AS title_ar, ${detail} AS detail
        FROM ${sql.identifier(table)} WHERE ${sql.join([...all], sql` AND `)} LIMIT ${limits.found_of_kind})`
    })
    const { rows } = await context.db.execute<FoundRecord>(sql.join(parts, sql` UNION ALL `))
    return { data: rows.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind)) }
  }),
]
