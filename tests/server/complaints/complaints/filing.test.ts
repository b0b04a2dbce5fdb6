import { beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, type Person, usePortal } from '../../support/portal.ts'
import { HANDLES, peopleOf } from './support.ts'

const portal = usePortal({ TIME_ZONE: 'Asia/Damascus' })
let people: Awaited<ReturnType<typeof peopleOf>>
beforeAll(async () => {
  people = await peopleOf(portal())
})

const count = async (sql: string) =>
  Number((await portal().database.pool.query(`SELECT count(*) ${sql}`)).rows[0].count)

describe('POST /complaints', () => {
  test('stores the sender and the time of a named complaint, and an audit row without its text', async () => {
    const before = Date.now()
    const { status, body } = await people.file('the lamp in the corridor is broken')
    expect([status, body]).toEqual([200, { data: { type: 'user' } }])
    const { rows } = await portal().database.pool.query(
      `SELECT c.*, a.action, a.user_id, a.details FROM complaints c JOIN audit a ON a.entity_id = c.id::text`,
    )
    expect(rows).toMatchObject([
      { identity_type: 'self', filed_by: people.sender.id, action: 'file', user_id: people.sender.id, details: {} },
    ])
    expect(rows[0].filed_at.getTime()).toBeGreaterThanOrEqual(before)
  })

  test('stores only the day of a private complaint, in the organisation’s time zone, and no sender', async () => {
    const audits = await count('FROM audit')
    const { status, body } = await people.file('he shouts at us', { type: 'private', null_username: ' Someone ' })
    expect([status, body]).toEqual([200, { data: { type: 'private', receipt: expect.any(String) } }])
    const { rows } = await portal().database.pool.query(`SELECT * FROM complaints WHERE body = 'he shouts at us'`)
    expect(rows).toMatchObject([
      { identity_type: 'anonymous', filed_by: null, null_username: 'Someone', status: 'new', version: 1 },
    ])
    expect(rows[0].filed_at).toEqual(rows[0].updated_at)
    expect(rows[0].filed_at.toISOString()).toMatch(/T21:00:00\.000Z$/)
    expect(Date.now() - rows[0].filed_at.getTime()).toBeLessThan(24 * 3_600_000)
    expect(await count('FROM audit')).toBe(audits)
  })

  test.each([
    ['an empty complaint', { body: '', type: 'user' }, 'body', 'field_empty'],
    ['a complaint of spaces only', { body: ' \n ', type: 'private' }, 'body', 'field_empty'],
    ['a complaint without a type', { body: 'x' }, 'type', 'select_value'],
    ['a complaint of an unknown type', { body: 'x', type: 'other' }, 'type', 'unknown_value'],
    [
      'a username in a complaint that already has a sender',
      { body: 'x', type: 'user', null_username: 'me' },
      'null_username',
      'unknown_value',
    ],
    ['a text over the length limit', { body: 'x'.repeat(10_001), type: 'user' }, 'body', 'too_long'],
    ['a text with a NUL byte', { body: 'a\u0000b', type: 'user' }, 'body', 'bad_characters'],
  ])('rejects %s, and stores nothing', async (_, body, path, code) => {
    const stored = await count('FROM complaints')
    const answer = await portal().call('POST', '/complaints', { as: people.sender, body })
    expect([answer.status, answer.body.errors]).toEqual([400, [{ path, code }]])
    expect(await count('FROM complaints')).toBe(stored)
  })

  test('requires a session, but no privilege', async () => {
    expect((await portal().call('POST', '/complaints', { body: { body: 'x', type: 'private' } })).status).toBe(401)
    const plain = await portal().person('trainee')
    expect((await people.file('without any privilege', { type: 'user' }, plain)).status).toBe(200)
  })

  /** Moves the portal's clock to the start of the next hour. */
  const nextHour = () => portal().pass(3600 - ((portal().services.now().getTime() / 1000) % 3600) + 1)

  /** Logs the person in again, with a new session. */
  const loggedInAnew = async (person: Person): Promise<Person> => {
    const { cookies } = await portal().call('POST', '/login', { body: { email: person.email, password: PASSWORD } })
    const { value } = cookies.find(({ name }) => name === 'session') ?? {}
    expect(person.cookie).not.toBe(`session=${value}`)
    return { ...person, cookie: `session=${value}` }
  }

  test('limits private complaints to five per person and hour, regardless of the session', async () => {
    nextHour()
    const person = await portal().person('user')
    const file = (type: string, as = person) => people.file('again', { type }, as)
    for (let time = 0; time < 5; time++) expect((await file('private')).status).toBe(200)
    const anew = await loggedInAnew(person)
    expect((await file('private', anew)).status).toBe(429)
    const refused = await file('private')
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
    expect(refused.body.retry_after).toBeGreaterThan(3500)
    expect(refused.headers['retry-after']).toBe(String(refused.body.retry_after))
    expect((await file('user')).status).toBe(200)
    expect((await people.file('another person', { type: 'private' })).status).toBe(200)
    nextHour()
    expect((await file('private')).status).toBe(200)
  })

  test('limits named complaints to ten per person and hour, regardless of the session and of concurrency', async () => {
    const person = await portal().person('user')
    const sessions = [person, await loggedInAnew(person)]
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => people.file(`of sixty ${n}`, { type: 'user' }, sessions[n % 2])),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(await count(`FROM complaints WHERE body LIKE 'of sixty %'`)).toBe(10)
    const refused = await people.file('one more', { type: 'user' }, person)
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
    expect(refused.body.retry_after).toBeGreaterThan(3000)
    expect(refused.body.retry_after).toBeLessThanOrEqual(3600)
    expect(refused.headers['retry-after']).toBe(String(refused.body.retry_after))
    expect((await people.file('privately still', { type: 'private' }, person)).status).toBe(200)
    portal().pass(refused.body.retry_after)
    expect((await people.file('an hour later', { type: 'user' }, person)).status).toBe(200)
  })

  test('stores only five of 20 concurrent private complaints by one person', async () => {
    nextHour()
    const person = await portal().person('user')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => people.file('all at once', { type: 'private' }, person)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(await count(`FROM complaints WHERE body = 'all at once'`)).toBe(5)
  })

  test.each(['private', 'user'])(
    'stores a %s complaint once when it is retried with the same idempotency key',
    async type => {
      const body = { body: `repeated ${type}`, type }
      const send = () =>
        portal().call('POST', '/complaints', {
          as: people.sender,
          body,
          headers: { 'idempotency-key': `key-of-${type}` },
        })
      const keys = await count('FROM idempotency_keys')
      expect([(await send()).status, (await send()).status]).toEqual([200, 200])
      expect(await count(`FROM complaints WHERE body = 'repeated ${type}'`)).toBe(1)
      expect(await count('FROM idempotency_keys')).toBe(keys + (type === 'user' ? 1 : 0))
    },
  )
})

describe('the sender of a complaint', () => {
  test('sees their own named complaints with status and reply, but no private ones', async () => {
    const sender = await portal().person('user')
    const { id, version } = await people.filed('where is my certificate', { type: 'user' }, sender)
    await people.file('and this one is private', { type: 'private' }, sender)
    await people.act(id, 'comment', { version, inner_comment: 'he asks every week' })
    await people.act(id, 'reply', { version: version + 1, reply: 'it is ready' })
    const { body } = await portal().call('GET', '/complaints/own', { as: sender })
    expect(body).toMatchObject({ data: [{ id, status: 'new', reply: 'it is ready' }], next_cursor: null, total: 1 })
    expect(Object.keys(body.data[0]).sort()).toEqual([
      'attachments',
      'body',
      'filed_at',
      'id',
      'reply',
      'status',
      'updated_at',
    ])
  })

  test('sees no internal comment or note, not even as staff who can read all complaints', async () => {
    const staff = await portal().person('staff', HANDLES)
    const { id, version } = await people.filed('my own chair is broken', { type: 'user' }, staff)
    await people.act(id, 'comment', { version, inner_comment: 'sits badly' })
    await people.act(id, 'close', { version: version + 1, note: 'between us' })
    const read = await portal().call('GET', `/complaints/${id}`, { as: staff })
    const list = await portal().call('GET', '/complaints?search=chair', { as: staff })
    expect(read.body.data.events.map((event: { kind: string }) => event.kind)).toEqual(['closed'])
    expect(list.body.data).toHaveLength(1)
    for (const { body } of [read, list]) {
      expect(JSON.stringify(body)).not.toMatch(/sits badly|between us|Salma/)
      const row = body.data[0] ?? body.data
      expect(row).toMatchObject({ inner_comment: null, null_username: null, filed_by: null })
      expect(Object.values(row.can)).toEqual([false, false, false, false])
    }
  })

  test('sees no later time of change after an internal comment', async () => {
    const { id, version, updated_at } = await people.filed('no towels')
    portal().pass(60)
    const { body } = await people.act(id, 'comment', { version, inner_comment: 'ordered' })
    expect(body.data).toMatchObject({ updated_at, version: version + 1, inner_comment: 'ordered' })
  })
})
