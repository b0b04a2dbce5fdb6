import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { limits } from '@portal/contract/core/fields/limits'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createApp } from '../../../../packages/server/src/app/app.ts'
import { connectionLimits } from '../../../../packages/server/src/platform/http/connection/connections.ts'
import { usePortal } from '../../support/portal.ts'

const portal = usePortal()
const own = { headers: 300, request: 600, silence: 900, idle: 500, check: 50, most: 12 }
let app: Awaited<ReturnType<typeof createApp>>
let port = 0

beforeAll(async () => {
  app = await createApp(portal().services, own)
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => app.close())

const open = (): Socket => {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  return socket
}

// The socket may emit an error before it closes.
const closed = (socket: Socket) => new Promise<void>(resolve => socket.once('close', () => resolve()))

// Resolves with everything received until the connection closes, even after an error.
const answerOf = async (socket: Socket): Promise<string> => {
  let answer = ''
  socket.setEncoding('utf8').on('data', chunk => {
    answer += chunk
  })
  await closed(socket)
  return answer
}

// Sends one piece after another, like a slow-loris attack.
const drip = async (first: string, piece: string) => {
  const socket = open()
  socket.write(first)
  const dripping = setInterval(() => socket.writable && socket.write(piece), 40)
  return answerOf(socket).finally(() => clearInterval(dripping))
}

const post = 'POST /api/logout HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'
const isTimeout = (answer: string) =>
  /^HTTP\/1\.1 408 Request Timeout\r\n/.test(answer) && /"request_timeout"/.test(answer)

test('a silent connection is closed with 408', async () => {
  expect(isTimeout(await answerOf(open()))).toBe(true)
})

test('endless headers and bodies are cut off with 408 while other requests are answered', async () => {
  const slow = [
    drip('GET /health HTTP/1.1\r\nhost: localhost\r\n', 'x: y\r\n'),
    drip(`${post}content-length: 5000\r\n\r\n`, ' '),
    drip(`${post}transfer-encoding: chunked\r\n\r\n`, '1\r\n \r\n'),
  ]
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200)
  expect((await Promise.all(slow)).map(isTimeout)).toEqual([true, true, true])
})

test('a connection is kept alive after a response and closed when it stays idle', async () => {
  const socket = open()
  const ask = () => socket.write('GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n')
  ask()
  await once(socket, 'data')
  ask()
  await once(socket, 'data')
  socket.resume()
  await closed(socket)
})

test('connections over the limit are closed, and a freed place can be used again', async () => {
  const sockets = Array.from({ length: own.most }, open)
  await Promise.all(sockets.map(socket => once(socket, 'connect')))
  const count = () => new Promise(resolve => app.server.getConnections((_, found) => resolve(found)))
  await expect.poll(count).toBe(own.most)
  const beyond = open()
  await closed(beyond)
  sockets[0]?.destroy()
  await expect.poll(count).toBe(own.most - 1)
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200)
})

test('the default limits let the largest body through on a slow line', () => {
  const { headers, request, idle, check } = connectionLimits
  expect((limits.body_bytes / request) * 1000).toBeLessThan(2500)
  expect(headers).toBeLessThanOrEqual(30_000)
  expect(check).toBeLessThan(headers)
  // Proxies keep their connections open for 60 s.
  expect(idle).toBeGreaterThan(60_000)
  const { server } = portal().app
  expect([
    server.headersTimeout,
    server.requestTimeout,
    server.keepAliveTimeout,
    server.timeout,
    server.maxConnections,
  ]).toEqual([headers, request, idle, connectionLimits.silence, connectionLimits.most])
})
