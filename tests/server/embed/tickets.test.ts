import { describe, expect, test } from 'vitest'
import { usePortal } from '../support/portal.ts'
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
  test('lets a private complaint in without any sign-in', async () => {
    const { site, ticket } = await connected()
    const answer = await ask(portal(), 'complaints', { site, draft: privately('by ticket'), ticket: await ticket() })
    expect(answer.status).toBe(200)
    expect(await stored('by ticket')).toMatchObject([{ identity_type: 'anonymous', filed_by: null }])
  })

  test('is given to nobody who is not signed in', async () => {
    const { site } = await connected()
    expect(await ask(portal(), 'tickets', { site })).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
  })

  test('stores a repeat once, and refuses to let in anything else', async () => {
    const { site, ticket } = await connected()
    const one = await ticket()
    const file = (body: string) => ask(portal(), 'complaints', { site, draft: privately(body), ticket: one })
    expect((await file('repeated')).status).toBe(200)
    expect((await file('repeated')).status).toBe(200)
    expect(await stored('repeated')).toHaveLength(1)
    expect((await file('another')).body.code).toBe('already_used')
    expect(await stored('another')).toHaveLength(0)
  })

  test('that was made up, changed or is too old is refused', async () => {
    const { site, ticket } = await connected()
    const real = await ticket()
    const [day, nonce, signature] = real.split('.')
    for (const wrong of [
      undefined,
      'made-up-ticket',
      `${day}.${nonce}x.${signature}`,
      `2020-01-01.${nonce}.${signature}`,
    ])
      expect(await ask(portal(), 'complaints', { site, draft: privately('wrong'), ticket: wrong })).toMatchObject({
        status: 403,
        body: { code: 'ticket_invalid' },
      })
    expect(await stored('wrong')).toHaveLength(0)
  })

  test('is not stored when it is given, and counted per sign-in', async () => {
    const { ticket, headers, site } = await connected()
    const spent = () => portal().database.pool.query('SELECT count(*)::int AS n FROM embed_spent')
    const before = (await spent()).rows[0].n
    for (let taken = 0; taken < 5; taken++) expect(await ticket()).toEqual(expect.any(String))
    expect((await spent()).rows[0].n).toBe(before)
    expect((await ask(portal(), 'tickets', { site }, headers)).status).toBe(429)
  })

  test('leaves nothing in the whole database that ties the person to the complaint', async () => {
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
      if (name === 'complaints' || name === 'embed_spent') expect(dump).not.toContain(person.id)
    }
    expect(withPerson.sort()).toEqual(['embed_sessions', 'sessions', 'users'])
  })
})
