import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { type WidgetScope, widgets } from '@portal/contract/partners/widget-scopes'
import { beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../../../../packages/server/src/app/areas.ts'
import { permits } from '../../../../packages/server/src/partners/embed/permits.ts'
import { usePortal } from '../../support/portal.ts'
import { addSite, ask, bearerOf, codeFor, pkce } from './frame.ts'
import { type Given, make, scope } from './scope-cases.ts'

const portal = usePortal()

/** Sends a request to /embed/api with a frame's token. */
const callWith = async (token: string, method: Endpoint['method'], path: string, body?: object) => {
  const headers = { authorization: `Bearer ${token}` }
  const url = `/embed/api${path}`
  const answer = await portal().app.inject({ method, url, headers, ...(body && { payload: body }) })
  return { status: answer.statusCode, body: answer.json() }
}

describe.each(Object.entries(make))('the session of a frame with %s', (widget, begin) => {
  let given: Given
  let token = ''
  let site: Awaited<ReturnType<typeof addSite>>
  beforeAll(async () => {
    given = await begin(portal())
    site = await addSite(portal())
    token = await bearerOf(portal(), site, given.person, given.scope)
  })

  test("accepts the widget's requests about its own subject", async () => {
    for (const [method, path, body] of given.own) {
      const { status, body: answered } = await callWith(token, method, path, body)
      expect([path, status, answered.code]).toEqual([path, 200, undefined])
    }
  })

  test('rejects requests about other subjects, even if the person has access in the portal', async () => {
    for (const [method, path, body] of given.others) {
      const { status, body: answered } = await callWith(token, method, path, body)
      expect([method, path, status, answered.code]).toEqual([method, path, 403, 'privilege_missing'])
    }
  })

  test('opens no other endpoint, below /embed/api or /api', async () => {
    const ownPaths = permits[given.scope.widget === 'complaint' ? 'exam' : given.scope.widget]
    const own = new Set(ownPaths.map(({ endpoint }) => endpoint))
    const reached: string[] = []
    for (const { endpoint } of routes) {
      const { method, path } = endpoint
      const address = path.replace(/:(\w+)/g, (_, name: string) => (name === 'slug' ? 'post' : randomUUID()))
      const headers = { authorization: `Bearer ${token}`, cookie: `session=${token}; __Host-session=${token}` }
      const ask = async (root: string) => {
        const payload = method === 'GET' ? {} : { payload: {} }
        return (await portal().app.inject({ method, url: `${root}${address}`, headers, ...payload })).statusCode
      }
      if (!own.has(endpoint) && ![403, 404].includes(await ask('/embed/api'))) reached.push(`/embed/api ${path}`)
      // Public endpoints answer as for anyone else.
      if (endpoint.needs !== 'public' && endpoint.needs !== 'guest' && (await ask('/api')) < 401)
        reached.push(`/api ${path}`)
    }
    expect(reached).toEqual([])
  })

  test('is not accepted for another widget or another subject', async () => {
    const headers = { authorization: `Bearer ${token}` }
    const session = async (other: Partial<WidgetScope>) =>
      (await ask(portal(), 'session', { site: site.key, ...other }, headers)).body.data
    expect(await session(given.scope)).toMatchObject({ id: given.person.id })
    expect(await session({})).toBeNull()
    const another = randomUUID()
    const subjects = {
      evaluation: another,
      exam: `${another}/pre`,
      signature: `purchase_requests/${another}`,
      budget: another,
    }
    for (const [name, subject] of Object.entries(subjects)) expect(await session(scope(name, subject))).toBeNull()
    expect((await ask(portal(), 'tickets', { site: site.key }, headers)).status).toBe(401)
  })

  test('is extended by use and ends 15 minutes after the last request', async () => {
    const fresh = await bearerOf(portal(), site, given.person, given.scope)
    const [[, path] = ['', '']] = given.own
    for (let round = 0; round < 3; round++) {
      portal().pass(10 * 60)
      expect((await callWith(fresh, 'GET', path)).status).toBe(200)
      // The server extends the session after it sends the response.
      await expect
        .poll(async () => {
          const { rows } = await portal().database.pool.query(
            "SELECT max(expires_at) > $1::timestamptz + interval '14 minutes' AS is_long FROM embed_sessions WHERE widget = $2",
            [portal().services.now(), widget],
          )
          return rows[0].is_long
        })
        .toBe(true)
    }
    portal().pass(15 * 60 + 1)
    expect((await callWith(fresh, 'GET', path)).status).toBe(401)
  })

  test('ends when the site loses the widget, and with the portal session it came from', async () => {
    const fresh = await bearerOf(portal(), site, given.person, given.scope)
    const [[, path] = ['', '']] = given.own
    await portal().database.pool.query(`UPDATE partners SET widgets = '{complaint}' WHERE id = $1`, [site.id])
    expect((await callWith(fresh, 'GET', path)).status).toBe(401)
    expect((await ask(portal(), 'session', { site: site.key, ...given.scope })).body.code).toBe('foreign_origin')
    await portal().database.pool.query('UPDATE partners SET widgets = $2 WHERE id = $1', [site.id, widgets])
    expect((await callWith(fresh, 'GET', path)).status).toBe(200)
    await portal().call('POST', '/logout', { as: given.person })
    expect((await callWith(fresh, 'GET', path)).status).toBe(401)
  })
})

describe('a code for one widget', () => {
  test('is rejected for other widgets and subjects', async () => {
    const site = await addSite(portal())
    const person = await portal().person('user')
    const { verifier, challenge } = pkce()
    const own = scope('exam', `${randomUUID()}/pre`)
    const code = await codeFor(portal(), site.id, person, challenge, own)
    const trade = (other: Partial<WidgetScope>) =>
      ask(portal(), 'token', { site: site.key, ...other, code, verifier, keep: 'memory' })
    expect((await trade({})).body.code).toBe('code_wrong')
    expect((await trade(scope('exam', `${randomUUID()}/pre`))).body.code).toBe('code_wrong')
    expect((await trade(own)).status).toBe(200)
  })
})
