import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { describe, expect, test } from 'vitest'
import { startPortal } from './running-portal.ts'

const TEXT = 'the warden of the violet lighthouse takes money'
const FORBIDDEN = 'refused because of the crimson submarine'
const NAME = 'Quetzalcoatl of the third floor'
const AGENT = 'Netscape-Navigator/4.08 (distinctive)'
const ADDRESS = '127.0.0.73'
const KEY = 'distinctive-idempotency-key-0815'

interface Found {
  readonly table: string
  readonly row: string
}

/**
 * Every row of every table and view as text, including the catalog. Leaves out NUMA views, which most machines don't
 * support.
 */
const dump = async (pool: pg.Pool): Promise<Found[]> => {
  const { rows: tables } = await pool.query<{ schema: string; name: string }>(
    `SELECT n.nspname AS schema, c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'm', 'v', 'p', 'S') AND c.relname NOT LIKE '%numa'`,
  )
  const found: Found[] = []
  for (const { schema, name } of tables) {
    const table = `"${schema}"."${name}"`
    const { rows } = await pool.query<{ row: string }>(`SELECT t::text AS row FROM ${table} t`).catch(error => {
      // Only a standby or another kind of server can answer these views.
      if (['55000', '0A000', '42809'].includes(error.code)) return { rows: [] }
      throw error
    })
    found.push(...rows.map(({ row }) => ({ table: `${schema}.${name}`, row })))
  }
  return found
}

const walOf = (cluster: string) =>
  readdirSync(join(cluster, 'pg_wal'))
    .filter(name => /^[0-9A-F]{24}$/.test(name))
    .map(name => readFileSync(join(cluster, 'pg_wal', name)))

describe('a private complaint in a running portal', () => {
  test('leaves no link to its sender in tables, views, or logs', { timeout: 120_000 }, async () => {
    const portal = await startPortal()
    const browser = { 'user-agent': AGENT, 'content-type': 'application/json' }
    const login = JSON.stringify({ email: 'user@demo.test', password: 'Portal-Demo-2026' })
    const answer = await portal.send('POST', '/api/login', browser, login, ADDRESS)
    expect(answer.status).toBe(200)
    const token = /session=([^;]+)/.exec(String(answer.headers['set-cookie']))?.[1] ?? ''
    expect(token.length).toBeGreaterThan(20)
    const { id: userId, full_name_en, full_name_ar } = JSON.parse(answer.text).data
    const cookie = `session=${token}`
    // The session is so old that any other request would update its time of use.
    await portal.pool.query(`UPDATE sessions SET last_seen_at = now() - interval '1 hour'`)
    const trails = async () =>
      (
        await portal.pool.query(
          // Each column needs a unique name, because the driver returns only the last of several equal names.
          `SELECT (SELECT json_agg(s) FROM sessions s) AS sessions, (SELECT json_agg(a) FROM audit a) AS audit,
             (SELECT json_agg(k) FROM idempotency_keys k) AS keys, (SELECT json_agg(a) FROM attempts a) AS attempts,
             (SELECT count(*) FROM emails) AS emails, (SELECT json_agg(u) FROM users u) AS users`,
        )
      ).rows
    const before = await trails()
    expect(Object.keys(before[0] ?? {})).toHaveLength(6)
    await expect.poll(portal.said).toContain('/api/login')
    const linesBefore = portal.said()

    const file = (body: unknown, headers: Record<string, string> = { cookie }) =>
      portal.send(
        'POST',
        '/api/complaints',
        { ...browser, ...headers },
        typeof body === 'string' ? body : JSON.stringify(body),
        ADDRESS,
      )
    const draft = { body: TEXT, type: 'private', null_username: NAME }
    await portal.pool.query(`ALTER TABLE complaints ADD CONSTRAINT trap CHECK (body NOT LIKE '%crimson%')`)
    const statuses = [
      await file(draft, { cookie, 'idempotency-key': KEY }),
      await file(draft, { cookie, 'idempotency-key': KEY }),
      await file({ ...draft, body: '' }),
      await file({ ...draft, body: FORBIDDEN }),
      await file(draft, {}),
      await file(draft, { cookie, origin: 'https://elsewhere.example' }),
      await file(draft, { cookie, 'idempotency-key': '!' }),
      await file('{"body": "cut off'),
    ].map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 400, 500, 401, 403, 400, 400])
    expect(await trails()).toEqual(before)

    // A named complaint is logged, in contrast. The earlier requests left only the line of the failure.
    expect((await file({ body: 'a plain one', type: 'user' })).status).toBe(200)
    const logged = () => portal.said().slice(linesBefore.length).split('\n').filter(Boolean)
    await expect.poll(logged).toContainEqual(expect.stringContaining('"route":"/api/complaints"'))
    const lines = logged().map(line => JSON.parse(line))
    expect(lines.map(({ level: _, time: __, ms: ___, ...rest }) => rest)).toEqual([
      { error: 'DatabaseError', code: '23514', msg: 'failed' },
      { method: 'POST', route: '/api/complaints', status: 200, msg: 'answered' },
    ])

    const { rows } = await portal.pool.query<{ id: string; row: string }>(
      `SELECT id, c::text AS row FROM complaints c WHERE body = $1`,
      [TEXT],
    )
    const [own] = rows
    expect(rows).toHaveLength(1)
    const sender = [
      ...[userId, userId.replaceAll('-', ''), 'user@demo.test', full_name_en, full_name_ar, AGENT, ADDRESS, KEY, token],
      createHash('sha256').update(token).digest('hex'),
      createHash('sha256').update(KEY).digest('hex'),
    ]
    for (const trace of sender) expect(own?.row).not.toContain(trace)

    const everything = await dump(portal.pool)
    const mentions = (trace: string) => [
      ...new Set(everything.filter(({ row }) => row.includes(trace)).map(({ table }) => table)),
    ]
    // This shows that the search finds what exists.
    expect(mentions(userId)).toEqual(expect.arrayContaining(['public.users', 'public.sessions']))
    expect(everything.length).toBeGreaterThan(3000)
    for (const trace of [own?.id ?? 'none', TEXT, NAME]) expect(mentions(trace)).toEqual(['public.complaints'])
    expect(everything.filter(({ row }) => row.includes(TEXT))).toHaveLength(1)
    for (const trace of [ADDRESS, AGENT, KEY, token, FORBIDDEN]) expect(mentions(trace)).toEqual([])

    const logs = portal.said() + portal.databaseSaid()
    for (const trace of [...sender, own?.id ?? 'none', TEXT, NAME, FORBIDDEN, 'lighthouse', 'crimson'])
      expect(logs.includes(trace) && trace !== 'user@demo.test', trace).toBe(false)
  })

  test('disappears from the write-ahead log and the dead rows after the portal’s own nightly jobs', {
    timeout: 120_000,
  }, async () => {
    const portal = await startPortal()
    const login = JSON.stringify({ email: 'trainee@demo.test', password: 'Portal-Demo-2026' })
    const json = { 'content-type': 'application/json' }
    const answer = await portal.send('POST', '/api/login', json, login)
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
    const body = JSON.stringify({ body: TEXT, type: 'private' })
    expect((await portal.send('POST', '/api/complaints', { ...json, cookie }, body)).status).toBe(200)
    const inWal = () => walOf(portal.cluster).some(file => file.includes(TEXT))
    expect(inWal()).toBe(true)

    await portal.pool.query(
      `UPDATE complaints SET filed_at = filed_at - interval '1 day', updated_at = updated_at - interval '1 day'
       WHERE identity_type = 'anonymous'`,
    )
    await portal.pool.query(`UPDATE jobs SET run_at = now() WHERE name LIKE 'complaints%'`)
    // The row was moved, and no mark asks for another rewrite of the table.
    const done = () =>
      portal.pool.query(
        `SELECT FROM complaints WHERE body = $1 AND shuffled AND NOT EXISTS (SELECT FROM marks WHERE name = 'complaints_moved')`,
        [TEXT],
      )
    while ((await done()).rowCount === 0) await sleep(200)

    expect(inWal()).toBe(false)
    await portal.pool.query('CREATE EXTENSION pageinspect')
    const { rows } = await portal.pool.query(
      `SELECT count(*)::int FROM generate_series(0, (pg_relation_size('complaints') / 8192)::int - 1) page,
         heap_page_items(get_raw_page('complaints', page)) WHERE t_data IS NOT NULL AND t_xmax::text <> '0'`,
    )
    expect(rows).toEqual([{ count: 0 }])
    const stored = await portal.pool.query(`SELECT FROM complaints WHERE body = $1`, [TEXT])
    expect(stored.rowCount).toBe(1)
  })
})

describe('the demo', () => {
  test('has plausible complaints of both kinds, in both languages, and in every state', async () => {
    const { pool } = await startPortal()
    const { rows } = await pool.query(
      `SELECT identity_type, status, count(*)::int, count(*) FILTER (WHERE body ~ '[ء-ي]')::int AS arabic,
         count(reply)::int AS replies, count(inner_comment)::int AS comments
       FROM complaints GROUP BY 1, 2 ORDER BY 1, 2`,
    )
    expect(rows.map(row => `${row.identity_type} ${row.status}`)).toEqual([
      'anonymous closed',
      'anonymous new',
      'self closed',
      'self new',
    ])
    expect(rows.every(row => row.count > 1 && row.arabic > 0)).toBe(true)
    expect(rows.reduce((sum, row) => sum + row.count, 0)).toBe(24)
    expect(rows.reduce((sum, row) => sum + row.replies, 0)).toBeGreaterThan(5)
    const wrong = await pool.query(
      `SELECT FROM complaints WHERE filed_at > now() OR updated_at > now() OR updated_at < filed_at
         OR (identity_type = 'anonymous' AND filed_at <> date_trunc('day', filed_at, 'UTC'))`,
    )
    expect(wrong.rowCount).toBe(0)
  })
})
