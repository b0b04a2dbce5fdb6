import type pg from 'pg'
import { withConnection } from './connection/pool.ts'

const KNOWN = 'C.UTF-8'

const TRIGRAM_INDEXES = `
  select pg_index.indexrelid from pg_index join pg_opclass on pg_opclass.oid = any (pg_index.indclass)
  where opcname = 'gin_trgm_ops'`

// Asked on a transaction that is undone: a database whose character types the machine lacks cannot be opened again.
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
 * Lets the embedded database distinguish letters beyond ASCII from signs. Trigrams are made of letters: where Arabic
 * has none, no index contains any of it, and a search for an Arabic word reads every row. Sorting stays that of ICU.
 * Databases made before have their indexes rebuilt; those are out of use until then, so that a start cut short loses
 * nothing. Where the machine does not know such letters, search finds the same and takes longer.
 */
export const knowLetters = async (config: pg.PoolConfig): Promise<void> => {
  await withConnection(config, async client => {
    const { rows } = await client.query(
      'select from pg_database where datname = current_database() and datctype = $1',
      ['C'],
    )
    if (rows.length > 0 && (await isOnMachine(client))) await startKnowing(client)
  })
  // A connection has the letters that it was opened with.
  await withConnection(config, async client => {
    const { rows } = await client.query<{ name: string }>(`
      select indexrelid::regclass::text as name from pg_index
      where not indisvalid and indexrelid in (${TRIGRAM_INDEXES})`)
    for (const { name } of rows) await client.query(`reindex index ${name}`)
  })
}
