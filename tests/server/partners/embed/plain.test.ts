import { beforeAll, expect, test, vi } from 'vitest'
import { buildPages } from '../../../flows/support/build.ts'
import { withoutDatabase } from '../../support/platform/outage.ts'
import { openPortal, type Person, type Portal } from '../../support/portal.ts'
import { addSite, bearerOf, codeFor, follow, pkce } from './frame.ts'

let portal: Portal
let person: Person
let site = { id: '', key: '' }

beforeAll(async () => {
  await buildPages()
  portal = await openPortal()
  person = await portal.person('user')
  site = await addSite(portal)
  return () => portal.close()
}, 150_000)

const page = { locale: 'en', origin: 'https://partner.example.org' }

const send = (fields: Record<string, string> | string, headers: Record<string, string> = {}) =>
  portal.app.inject({
    method: 'POST',
    url: '/embed/complaint',
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'portal.localhost', ...headers },
    payload: String(new URLSearchParams(fields)),
  })

const post = async (...given: Parameters<typeof send>) => follow(portal, await send(...given))

test('a plain form redeems a code once, with its verifier and on its own site', async () => {
  const { verifier, challenge } = pkce()
  const code = await codeFor(portal, site.id, person, challenge)
  const other = await addSite(portal)
  const send = (key: string, secret: string, body: string) =>
    post({ ...page, site: key, type: 'user', body, code, verifier: secret })
  const stored = async () =>
    (await portal.database.pool.query(`SELECT body FROM complaints WHERE body LIKE 'plain %' ORDER BY 1`)).rows
  await send(site.key, pkce().verifier, 'plain 1')
  await send(other.key, verifier, 'plain 2')
  expect(await stored()).toEqual([])
  await send(site.key, verifier, 'plain 3')
  await send(site.key, verifier, 'plain 4')
  expect(await stored()).toEqual([{ body: 'plain 3' }])
})

test('a plain form leaves no line in the log, whether it is accepted or rejected', async () => {
  const line = vi.spyOn(portal.services.log, 'info')
  const bearer = await bearerOf(portal, site, person)
  line.mockClear()
  const form = { ...page, site: site.key, body: 'never logged', type: 'private', bearer }
  const first = await post(form)
  const [, ticket = ''] = /name="ticket"[^>]*value="([^"]+)"/.exec(first.body) ?? []
  expect((await post({ ...form, ticket, bearer: '' })).body).toContain('received')
  await post({ ...form, body: '' })
  await post(form, { origin: 'https://evil.example.org' })
  await post({ ...form, body: 'x'.repeat(300_000) })
  await post(`${new URLSearchParams(form)}&site=again`)
  expect(line).not.toHaveBeenCalled()
  line.mockRestore()
  const { rows } = await portal.database.pool.query(`SELECT filed_by FROM complaints WHERE body = 'never logged'`)
  expect(rows).toEqual([{ filed_by: null }])
})

test("a plain form's input is stored encrypted and shown once at its own address", async () => {
  const first = await send({ ...page, site: site.key, body: 'half a sentence', type: 'private' })
  const { location } = first.headers
  expect([first.statusCode, first.body]).toEqual([303, ''])
  expect(location).not.toContain('half')
  const [, token = ''] = /answer=([\w-]+)/.exec(String(location)) ?? []
  const stored = await portal.database.pool.query('SELECT a::text AS row FROM embed_answers a')
  const hex = (text: string) => Buffer.from(text).toString('hex')
  expect(stored.rows).toHaveLength(1)
  for (const trace of ['half', hex('half'), token, hex(token)]) expect(stored.rows[0].row).not.toContain(trace)
  const read = async () => (await portal.app.inject({ url: String(location) })).body
  expect(await read()).toContain('half a sentence')
  expect(await read()).not.toContain('half a sentence')
  const none = await portal.database.pool.query('SELECT FROM embed_answers')
  expect(none.rowCount).toBe(0)
})

test('an unfetched answer is deleted after a minute', async () => {
  const { headers } = await send({ ...page, site: site.key, body: 'left alone', type: 'private' })
  portal.pass(61)
  expect((await portal.app.inject({ url: String(headers.location) })).body).not.toContain('left alone')
})

const inputOf = (name: string, body: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(body)?.[1]

const filed = async (words: string) => {
  const { rows } = await portal.database.pool.query('SELECT filed_by FROM complaints WHERE body = $1', [words])
  return rows
}

test('during a database outage, the form reports it and keeps all fields, and can then be sent again', async () => {
  const bearer = await bearerOf(portal, site, person)
  const body = 'In the outage\nof the evening'
  const form = { ...page, site: site.key, body, type: 'private' }
  const ticket = inputOf('ticket', (await post({ ...form, bearer })).body) ?? ''
  const [sent, shown] = await withoutDatabase(portal, async () => {
    const answer = await send({ ...form, bearer, ticket, null_username: 'nobody' })
    return [answer, await follow(portal, answer)] as const
  })
  expect([sent.statusCode, sent.body]).toEqual([303, ''])
  expect(sent.headers.location).not.toContain('outage')
  expect(shown.statusCode).toBe(200)
  expect(shown.headers['content-security-policy']).toContain('frame-ancestors https://partner.example.org;')
  expect(shown.body).toContain('The portal could not be reached.')
  expect(shown.body).toContain(`${body}</textarea>`)
  expect(['null_username', 'ticket', 'bearer'].map(name => inputOf(name, shown.body))).toEqual([
    'nobody',
    ticket,
    bearer,
  ])
  expect((await follow(portal, sent)).body, 'it is fetched once').not.toContain('In the outage')
  expect((await post({ ...form, ticket })).body).toContain('received')
  expect(await filed(body)).toEqual([{ filed_by: null }])
})

test('a code from before a database outage survives in the form and stays valid', async () => {
  const { verifier, challenge } = pkce()
  const code = await codeFor(portal, site.id, person, challenge)
  const form = { ...page, site: site.key, type: 'user', body: 'With a code', code, verifier }
  const { body } = await withoutDatabase(portal, () => post(form))
  expect([inputOf('code', body), inputOf('verifier', body)]).toEqual([code, verifier])
  expect(body).not.toContain('This code is wrong')
  expect((await post(form)).body).toContain('received')
})

test('an unexpected failure is shown in the form and logged without what was typed', async () => {
  const bearer = await bearerOf(portal, site, person)
  const { asOwner } = portal.services.database
  const log = vi.spyOn(portal.services.log, 'error')
  await asOwner(client => client.query('ALTER TABLE complaints RENAME TO complaints_elsewhere'))
  const { body } = await post({ ...page, site: site.key, body: 'Typed before', type: 'user', bearer })
  await asOwner(client => client.query('ALTER TABLE complaints_elsewhere RENAME TO complaints'))
  const lines = JSON.stringify(log.mock.calls)
  log.mockRestore()
  expect(body).toContain('Something went wrong. Nothing was saved; try again.')
  expect(body).toContain('Typed before</textarea>')
  expect(lines).toContain('42P01')
  expect(lines).not.toMatch(/Typed before|embed\/complaint/)
})

test('during an outage, a page of an uncached site shows an error without the form', async () => {
  const other = await addSite(portal)
  const query = new URLSearchParams({ ...page, site: other.key })
  const [read, written, widget] = await withoutDatabase(portal, async () => {
    const form = await portal.app.inject({ url: `/embed/complaint?${query}` })
    const posted = await post({ ...page, site: other.key, body: 'Never known', type: 'private' })
    const budget = await portal.app.inject({ url: `/embed/budget?${query}&for=${person.id}` })
    return [form, posted, budget] as const
  })
  for (const { statusCode, headers, body } of [read, written, widget]) {
    expect([statusCode, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
    expect(body).toContain('The portal is not available right now')
    expect(body, 'the page around offers to load it again').not.toContain("portal:'loaded'")
    expect(body).not.toMatch(/<form|Never known/)
  }
  expect(read.body).toContain('>Try again</a>')
  expect(written.body).not.toContain('>Try again</a>')
})
