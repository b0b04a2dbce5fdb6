import { describe, expect, test, vi } from 'vitest'
import { fingerprintOf } from '../../api/hostile/fingerprint.ts'
import { usePortal } from '../../support/portal.ts'
import { addSite, ask, bearerOf } from './frame.ts'

const portal = usePortal()

const connected = async () => {
  const site = await addSite(portal())
  const person = await portal().person('user')
  const bearer = await bearerOf(portal(), site, person)
  const headers = { authorization: `Bearer ${bearer}` }
  const ticket = async () => (await ask(portal(), 'tickets', { site: site.key }, headers)).body.data?.ticket
  return { site: site.key, person, bearer, headers, ticket }
}

const privately = (body: string) => ({ type: 'private', body })
const stored = async (body: string) =>
  (await portal().database.pool.query('SELECT * FROM complaints WHERE body = $1', [body])).rows

describe('a ticket', () => {
  test('files a private complaint without a session', async () => {
    const { site, ticket } = await connected()
    const answer = await ask(portal(), 'complaints', { site, draft: privately('by ticket'), ticket: await ticket() })
    expect(answer.status).toBe(200)
    expect(await stored('by ticket')).toMatchObject([{ identity_type: 'anonymous', filed_by: null }])
  })

  test('is given only to logged-in people', async () => {
    const { site } = await connected()
    expect(await ask(portal(), 'tickets', { site })).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
  })

  test('stores a repeated complaint once and rejects a different one', async () => {
    const { site, ticket } = await connected()
    const one = await ticket()
    const file = (body: string) => ask(portal(), 'complaints', { site, draft: privately(body), ticket: one })
    expect((await file('repeated')).status).toBe(200)
    expect((await file('repeated')).status).toBe(200)
    expect(await stored('repeated')).toHaveLength(1)
    expect((await file('another')).body.code).toBe('already_used')
    expect(await stored('another')).toHaveLength(0)
  })

  test('is valid for one complaint, despite appended text and simultaneous requests', async () => {
    const { site, ticket } = await connected()
    const one = await ticket()
    const file = (body: string, given: string) =>
      ask(portal(), 'complaints', { site, draft: privately(body), ticket: given })
    expect((await file('the first of one', one)).status).toBe(200)
    for (const ending of ['.', '.x', '.more.of.it', '-', '_'])
      expect((await file('the second of one', one + ending)).body.code).toBe('ticket_invalid')
    expect(await stored('the second of one')).toHaveLength(0)
    const two = await ticket()
    const answers = await Promise.all(Array.from({ length: 8 }, () => file('from eight tabs', two)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(await stored('from eight tabs')).toHaveLength(1)
  })

  test('is stored with its complaint, and the transaction changes no other row', async () => {
    const { site, ticket } = await connected()
    await ask(portal(), 'complaints', { site, draft: privately('alone'), ticket: await ticket() })
    const { pool } = portal().database
    const [{ number }] = (await pool.query(`SELECT xmin::text AS number FROM complaints WHERE body = 'alone'`)).rows
    const { rows } = await pool.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    )
    const found: string[] = []
    for (const { name } of rows) {
      const touched = await pool.query(`SELECT FROM "${name}" WHERE xmin::text = $1 OR xmax::text = $1`, [number])
      found.push(...Array<string>(touched.rowCount ?? 0).fill(name))
    }
    expect(found).toEqual(['complaints'])
  })

  test('leaves no line in the log, even when the complaint is rejected', async () => {
    const { site, headers, ticket } = await connected()
    const line = vi.spyOn(portal().services.log, 'info')
    const send = (payload: string | object, more: Record<string, string> = {}) =>
      portal().app.inject({
        method: 'POST',
        url: '/embed/complaints',
        headers: { 'content-type': 'application/json', ...more },
        payload,
      })
    const draft = privately('never logged')
    const given = await ticket()
    const statuses = [
      await send({ site, draft, ticket: given }),
      await send({ site, draft, ticket: 'made-up-ticket' }),
      await send({ site, draft: { ...draft, body: '' }, ticket: given }),
      await send({ site: 'site_of_nobody', draft, ticket: given }),
      await send({ site, draft, ticket: given }, { origin: 'https://evil.example.org' }),
      await send('{"cut off'),
      await send(`{"body": "${'x'.repeat(300_000)}"}`),
    ].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([200, 403, 400, 403, 403, 400, 413])
    expect(line).not.toHaveBeenCalled()
    await ask(portal(), 'complaints', { site, draft: { type: 'user', body: 'told' } }, headers)
    expect(line).toHaveBeenCalledTimes(1)
    line.mockRestore()
  })

  test('is rejected if it is forged, altered or too old', async () => {
    const { site, ticket } = await connected()
    const real = await ticket()
    const [day, nonce, signature] = real.split('.')
    // Same length, but a different first letter.
    const other = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1)
    for (const wrong of [
      undefined,
      'made-up-ticket',
      `${day}.${nonce}x.${signature}`,
      `${day}.${other(nonce)}.${signature}`,
      `${day}.${nonce}.${other(signature)}`,
      `2020-01-01.${nonce}.${signature}`,
    ])
      expect(await ask(portal(), 'complaints', { site, draft: privately('wrong'), ticket: wrong })).toMatchObject({
        status: 403,
        body: { code: 'ticket_invalid' },
      })
    expect(await stored('wrong')).toHaveLength(0)
  })

  test('is not stored when it is issued, and is limited per session', async () => {
    const { ticket, headers, site } = await connected()
    const fingerprint = await fingerprintOf(portal().database)
    expect(await ticket()).toEqual(expect.any(String))
    const before = await fingerprint()
    for (let taken = 1; taken < 5; taken++) expect(await ticket()).toEqual(expect.any(String))
    expect(await fingerprint()).toBe(before)
    expect((await ask(portal(), 'tickets', { site }, headers)).status).toBe(429)
  })

  test('leaves nothing in the database that links the person to the complaint', async () => {
    const { site, person, bearer, ticket } = await connected()
    const one = await ticket()
    await ask(portal(), 'complaints', { site, draft: privately('no trace of me'), ticket: one })
    const { rows } = await portal().database.pool.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    )
    const withPerson: string[] = []
    for (const { name } of rows) {
      const dump = JSON.stringify((await portal().database.pool.query(`SELECT t::text FROM "${name}" t`)).rows)
      expect(dump).not.toContain(bearer)
      expect(dump).not.toContain(one)
      if (dump.includes(person.id)) withPerson.push(name)
      if (name === 'complaints') expect(dump).not.toContain(person.id)
    }
    expect(withPerson.sort()).toEqual(['embed_sessions', 'sessions', 'users'])
  })
})
