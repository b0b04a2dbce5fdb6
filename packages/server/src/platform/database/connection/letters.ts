import type pg from 'pg'
import { withConnection } from './pool.ts'

const KNOWN = 'C.UTF-8'

const TRIGRAM_INDEXES = `
  select pg_index.indexrelid from pg_index join pg_opclass on pg_opclass.oid = any (pg_index.indclass)
  where opcname = 'gin_trgm_ops'`

// Tests in a transaction that rolls back. A database whose character type is missing can't be opened again.
const isOnMachine = async (client: pg.PoolClient): Promise<boolean> => {
  await client.query('begin')
  try {
    await client.query(`create collation known_letters (provider = libc, lc_collate = 'C', lc_ctype = '${KNOWN}')`)
    return true
  } catch {
    return false
  } finally {
    await client.query('rollback')
  }
}

const startKnowing = (client: pg.PoolClient) =>
  client.query(`
    begin;
    update pg_database set datctype = '${KNOWN}' where datname = current_database();
    update pg_index set indisvalid = false where indexrelid in (${TRIGRAM_INDEXES});
    commit;`)

/**
 * Makes the embedded database recognise letters beyond ASCII, by setting its character type to C.UTF-8. Trigrams
 * consist of letters. With the type `C`, indexes contain no Arabic, and a search for an Arabic word scans the table.
 * ICU still sorts.
 *
 * In existing databases, the trigram indexes are marked invalid until they are rebuilt, so an interrupted start is
 * safe. On machines without C.UTF-8, search works but is slower.
 */
export const knowLetters = async (config: pg.PoolConfig): Promise<void> => {
  await withConnection(config, async client => {
    const { rows } = await client.query(
      'select from pg_database where datname = current_database() and datctype = $1',
      ['C'],
    )
    if (rows.length > 0 && (await isOnMachine(client))) await startKnowing(client)
  })
  // A session keeps the character type that it started with, so open a new connection.
  await withConnection(config, async client => {
    const { rows } = await client.query<{ name: string }>(`
      select indexrelid::regclass::text as name from pg_index
      where not indisvalid and indexrelid in (${TRIGRAM_INDEXES})`)
    for (const { name } of rows) await client.query(`reindex index ${name}`)
  })
}
