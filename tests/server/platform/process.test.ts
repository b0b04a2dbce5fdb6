import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { newDatabase } from '../support/platform/database.ts'
import { dataFolder } from '../support/platform/folder.ts'
import { addressOf, run } from '../support/platform/process.ts'

const ownDatabase = async (): Promise<string> => {
  const { url, drop } = await newDatabase()
  onTestFinished(drop)
  return url
}

const post = (address: string, path: string, body: object) =>
  fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const lines = (text: string) => text.split('\n').filter(Boolean)

describe('the server process', () => {
  test('finishes requests in flight on SIGTERM, accepts no new ones and exits with 0', async () => {
    const portal = run('main.ts', { PORT: '0', DATABASE_URL: await ownDatabase() })
    const address = await addressOf(portal)
    // A response in constant time takes at least 200 ms.
    const inFlight = Array.from({ length: 5 }, () => post(address, '/login', { email: 'a@b.org', password: 'x' }))
    await new Promise(resolve => setTimeout(resolve, 60))
    portal.child.kill('SIGTERM')
    const answers = await Promise.all(inFlight)
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
    for (const answer of answers) expect((await answer.json()).code).toBe('invalid_credentials')
    expect(await portal.ended).toBe(0)
    expect(portal.err()).toBe('')
    await expect(fetch(`${address}/health`)).rejects.toThrow()
  })

  test('exits within seconds even if clients keep connections open', async () => {
    const portal = run('main.ts', { PORT: '0', DATABASE_URL: await ownDatabase() })
    const address = await addressOf(portal)
    const { hostname, port } = new URL(address)
    const open = async (text?: string) => {
      const socket = connect(Number(port), hostname)
      socket.on('error', () => undefined)
      onTestFinished(() => void socket.destroy())
      await once(socket, 'connect')
      if (text) socket.write(text)
      return socket
    }
    const health = 'GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n'
    const used = await open(health)
    await once(used, 'data')
    await open()
    await open(health.slice(0, 20))
    const body = JSON.stringify({ email: 'a@b.org', password: 'x' })
    const inFlight = await open(
      `POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    )
    // Once a later request is answered, the server has read the first one.
    await fetch(`${address}/health`)
    const answered = once(inFlight, 'data')
    const since = performance.now()
    portal.child.kill('SIGTERM')
    expect(String(await answered)).toContain('401')
    expect(await portal.ended).toBe(0)
    // Shutdown takes five seconds. The limit is ten, because the machine may be busy.
    expect(performance.now() - since).toBeLessThan(10_000)
  })

  test('reports in one line that its port is in use', async () => {
    const blocker = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void blocker.close())
    await once(blocker, 'listening')
    const address = blocker.address()
    const port = typeof address === 'object' && address ? String(address.port) : ''
    const portal = run('main.ts', { PORT: port, DATABASE_URL: await ownDatabase() })
    expect(await portal.ended).toBe(1)
    expect(lines(portal.err())).toEqual([`port_in_use: port ${port} cannot be opened; set PORT to a free one.`])
    expect(portal.out()).toBe('')
  })

  test('reports in one line that the database is unreachable, without the password', async () => {
    const portal = run('main.ts', { PORT: '0', DATABASE_URL: 'postgresql://portal:secret@127.0.0.1:9/portal' })
    expect(await portal.ended).toBe(1)
    expect(lines(portal.err())).toHaveLength(1)
    expect(portal.err()).toMatch(/^\w+: .*DATABASE_URL/)
    expect(portal.err()).not.toContain('secret')
  })

  test('warns at start if PUBLIC_URL is set without TRUST_PROXY', async () => {
    const env = { PORT: '0', DATABASE_URL: await ownDatabase(), PUBLIC_URL: 'https://portal.example.org' }
    const unnamed = run('main.ts', env)
    await addressOf(unnamed)
    await expect.poll(() => lines(unnamed.err())).toEqual([expect.stringMatching(/^TRUST_PROXY is not set: .*limit/)])
    const named = run('main.ts', { ...env, TRUST_PROXY: '127.0.0.1' })
    await addressOf(named)
    named.child.kill('SIGTERM')
    expect(await named.ended).toBe(0)
    expect(named.err()).toBe('')
  })

  test('logs at start if the audit is not protected from its database role', async () => {
    const { url, appUrl, drop } = await newDatabase()
    onTestFinished(drop)
    const spoken = async (env: Record<string, string>) => {
      const portal = run('main.ts', { PORT: '0', ...env })
      await addressOf(portal)
      portal.child.kill('SIGTERM')
      await portal.ended
      return lines(portal.out()).filter(line => line.includes('audit is not protected'))
    }
    expect(await spoken({ DATABASE_URL: url })).toHaveLength(1)
    expect(await spoken({ DATABASE_URL: appUrl, DATABASE_MIGRATION_URL: url })).toHaveLength(0)
  })

  test('reports each invalid setting in a line', async () => {
    const portal = run('main.ts', { PORT: 'eighty', TIME_ZONE: 'Gotham', S3_BUCKET: 'files' })
    expect(await portal.ended).toBe(1)
    expect(lines(portal.err()).map(line => line.split(':')[0])).toEqual([
      'PORT',
      'TIME_ZONE',
      'S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY',
    ])
  })

  test('reports in one line that its data folder is in use', async () => {
    const env = { PORT: '0', DATA_DIR: dataFolder(), DEMO: 'false' }
    await addressOf(run('main.ts', env))
    const second = run('main.ts', env)
    expect(await second.ended).toBe(1)
    expect(lines(second.err())).toHaveLength(1)
    expect(second.err()).toMatch(/^data_folder_in_use: /)
  })
})
