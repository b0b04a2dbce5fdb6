import { beforeAll, expect, test } from 'vitest'
import { pageOfUsers } from '../../../../packages/server/src/people/users/store.ts'
import { openPool } from '../../../../packages/server/src/platform/database/connection/pool.ts'
import { ormOn } from '../../../../packages/server/src/platform/database/transaction.ts'
import { useDatabase } from '../../support/platform/database.ts'

const database = useDatabase()

const MANY = 20_000

// Rows are in name order. All of them contain `everywhere`, the last thousand `faraway`, and every 400th `rarely`.
beforeAll(async () => {
  await database().pool.query(`
    ALTER TABLE users SET (autovacuum_enabled = false);
    INSERT INTO users (id, type, email, first_name_en, last_name_en, first_name_ar, last_name_ar)
    SELECT gen_random_uuid(), 'user', n || '@everywhere.'
        || CASE WHEN n > ${MANY - 1000} THEN 'faraway.' WHEN n % 400 = 0 THEN 'rarely.' ELSE '' END || 'test',
      'Rima', lpad(n::text, 6, '0'), 'ريما', 'حداد'
    FROM generate_series(1, ${MANY}) n`)
  await database().pool.query('VACUUM ANALYZE users')
})

/** Returns a page of results and how many rows PostgreSQL read for it. */
const find = async (search: string, given: object = {}) => {
  // A single connection, so that its statistics can be flushed.
  const pool = openPool({ connectionString: database().url }, 'start')
  const rowsRead = async () => {
    await pool.query('SELECT pg_stat_force_next_flush()')
    const { rows } = await pool.query<{ read: string }>(
      `SELECT seq_tup_read + idx_tup_fetch AS read FROM pg_stat_user_tables WHERE relname = 'users'`,
    )
    return Number(rows[0]?.read)
  }
  try {
    const before = await rowsRead()
    const page = await pageOfUsers(ormOn(pool), { search, ...given })
    return { ...page, read: (await rowsRead()) - before }
  } finally {
    await pool.end()
  }
}

test('a word in many rows is found and counted without reading all rows', async () => {
  for (const given of [{}, { sort: '-full_name_en' }, { sort: '-created_at' }]) {
    const { data, total, total_exact, read } = await find('everywhere', given)
    expect([data.length, total, total_exact]).toEqual([25, 1000, false])
    expect(read).toBeLessThan(1500)
  }
})

test('a word far down the sort order is found without a scan up to it', async () => {
  const { data, total, read } = await find('faraway')
  expect([data[0]?.last_name_en, total]).toEqual(['019001', 1000])
  expect(read).toBeLessThan(4000)
})

test('a rare word is found by index, even with stale statistics', async () => {
  const asked = await find('rarely')
  expect([asked.data.length, asked.total, asked.total_exact]).toEqual([25, 47, true])
  expect(asked.read).toBeLessThan(2000)
  // The stale statistics claim that every row contains the word, but none does any more.
  await database().pool.query(`UPDATE users SET email = replace(email, 'everywhere', 'elsewhere')`)
  await database().pool.query('VACUUM users')
  const gone = await find('everywhere')
  expect([gone.data.length, gone.total]).toEqual([0, 0])
  expect(gone.read).toBeLessThan(2000)
})

const orders = {
  full_name_en: `first_name_en || ' ' || last_name_en, id`,
  '-full_name_en': `first_name_en || ' ' || last_name_en DESC, id DESC`,
  created_at: 'created_at, id',
} as const

const MOST = 1500

test('pages of a search contain all matches in order, each once', async () => {
  for (const search of ['elsewhere faraway', 'rarely', 'rima 000']) {
    const words = search.split(' ').map(word => `words LIKE '%${word}%'`)
    for (const [sort, order] of Object.entries(orders)) {
      const ids: string[] = []
      let cursor: string | undefined
      do {
        const page = await find(search, { sort, limit: 100, ...(cursor && { cursor }) })
        ids.push(...page.data.map(({ id }) => id))
        cursor = page.next_cursor ?? undefined
      } while (cursor && ids.length < MOST)
      const { rows } = await database().pool.query<{ id: string }>(
        `SELECT id FROM users WHERE ${words.join(' AND ')} ORDER BY ${order} LIMIT ${MOST}`,
      )
      expect(ids).toEqual(rows.map(({ id }) => id))
    }
  }
})
