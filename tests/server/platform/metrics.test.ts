import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../../../packages/server/src/app/app.ts'
import { connectionLimits } from '../../../packages/server/src/platform/http/connection/connections.ts'
import { openMetrics } from '../../../packages/server/src/platform/metrics/metrics.ts'
import { newDatabase } from '../support/platform/database.ts'
import { readExposition } from '../support/platform/exposition.ts'
import { addressOf, run } from '../support/platform/process.ts'
import { usePortal } from '../support/portal.ts'

const portal = usePortal()

const measured = async () => {
  const { services } = portal()
  const metrics = openMetrics(services.database)
  const app = await createApp(services, connectionLimits, metrics)
  onTestFinished(() => app.close())
  return { app, metrics }
}

const ROUTE = 'portal_http_request_duration_seconds_count'

test('metrics are in Prometheus text format and cover requests, connections, email, jobs and the process', async () => {
  const { app, metrics } = await measured()
  await app.inject('/api/user')
  await app.inject('/api/user')
  await app.inject('/api/projects/3f0c1f0e-1111-4111-8111-111111111111')
  await portal().database.pool.query(`INSERT INTO jobs (name, run_at, tries) VALUES ('failing', now(), 2)`)
  await portal().database.pool.query(
    `INSERT INTO emails (id, recipient, language, title, content, state)
     SELECT gen_random_uuid(), 'a@metrics.test', 'en', 'Hello', 'Hello', state FROM unnest(ARRAY['waiting', 'kept', 'sent']) state`,
  )
  const samples = readExposition(await metrics.text())
  const of = (name: string, labels: object = {}) =>
    samples.find(one => one.name === name && Object.entries(labels).every(([key, value]) => one.labels[key] === value))
      ?.value
  expect(of(ROUTE, { method: 'GET', route: '/api/user', status: '401' })).toBe(2)
  // Labels contain the route, never the ID of a record.
  expect(of(ROUTE, { route: '/api/projects/:id', status: '401' })).toBe(1)
  expect(of('portal_database_up')).toBe(1)
  expect(of('portal_emails_waiting')).toBe(2)
  expect(of('portal_jobs_failing')).toBe(1)
  expect(of('portal_database_connections', { pool: 'calls', state: 'open' })).toBeGreaterThan(0)
  expect(of('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
  expect(metrics.contentType).toBe('text/plain; version=0.0.4; charset=utf-8')
})

test('metrics reveal nothing about private complaints in the portal or in a frame', async () => {
  const { app, metrics } = await measured()
  const { cookie } = await portal().person('user')
  const headers = { cookie, host: 'localhost', origin: 'http://localhost' }
  const file = (payload: object, url = '/api/complaints') => app.inject({ method: 'POST', url, headers, payload })
  expect((await file({ body: 'Of nobody', type: 'private' })).statusCode).toBe(200)
  expect((await file({ body: '', type: 'private' })).statusCode).toBe(400)
  await file({ site: 'none' }, '/embed/tickets')
  await file({ site: 'none' }, '/embed/complaints')
  const text = await metrics.text()
  expect(readExposition(text).length).toBeGreaterThan(20)
  expect(text).not.toMatch(/route="[^"]*(complaints|tickets)/)
})

test('metrics report that the database is unreachable and omit values stored in it', async () => {
  const { metrics } = await measured()
  const { pool, unhurried } = portal().services.database
  const [connect, query, calm] = [pool.connect, pool.query, unhurried.pool.query]
  const fail = () => Promise.reject(Object.assign(new Error('no'), { code: '57P03', severity: 'FATAL' }))
  Object.assign(pool, { connect: fail, query: fail })
  Object.assign(unhurried.pool, { query: fail })
  const samples = readExposition(await metrics.text())
  Object.assign(pool, { connect, query })
  Object.assign(unhurried.pool, { query: calm })
  expect(samples.find(({ name }) => name === 'portal_database_up')?.value).toBe(0)
  expect(samples.filter(({ name }) => name === 'portal_emails_waiting')).toEqual([])
})

test("metrics have their own port on the loopback address, and the portal's port does not serve them", async () => {
  const { url, drop } = await newDatabase()
  onTestFinished(drop)
  const program = run('main.ts', { PORT: '0', METRICS_PORT: '0', DATABASE_URL: url })
  const address = await addressOf(program)
  const at = () => /Metrics are at (http:\/\/127\.0\.0\.1:\d+)\/metrics/.exec(program.out())?.[1]
  await expect.poll(at).toBeDefined()
  const answer = await fetch(`${at()}/metrics`)
  expect(answer.headers.get('content-type')).toContain('version=0.0.4')
  expect(readExposition(await answer.text()).length).toBeGreaterThan(20)
  expect((await fetch(`${at()}/api/user`)).status).toBe(404)
  expect(await (await fetch(`${address}/metrics`)).text()).not.toContain('portal_database_up')
  program.child.kill('SIGTERM')
  expect(await program.ended).toBe(0)
})

test('a metrics port in use is reported with the name of its setting', async () => {
  const blocker = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void blocker.close())
  await once(blocker, 'listening')
  const address = blocker.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  const { url, drop } = await newDatabase()
  onTestFinished(drop)
  const program = run('main.ts', { PORT: '0', METRICS_PORT: port, DATABASE_URL: url })
  expect(await program.ended).toBe(1)
  expect(program.err().trim()).toBe(`port_in_use: port ${port} cannot be opened; set METRICS_PORT to a free one.`)
})
