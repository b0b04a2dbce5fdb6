import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { reportVital } from '@portal/contract/workspace/vitals'
import { expect, test, vi } from 'vitest'
import { writeUses } from '../../../../packages/server/src/people/sessions/last-seen.ts'
import { sessionStore } from '../../../../packages/server/src/people/sessions/sessions.ts'
import { refusalOf } from '../../../../packages/server/src/platform/http/errors/errors.ts'
import { usePortal } from '../../support/portal.ts'

const portal = usePortal()
const measure = { name: 'LCP', value: 1200, route: 'Login' }

const samples = async () => {
  const { rows } = await portal().database.pool.query('SELECT count(*)::int AS samples FROM vitals')
  return rows[0].samples
}

test('a web vital is stored without looking up or updating the session of its cookie', async () => {
  const as = await portal().person('user')
  const { pool } = portal().database
  const seen = async () =>
    (await pool.query('SELECT last_seen_at, xmin FROM sessions WHERE user_id = $1', [as.id])).rows[0]
  const before = await seen()
  portal().pass(3600)
  const find = vi.spyOn(sessionStore, 'find')
  expect((await portal().call('POST', reportVital.path, { as, body: measure })).status).toBe(200)
  expect(find).not.toHaveBeenCalled()
  expect(await seen()).toEqual(before)
  // Any other request updates the session.
  expect((await portal().call('GET', '/user', { as })).status).toBe(200)
  await writeUses(portal().services, true)
  expect(await seen()).not.toEqual(before)
})

// Closes the connection of a request, like a closed tab, while the server runs a query for it.
const leaveDuring = async (path: string, body: object, headers: readonly string[] = []) => {
  const { app, services } = portal()
  const { pool } = services.database
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  const failed = vi.spyOn(services.log, 'error')
  const arriving = new Promise<Socket>(resolve => app.server.once('connection', resolve))
  const { port } = Object(app.server.address())
  const near = connect(port, '127.0.0.1').on('error', () => undefined)
  const far = await arriving
  const query = vi.spyOn(pool, 'query').mockImplementationOnce(async (...asked: unknown[]) => {
    far.destroy()
    await once(far, 'close')
    return Reflect.apply(pool.query, pool, asked)
  })
  const text = JSON.stringify(body)
  const head = ['content-type: application/json', `content-length: ${text.length}`, ...headers]
  near.write([`POST /api${path} HTTP/1.1`, 'host: localhost', ...head, '', text].join('\r\n'))
  await new Promise(resolve => near.once('close', resolve))
  expect(query).toHaveBeenCalled()
  return failed
}

test('a web vital from a closed tab is stored, and no error is logged', async () => {
  const { cookie } = await portal().person('user')
  const before = await samples()
  const failed = await leaveDuring(reportVital.path, measure, [`cookie: ${cookie}`])
  await expect.poll(samples).toBe(before + 1)
  expect(failed).not.toHaveBeenCalled()
})

test('a login attempt is counted although the client disconnected', async () => {
  const { cookie } = await portal().person('user')
  const attempts = async () => (await portal().database.pool.query('SELECT FROM attempts')).rowCount ?? 0
  const before = await attempts()
  const body = { email: 'nobody@example.org', password: 'not the password' }
  const failed = await leaveDuring('/login', body, [`cookie: ${cookie}`])
  await expect.poll(attempts).toBeGreaterThan(before)
  expect(failed).not.toHaveBeenCalled()
})

test('an aborted body is answered as a bad request, not as a server failure', () => {
  const aborted = Object.assign(new Error('aborted'), { code: 'ECONNRESET', statusCode: 400 })
  expect(refusalOf(aborted).code).toBe('bad_request')
  expect(refusalOf(Object.assign(new Error('reset'), { code: 'ECONNRESET' })).code).toBe('unavailable')
})
