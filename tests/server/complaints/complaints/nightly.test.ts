import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { complaintJobs } from '../../../../packages/server/src/complaints/jobs.ts'
import { withConnection } from '../../../../packages/server/src/platform/database/connection/pool.ts'
import type { LogFields } from '../../../../packages/server/src/platform/log/log.ts'
import { type Portal, usePortal } from '../../support/portal.ts'
import { peopleOf } from './support.ts'

const DAY = 24 * 3600
const portal = usePortal()
const query = async (sql: string, ...values: unknown[]) => (await portal().database.pool.query(sql, values)).rows

const runNight = async (services: Portal['services'] = portal().services) => {
  for (const job of complaintJobs) await job.run(services)
}

// Uses the portal's clock, which the tests move.
const yesterday = (many: number, name: string) =>
  query(
    `INSERT INTO complaints (id, identity_type, body, filed_at, updated_at)
     SELECT gen_random_uuid(), 'anonymous', $2 || n, $3::timestamptz, $3::timestamptz FROM generate_series(1, $1::int) n`,
    many,
    name,
    new Date(portal().services.now().getTime() - DAY * 1000).toISOString(),
  )

describe('the nightly jobs', () => {
  test('change only the order of rows, and keep every field, event, and version', async () => {
    const people = await peopleOf(portal())
    await yesterday(30, 'kept ')
    const [{ id }] = await query(`SELECT id FROM complaints WHERE body = 'kept 7'`)
    await people.act(id, 'comment', { version: 1, inner_comment: 'looked at' })
    await people.act(id, 'close', { version: 2, note: 'done' })
    const read = () => query('SELECT * FROM complaints ORDER BY id')
    const [before, events] = [await read(), await query('SELECT * FROM complaint_events ORDER BY id')]
    portal().pass(DAY)
    await runNight()
    const moved = before.map(row => ({ ...row, shuffled: row.identity_type === 'anonymous' }))
    expect(await read()).toEqual(moved)
    expect(await query('SELECT * FROM complaint_events ORDER BY id')).toEqual(events)
    const { body } = await portal().call('GET', `/complaints/${id}`, { as: people.officer })
    expect(body.data).toMatchObject({ status: 'closed', version: 3, inner_comment: 'looked at' })
  })

  test('leave no dead row in the table’s files', async () => {
    await query('CREATE EXTENSION pageinspect')
    const dead = async () => {
      const [{ pages }] = await query(`SELECT (pg_relation_size('complaints') / 8192)::int AS pages`)
      const [{ count }] = await query(
        `SELECT count(*)::int FROM generate_series(0, $1::int - 1) page, heap_page_items(get_raw_page('complaints', page))
         WHERE t_data IS NOT NULL AND t_xmax::text <> '0'`,
        pages,
      )
      return count
    }
    await yesterday(20, 'dead ')
    portal().pass(DAY)
    // An open snapshot, for example of an ANALYZE, can still see the old rows. The job has to outlast it.
    const reader = await portal().database.pool.connect()
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT FROM users')
    await complaintJobs[0]?.run(portal().services)
    expect(await dead()).toBeGreaterThan(0)
    const compacted = complaintJobs[1]?.run(portal().services)
    await setTimeout(300)
    await reader.query('COMMIT')
    reader.release()
    await compacted
    expect(await dead()).toBe(0)
  })

  test('lose no complaint and break no request while they run', async () => {
    const people = await peopleOf(portal())
    await yesterday(400, 'busy ')
    let over = false
    let filed = 0
    const failures: unknown[] = []
    const file = async () => {
      while (!over) {
        // One person may not file this many complaints in an hour.
        const sender = await portal().person('user')
        const { status, body } = await people.file(`while it runs ${filed}`, { type: 'user' }, sender)
        if (status === 200) filed++
        else failures.push(body)
      }
    }
    const handle = async () => {
      const rows = await query(`SELECT id FROM complaints WHERE body LIKE 'busy %' LIMIT 40`)
      for (const { id } of rows) {
        const { status, body } = await people.act(id, 'comment', { version: 1, inner_comment: 'seen' })
        if (status !== 200) failures.push(body)
      }
    }
    const read = async () => {
      while (!over) {
        const { body } = await portal().call('GET', '/complaints?search=busy&limit=1', { as: people.officer })
        if (body.total !== 400) failures.push(body)
      }
    }
    const others = [file(), file(), handle(), read()]
    for (let night = 0; night < 3; night++) {
      portal().pass(DAY)
      await runNight()
    }
    await others[2]
    over = true
    await Promise.all(others)
    expect(failures).toEqual([])
    expect(filed).toBeGreaterThan(0)
    expect(await query(`SELECT count(*)::int FROM complaints WHERE body LIKE 'while it runs %'`)).toEqual([
      { count: filed },
    ])
    expect(await query(`SELECT count(*)::int FROM complaints WHERE body LIKE 'busy %'`)).toEqual([{ count: 400 }])
    expect(await query(`SELECT count(*)::int FROM complaints WHERE inner_comment = 'seen'`)).toEqual([{ count: 40 }])
  })

  test('move each row once, and catch up on missed nights', async () => {
    const transactions = (name: string) =>
      query(`SELECT DISTINCT xmin::text AS xid FROM complaints WHERE body LIKE $1 || '%'`, name)
    await yesterday(3, 'in time ')
    await runNight()
    const moved = await transactions('in time ')
    expect(moved).toHaveLength(1)
    await query(
      `INSERT INTO complaints (id, identity_type, body, filed_at, updated_at)
       SELECT gen_random_uuid(), 'anonymous', 'missed ' || n, $1::timestamptz - n * interval '1 day', $1 FROM generate_series(1, 9) n`,
      portal().services.now().toISOString(),
    )
    await runNight()
    expect(await transactions('missed ')).toHaveLength(1)
    expect(await transactions('in time ')).toEqual(moved)
    expect(await query(`SELECT FROM marks WHERE name LIKE 'complaints%'`)).toEqual([])
  })

  test('shuffle every row even if the clock went forty days ahead and was set back', async () => {
    const people = await peopleOf(portal())
    const ahead = 40 * DAY
    const fileFour = async (name: string) => {
      for (let n = 0; n < 4; n++) expect((await people.file(`${name} ${n}`, { type: 'private' })).status).toBe(200)
    }
    portal().pass(ahead)
    await fileFour('of the wrong day')
    await runNight()
    portal().pass(-ahead)
    await people.file('a named one of today')
    const sender = await portal().person('user')
    for (let n = 0; n < 4; n++) await people.file(`of the right day ${n}`, { type: 'private' }, sender)
    portal().pass(DAY)
    await runNight()
    const rows = await query(
      `SELECT count(*)::int, count(DISTINCT xmin::text)::int AS transactions FROM complaints WHERE body LIKE 'of the%day%'`,
    )
    expect(rows).toEqual([{ count: 8, transactions: 1 }])
    portal().pass(ahead)
    await runNight()
    expect(await query(`SELECT FROM complaints WHERE identity_type = 'anonymous' AND NOT shuffled`)).toEqual([])
  })

  test('give up when a long transaction holds a lock, and succeed on the next run', async () => {
    await yesterday(1, 'gives way ')
    portal().pass(DAY)
    const client = await portal().database.pool.connect()
    await client.query('BEGIN; LOCK TABLE complaints IN ROW EXCLUSIVE MODE')
    await expect(complaintJobs[0]?.run(portal().services)).rejects.toMatchObject({ code: '55P03' })
    await client.query('COMMIT')
    client.release()
    await runNight()
    const people = await peopleOf(portal())
    expect((await people.file('after all')).status).toBe(200)
  })

  test('warn without the right to compact the table, change nothing, and then give up', async () => {
    await yesterday(5, 'foreign ')
    portal().pass(DAY)
    await complaintJobs[0]?.run(portal().services)
    const { database, services } = portal()
    await query('CREATE ROLE guest_here LOGIN')
    await query('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO guest_here')
    const pool = new pg.Pool({ connectionString: database.url.replace('portal@', 'guest_here@') })
    const warned: (LogFields | string)[] = []
    const log = { ...services.log, warn: (fields: LogFields, event: string) => void warned.push(fields, event) }
    try {
      const asOwner = <Result>(run: (client: pg.PoolClient) => Promise<Result>) =>
        withConnection({ connectionString: database.url.replace('portal@', 'guest_here@') }, run)
      const asGuest = { ...services, log, database: { ...database, pool, asOwner, embedded: true } }
      await complaintJobs[1]?.run(asGuest)
      await complaintJobs[1]?.run(asGuest)
    } finally {
      await pool.end()
      await query('DROP OWNED BY guest_here')
      await query('DROP ROLE guest_here')
    }
    expect(warned.filter(one => typeof one === 'string')).toEqual([
      'complaints not compacted: no right to',
      'complaints not compacted: not possible on this database',
    ])
    expect(await query(`SELECT count(*)::int FROM complaints WHERE body LIKE 'foreign %'`)).toEqual([{ count: 5 }])
  })
})
