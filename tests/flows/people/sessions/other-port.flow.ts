import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../../../../packages/server/src/app/app.ts'
import { openLog } from '../../../../packages/server/src/platform/log/log.ts'
import { readSettings } from '../../../../packages/server/src/platform/settings/settings.ts'
import { useBrowser } from '../../support/browser.ts'
import { logIn } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'

const portal = usePortal()
const visit = useBrowser()

/** Forwards a port to another one, as SSH tunnels and containers do. Neither side knows of it. */
const openTunnel = async (target: number): Promise<number> => {
  const server = createServer(near => {
    const far = connect(target, '127.0.0.1')
    near.on('error', () => far.destroy()).on('close', () => far.destroy())
    far.on('error', () => near.destroy()).on('close', () => near.destroy())
    near.pipe(far).pipe(near)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

test('a portal configured for port 8000 lets users log in through a tunnel from another port', async () => {
  const app = await createApp({
    database: portal().database,
    settings: readSettings({ PORT: '8000' }),
    log: openLog('silent'),
    secretKey: randomBytes(32),
    now: () => new Date(),
  })
  onTestFinished(() => app.close())
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const url = `http://localhost:${await openTunnel(Number(port))}`
  const page = await visit()
  const called = new Set<string>()
  page.on('request', request => {
    if (new URL(request.url()).pathname.startsWith('/api/')) called.add(new URL(request.url()).origin)
  })
  await logIn(page, url, 'user')
  await page.waitForURL(`${url}/sup/trainings`)
  expect([...called]).toEqual([url])
})
