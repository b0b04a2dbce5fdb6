import { beforeAll, expect, test, vi } from 'vitest'
import { buildPages } from '../../flows/support/build.ts'
import { openPortal, type Person, type Portal } from '../support/portal.ts'
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

test('a code is redeemed by the plain form once, with its secret and on its own site', async () => {
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

test('a plain form leaves no line in the log, taken or refused', async () => {
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

test('what was typed is answered under an address of its own, once, and is nowhere in the clear', async () => {
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

test('an answer that nobody fetched is gone a minute later', async () => {
  const { headers } = await send({ ...page, site: site.key, body: 'left alone', type: 'private' })
  portal.pass(61)
  expect((await portal.app.inject({ url: String(headers.location) })).body).not.toContain('left alone')
})
