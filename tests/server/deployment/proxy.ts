import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { request as plainRequest } from 'node:http'
import { request } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { selfSigned } from '../../embed/support/certificate.ts'
import { needs } from '../../support/debian.ts'
import { freePort } from '../../support/free-port.ts'
import { newFolder } from '../support/platform/folder.ts'
import { PASSWORD, usePortal } from '../support/portal.ts'

export const HOST = 'portal.example.org'

/** Ports of a proxy and of the portal behind it. They are unprivileged, so that tests run without root. */
export interface Ports {
  readonly https: number
  readonly http: number
  readonly portal: number
}

/** A reverse proxy in front of the portal. */
interface Proxy {
  readonly name: string
  /** Path of the program. Its tests are skipped where it isn't installed. */
  readonly program: string | undefined
  /** Arguments and environment of the program. `folder` contains `fullchain.pem` and `privkey.pem` for the host. */
  readonly start: (
    folder: string,
    ports: Ports,
  ) => { readonly args: readonly string[]; readonly env?: NodeJS.ProcessEnv }
  /** The response to a request for another host, from the proxy or from the portal. */
  readonly otherHost: { readonly status: number; readonly body: RegExp }
}

/** Tests the requirements for a proxy in docs/operations.md. */
export const describeProxy = ({ name, program, start, otherHost }: Proxy): void => {
  describe.skipIf(!program)(`behind ${name} with our configuration${needs(name, program)}`, () => {
    const portal = usePortal({ PUBLIC_URL: `https://${HOST}`, TRUST_PROXY: ['127.0.0.1'] })
    const folder = newFolder()
    let proxy: ChildProcess
    let ports: Ports

    const call = async (path: string, sent: { body?: unknown; headers?: Record<string, string> } = {}) => {
      const body = sent.body === undefined ? undefined : JSON.stringify(sent.body)
      const asked = request({
        host: '127.0.0.1',
        servername: HOST,
        port: ports.https,
        path,
        method: body ? 'POST' : 'GET',
        rejectUnauthorized: false,
        headers: { host: HOST, ...(body && { 'content-type': 'application/json' }), ...sent.headers },
      })
      asked.end(body)
      const [answer] = await once(asked, 'response')
      return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
    }

    beforeAll(async () => {
      await portal().app.listen({ host: '127.0.0.1', port: 0 })
      const address = portal().app.server.address()
      ports = {
        https: await freePort(),
        http: await freePort(),
        portal: typeof address === 'object' && address ? address.port : 0,
      }
      const { key, cert } = selfSigned(HOST)
      mkdirSync(folder.path, { recursive: true })
      writeFileSync(join(folder.path, 'privkey.pem'), key)
      writeFileSync(join(folder.path, 'fullchain.pem'), cert)
      const { args, env = {} } = start(folder.path, ports)
      proxy = spawn(program ?? '', args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] })
      await vi.waitFor(async () => expect((await call('/health')).status).toBe(200), { timeout: 20_000, interval: 100 })
    })
    afterAll(async () => {
      if (proxy) {
        const ended = once(proxy, 'close')
        proxy.kill('SIGTERM')
        await ended
      }
      folder.remove()
    })

    test('redirects HTTP to HTTPS with the path and query', async () => {
      const asked = plainRequest({
        host: '127.0.0.1',
        port: ports.http,
        path: '/auth/login?a=b',
        headers: { host: HOST },
      })
      asked.end()
      const [answer] = await once(asked, 'response')
      answer.resume()
      expect([answer.statusCode, answer.headers.location]).toEqual([308, `https://${HOST}/auth/login?a=b`])
    })

    test("sets a secure session cookie and accepts a login from the portal's own pages only", async () => {
      const { email } = await portal().person('user')
      const headers = { origin: `https://${HOST}` }
      const answer = await call('/api/login', { body: { email, password: PASSWORD }, headers })
      expect(answer.status).toBe(200)
      expect(answer.headers['set-cookie']?.join()).toMatch(/__Host-session=[^;]+;.*Secure/)
      expect(answer.headers['strict-transport-security']).toContain('max-age=')
      const foreign = await call('/api/login', {
        body: { email, password: PASSWORD },
        headers: { origin: 'https://evil.org' },
      })
      expect(foreign.status).toBe(403)
    })

    test('counts login attempts by the real address, not by forwarded headers', async () => {
      const { email } = await portal().person('user')
      const statuses: number[] = []
      for (let at = 0; at < 11; at++) {
        const forged = {
          'x-forwarded-for': `203.0.113.${at}, 198.51.100.${at}`,
          'x-real-ip': `203.0.113.${at}`,
          forwarded: `for=203.0.113.${at}`,
        }
        statuses.push((await call('/api/login', { body: { email, password: 'wrong' }, headers: forged })).status)
      }
      expect(statuses).toEqual([...Array(10).fill(401), 429])
    })

    test('serves no page of the portal for another host', async () => {
      const answer = await call('/api/user', { headers: { host: 'evil.example.org' } })
      expect(answer.status).toBe(otherHost.status)
      expect(answer.body).toMatch(otherHost.body)
      expect((await call('/api/user', { headers: { 'x-forwarded-host': 'evil.example.org' } })).status).toBe(401)
    })

    test('sends live notices without buffering', async () => {
      const { cookie } = await portal().person('user')
      const asked = request({
        host: '127.0.0.1',
        servername: HOST,
        port: ports.https,
        path: '/api/notices/live',
        rejectUnauthorized: false,
        headers: { host: HOST, cookie },
      })
      asked.end()
      const [answer] = await once(asked, 'response')
      expect(answer.headers['content-type']).toContain('text/event-stream')
      const [first] = await once(answer, 'data')
      expect(first.length).toBeGreaterThan(0)
      asked.destroy()
    })
  })
}
