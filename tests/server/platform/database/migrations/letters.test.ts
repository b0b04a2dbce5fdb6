import type pg from 'pg'
import { expect, test } from 'vitest'
import { knowLetters } from '../../../../../packages/server/src/platform/database/connection/letters.ts'
import { openPool, withConnection } from '../../../../../packages/server/src/platform/database/connection/pool.ts'
import { newDatabase, useDatabase } from '../../../support/platform/database.ts'

const database = useDatabase()

const trigramsOf = async (pool: pg.Pool | pg.PoolClient, word: string) =>
  (await pool.query<{ found: string[] }>('select show_trgm($1) as found', [word])).rows[0]?.found ?? []

const ARABIC = 'كاتب'

test('Arabic words have trigrams for the search index', async () => {
  expect(await trigramsOf(database().pool, ARABIC)).toHaveLength(ARABIC.length + 1)
})

// `template0` has the locale that databases had before this change.
test('an older database gets the Arabic locale and rebuilt indexes', async () => {
  const { url, drop } = await newDatabase('template0')
  const config = { connectionString: url }
  try {
    await withConnection(config, async client => {
      await client.query('create extension pg_trgm; create table notes (words text not null)')
      await client.query(`insert into notes select 'سطر ' || n from generate_series(1, 500) n`)
      await client.query('insert into notes values ($1)', [` ${ARABIC} `])
      await client.query('create index notes_words on notes using gin (words gin_trgm_ops)')
      expect(await trigramsOf(client, ARABIC)).toEqual([])
    })
    await knowLetters(config)
    // A second start changes nothing.
    await knowLetters(config)
    const pool = openPool(config, 'calls')
    await pool.query('set enable_seqscan = off')
    const plan = await pool.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, costs off, timing off) select from notes where words like '%${ARABIC}%'`,
    )
    const lines = plan.rows.map(row => row['QUERY PLAN']).join('\n')
    expect(lines).toContain('notes_words')
    expect(lines).not.toContain('Rows Removed by Index Recheck')
    expect(lines).toMatch(/Bitmap Heap Scan on notes \(actual rows=1\./)
    await pool.end()
  } finally {
    await drop()
  }
})
