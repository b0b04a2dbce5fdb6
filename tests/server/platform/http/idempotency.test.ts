import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { transaction } from '../../../../packages/server/src/platform/database/index.ts'
import { oncePerKey } from '../../../../packages/server/src/platform/http/serving/idempotency.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()
const origins = ['https://a.example.org']

const add = (as: Person, key: string, name = 'Partner') =>
  portal().call('POST', '/partners', { as, body: { name, origins, theme: {} }, headers: { 'idempotency-key': key } })

const stored = async (name: string) =>
  (await portal().database.pool.query('SELECT 1 FROM partners WHERE name = $1', [name])).rowCount

describe('a write with an Idempotency-Key', () => {
  test('is stored once and gets the same response when it is repeated', async () => {
    const as = await portal().person('sysadmin')
    const key = randomUUID()
    const first = await add(as, key, 'Twice')
    const second = await add(as, key, 'Twice')
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body).toEqual(first.body)
    expect(await stored('Twice')).toBe(1)
  })

  test('is stored once when it is sent many times at once', async () => {
    const as = await portal().person('sysadmin')
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 12 }, () => add(as, key, 'At once')))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.id}`)).size).toBe(1)
    expect(await stored('At once')).toBe(1)
  })

  test('is rejected if the key was used for another request', async () => {
    const as = await portal().person('sysadmin')
    const key = randomUUID()
    await add(as, key, 'One')
    const other = await add(as, key, 'Another')
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_mismatch'])
    expect(await stored('Another')).toBe(0)
  })

  test('can be sent again after a rejection', async () => {
    const as = await portal().person('sysadmin')
    const key = randomUUID()
    expect((await add(as, key, '')).status).toBe(400)
    expect((await add(as, key, 'Corrected')).status).toBe(200)
  })

  test("is independent of other people's writes with the same key", async () => {
    const key = randomUUID()
    const [one, two] = await Promise.all([portal().person('sysadmin'), portal().person('sysadmin')])
    const answers = await Promise.all([add(one, key, 'Shared'), add(two, key, 'Shared')])
    expect(answers[0].body.data.id).not.toBe(answers[1].body.data.id)
  })

  test('does not store the key in plain text', async () => {
    const as = await portal().person('user')
    const key = randomUUID()
    const body = { current_password: 'guess', password: 'a new password' }
    await portal().call('POST', '/complaints', {
      as,
      body: { type: 'user', body: 'text' },
      headers: { 'idempotency-key': key },
    })
    const refused = await portal().call('POST', '/account/password', { as, body, headers: { 'idempotency-key': key } })
    expect(refused.status).toBe(400)
    const { rows } = await portal().database.pool.query('SELECT key FROM idempotency_keys WHERE user_id = $1', [as.id])
    expect(rows).toHaveLength(1)
    expect(rows[0].key).not.toContain(key)
  })

  test('stores different hashes of the same body for different keys, so that nobody can guess the body', async () => {
    const as = await portal().person('user')
    const body = { type: 'user', body: 'the same text' }
    for (const key of [randomUUID(), randomUUID()])
      await portal().call('POST', '/complaints', { as, body, headers: { 'idempotency-key': key } })
    const { rows } = await portal().database.pool.query(
      `SELECT encode(request_hash, 'hex') AS hash FROM idempotency_keys WHERE user_id = $1`,
      [as.id],
    )
    expect(rows).toHaveLength(2)
    expect(rows[0].hash).not.toBe(rows[1].hash)
  })

  test('keeps only the newest large responses of a person, and never runs again for an older key', async () => {
    const as = await portal().person('sysadmin')
    const { pool } = portal().database
    const run = (key: string, length: number) => {
      const answer = { data: { text: 'x'.repeat(length), key } }
      return transaction(portal().database, db => oncePerKey(db, as.id, key, 'POST /preview', async () => answer))
    }
    for (let at = 0; at < 25; at++) await run(`large-${at}`, 20_000)
    await run('small', 100)
    const { rows } = await pool.query(
      `SELECT count(*) FILTER (WHERE is_large)::int AS large, count(*)::int AS all,
         sum(length(answer::text)) < 21 * 20100 AS bounded FROM idempotency_keys WHERE user_id = $1`,
      [as.id],
    )
    expect(rows).toEqual([{ large: 20, all: 26, bounded: true }])
    await expect(run('large-4', 20_000)).rejects.toMatchObject({ code: 'changed_meanwhile' })
    expect(await run('large-5', 20_000)).toMatchObject({ data: { key: 'large-5' } })
    expect(await run('small', 100)).toMatchObject({ data: { key: 'small' } })
  })

  test.each(['short', 'with spaces inside', 'x'.repeat(101)])('is rejected with a malformed key (%s)', async key => {
    const as = await portal().person('sysadmin')
    expect((await add(as, key)).body.code).toBe('bad_request')
  })
})
