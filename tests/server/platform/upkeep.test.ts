import { describe, expect, test } from 'vitest'
import { dailyAt } from '../../../packages/server/src/platform/jobs/jobs.ts'
import { sealKeyOf } from '../../../packages/server/src/requests/signatures/seal.ts'
import { clean } from '../../../packages/server/src/workspace/installation/cleaning.ts'
import { deleteOld } from '../../../packages/server/src/workspace/vitals/store.ts'
import { usePortal } from '../support/portal.ts'

const portal = usePortal({ TIME_ZONE: 'Asia/Damascus' })
const query = (sql: string, values: unknown[] = []) => portal().database.pool.query(sql, values)
const report = (body: object, from?: string) => portal().call('POST', '/vitals', { body, ...(from && { from }) })

describe('web vitals', () => {
  test('are reported to system administrators as the 75th percentile of 28 days by route', async () => {
    for (const value of [100, 200, 300, 400, 500]) await report({ name: 'LCP', route: 'Login', value })
    await report({ name: 'CLS', route: 'Login', value: 0.05 })
    await report({ name: 'LCP', route: 'Signup', value: 1000 })
    await query(`INSERT INTO vitals (day, route, name, value) VALUES (current_date - 28, 'Login', 'LCP', 9000),
      (current_date - 27, 'Login', 'LCP', 100)`)
    const { body } = await portal().call('GET', '/vitals', { as: await portal().person('sysadmin') })
    expect(body.data).toEqual([
      { route: 'Login', name: 'CLS', p75: 0.05, samples: 1 },
      { route: 'Login', name: 'LCP', p75: 375, samples: 6 },
      { route: 'Signup', name: 'LCP', p75: 1000, samples: 1 },
    ])
  })

  test('are deleted after 28 days', async () => {
    await deleteOld(portal().database.orm)
    const { rows } = await query('SELECT count(*)::int AS old FROM vitals WHERE day <= current_date - 28')
    expect(rows).toEqual([{ old: 0 }])
    expect((await query('SELECT 1 FROM vitals')).rowCount).toBe(8)
  })

  test('are rejected if their values are impossible', async () => {
    for (const wrong of [{ value: -1 }, { value: 1e9 }, { value: '5' }, { name: 'FID' }, { route: 'a/../b' }])
      expect((await report({ name: 'LCP', route: 'Login', value: 5, ...wrong })).status).toBe(400)
  })
})

describe('GET /installation', () => {
  test('returns demo, mail, time zone and seal keys', async () => {
    const { body } = await portal().call('GET', '/installation')
    const seal_keys = [sealKeyOf(portal().services.secretKey)]
    expect(body.data).toEqual({ demo: false, sends_mail: false, time_zone: 'Asia/Damascus', seal_keys })
  })
})

describe('the nightly cleanup', () => {
  test('deletes expired rows and nothing else', async () => {
    const { id } = await portal().person('user')
    await query(
      `INSERT INTO sessions (token_hash, user_id, expires_at) VALUES ('old', $1, now() - interval '1 second')`,
      [id],
    )
    await query(
      `INSERT INTO codes (owner_id, purpose, code_hash, expires_at) VALUES
       ($1, 'verify', 'x', now() - interval '25 hours'), ($1, 'reset', 'x', now() - interval '1 hour')`,
      [id],
    )
    await query(`DELETE FROM attempts`)
    await query(
      `INSERT INTO attempts VALUES ('old', date_trunc('day', now(), 'UTC') - interval '1 second', 1), ('new', now(), 1)`,
    )
    await query(
      `INSERT INTO idempotency_keys (user_id, key, request_hash, answer, created_at) VALUES
       ($1, 'old', 'x', 'null', now() - interval '25 hours'), ($1, 'new', 'x', 'null', now() - interval '23 hours')`,
      [id],
    )
    await query(
      `INSERT INTO known_devices VALUES ('old', $1, now() - interval '181 days'), ('new', $1, now() - interval '179 days')`,
      [id],
    )
    await query(
      `INSERT INTO emails (id, recipient, language, title, content, state, created_at)
       SELECT gen_random_uuid(), state || days, 'en', 't', 'c', state, now() - days * interval '1 day'
       FROM unnest(ARRAY['sent', 'failed', 'waiting', 'kept', 'expired']) state, unnest(ARRAY[1, 8, 91]) days`,
    )
    await clean(portal().services)
    const names = async (sql: string) => (await query(sql)).rows.map(({ name }) => name)
    expect(
      await names(`SELECT token_hash::text AS name FROM sessions WHERE user_id = '${id}' AND expires_at < now()`),
    ).toEqual([])
    expect((await query('SELECT 1 FROM sessions WHERE user_id = $1', [id])).rowCount).toBe(1)
    expect(await names('SELECT purpose AS name FROM codes')).toEqual(['reset'])
    expect(await names(`SELECT encode(key, 'escape') AS name FROM attempts`)).toEqual(['new'])
    expect(await names('SELECT key AS name FROM idempotency_keys')).toEqual(['new'])
    expect(await names(`SELECT encode(token_hash, 'escape') AS name FROM known_devices`)).toEqual(['new'])
    expect(await names('SELECT recipient AS name FROM emails ORDER BY 1')).toEqual([
      'expired1',
      'expired8',
      'failed1',
      'failed8',
      'kept1',
      'kept8',
      'kept91',
      'sent1',
      'sent8',
      'waiting1',
      'waiting8',
      'waiting91',
    ])
    expect(await names(`SELECT recipient AS name FROM emails WHERE content IS NULL`)).toEqual(['failed8'])
  })

  test('runs at the same hour every day', () => {
    const at = (text: string) => dailyAt(2)(new Date(text)).toISOString()
    expect(at('2026-03-01T01:59:59.999Z')).toBe('2026-03-01T02:00:00.000Z')
    expect(at('2026-03-01T02:00:00.000Z')).toBe('2026-03-02T02:00:00.000Z')
    expect(at('2026-12-31T23:00:00.000Z')).toBe('2027-01-01T02:00:00.000Z')
  })
})
