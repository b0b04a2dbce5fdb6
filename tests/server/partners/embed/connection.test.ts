import { describe, expect, test } from 'vitest'
import { issueConnectCode as issueCode } from '../../../../packages/server/src/partners/embed/store.ts'
import { PASSWORD, usePortal } from '../../support/portal.ts'
import { addSite, ask, bearerOf, callerOf, codeFor, pkce } from './frame.ts'

const portal = usePortal()

const given = async () => {
  const site = await addSite(portal())
  const person = await portal().person('user')
  const { verifier, challenge } = pkce()
  const code = await codeFor(portal(), site.id, person, challenge)
  return { site, person, verifier, code }
}

const trade = (site: string, code: string, verifier: string, keep: 'cookie' | 'memory' = 'memory') =>
  ask(portal(), 'token', { site, code, verifier, keep })

describe('the one-time code of a frame', () => {
  test('can be exchanged once for a session of 15 minutes', async () => {
    const { site, code, verifier } = await given()
    const first = await trade(site.key, code, verifier)
    expect(first.body.data).toMatchObject({ seconds: 900, bearer: expect.any(String) })
    expect((await trade(site.key, code, verifier)).body.code).toBe('code_wrong')
  })

  test('is rejected without its verifier, on another site, and after expiry', async () => {
    const { site, code, verifier } = await given()
    const other = await addSite(portal(), 'https://other.example.org')
    expect((await trade(site.key, code, pkce().verifier)).body.code).toBe('code_wrong')
    expect((await trade(other.key, code, verifier)).body.code).toBe('code_wrong')
    portal().pass(6 * 60)
    expect((await trade(site.key, code, verifier)).body.code).toBe('code_wrong')
  })

  test('can be exchanged again for a bearer token if the browser did not keep the cookie', async () => {
    const { site, code, verifier } = await given()
    expect((await trade(site.key, code, verifier, 'cookie')).status).toBe(200)
    expect((await trade(site.key, code, verifier, 'cookie')).body.code).toBe('code_wrong')
    expect((await trade(site.key, code, verifier, 'memory')).body.data.bearer).toEqual(expect.any(String))
  })
})

describe('the session of a frame', () => {
  const session = async (site: string, bearer: string) =>
    (await ask(portal(), 'session', { site }, { authorization: `Bearer ${bearer}` })).body.data

  test('identifies the person on its own site only and ends after 15 minutes', async () => {
    const { site, person } = await given()
    const other = await addSite(portal(), 'https://other.example.org')
    const bearer = await bearerOf(portal(), site, person)
    expect(await session(site.key, bearer)).toMatchObject({ full_name_en: 'Nour Saleh' })
    expect(await session(other.key, bearer)).toBeNull()
    portal().pass(15 * 60 + 1)
    expect(await session(site.key, bearer)).toBeNull()
  })

  test.each([
    ['logout', 'POST', '/logout', {}],
    ['a password change', 'POST', '/account/password', { current_password: PASSWORD, password: 'another good one' }],
  ] as const)('ends with %s in the portal, like a code that is still unused', async (_, method, path, body) => {
    const { site, person, verifier, code } = await given()
    const bearer = await bearerOf(portal(), site, person)
    expect(await session(site.key, bearer)).not.toBeNull()
    expect((await portal().call(method, path, { as: person, body })).status).toBe(200)
    expect(await session(site.key, bearer)).toBeNull()
    expect((await trade(site.key, code, verifier)).body.code).toBe('code_wrong')
    const { challenge } = pkce()
    const now = portal().services.now()
    expect(await issueCode(portal().database.orm, site.id, callerOf(person), challenge, now)).toBeNull()
  })

  test('ends when the site is deleted, and later requests are rejected as foreign', async () => {
    const { site, person } = await given()
    const headers = { authorization: `Bearer ${await bearerOf(portal(), site, person)}` }
    const as = await portal().person('sysadmin')
    expect((await portal().call('DELETE', `/partners/${site.id}`, { as, body: { version: 1 } })).status).toBe(200)
    for (const [name, body] of [
      ['session', {}],
      ['tickets', {}],
      ['complaints', { draft: { type: 'user', body: 'too late' } }],
    ] as const)
      expect((await ask(portal(), name, { site: site.key, ...body }, headers)).body.code).toBe('foreign_origin')
    const stored = await portal().database.pool.query('SELECT FROM embed_sessions WHERE partner_id = $1', [site.id])
    expect(stored.rowCount).toBe(0)
  })

  test('gives no access to the rest of the API', async () => {
    const { site, person } = await given()
    const bearer = await bearerOf(portal(), site, person)
    const answer = await portal().call('GET', '/user', { headers: { authorization: `Bearer ${bearer}` } })
    expect(answer.status).toBe(401)
  })

  test('files a complaint in the person’s name and stores a repeat once', async () => {
    const { site, person } = await given()
    const headers = { authorization: `Bearer ${await bearerOf(portal(), site, person)}` }
    const file = () =>
      ask(
        portal(),
        'complaints',
        { site: site.key, key: 'key-of-draft', draft: { type: 'user', body: 'named' } },
        headers,
      )
    expect([(await file()).status, (await file()).status]).toEqual([200, 200])
    const { rows } = await portal().database.pool.query(`SELECT filed_by FROM complaints WHERE body = 'named'`)
    expect(rows).toEqual([{ filed_by: person.id }])
  })

  test('is not available to pages of other origins or to unknown sites', async () => {
    const { site } = await given()
    const foreign = { origin: 'https://partner.example.org', host: 'portal.localhost' }
    expect((await ask(portal(), 'session', { site: site.key }, foreign)).body.code).toBe('foreign_origin')
    expect((await ask(portal(), 'session', { site: 'site_unknown' })).body.code).toBe('foreign_origin')
  })
})

describe('over HTTPS', () => {
  const secure = usePortal({ PUBLIC_URL: 'https://portal.example.org' })

  test('the session of a frame is a partitioned cookie, and the response has no bearer token', async () => {
    const site = await addSite(secure())
    const person = await secure().person('user')
    const { verifier, challenge } = pkce()
    const code = await codeFor(secure(), site.id, person, challenge)
    const answer = await ask(secure(), 'token', { site: site.key, code, verifier, keep: 'cookie' })
    expect(answer.body.data).toEqual({ seconds: 900 })
    const [cookie] = answer.cookies
    expect(cookie).toMatchObject({ name: '__Host-embed', httpOnly: true, secure: true, sameSite: 'None', path: '/' })
    expect(String(answer.headers['set-cookie'])).toContain('Partitioned')
    const known = await ask(secure(), 'session', { site: site.key }, { cookie: `__Host-embed=${cookie?.value}` })
    expect(known.body.data).toMatchObject({ full_name_en: 'Nour Saleh' })
  })
})
