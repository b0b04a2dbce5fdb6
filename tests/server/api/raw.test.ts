import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { errorStatus, isErrorCode } from '@portal/contract/core/api/errors'
import { beforeAll, describe, expect, test } from 'vitest'
import { usePortal } from '../support/portal.ts'

const portal = usePortal()
let port = 0

beforeAll(async () => {
  port = Number(new URL(await portal().app.listen({ host: '127.0.0.1', port: 0 })).port)
})

// Writes requests that HTTP clients refuse to send.
const speak = async (request: string | Buffer): Promise<string> => {
  const socket = connect({ host: '127.0.0.1', port })
  socket.on('error', () => undefined)
  socket.write(request)
  return text(socket).catch(() => '')
}

const head = (line: string, ...headers: string[]) =>
  [line, 'host: localhost', 'connection: close', ...headers, '', ''].join('\r\n')
const json = 'content-type: application/json'

describe('broken HTTP', () => {
  test.each([
    ['plain text', 'hello?\r\n\r\n'],
    ['TLS on a plain port', Buffer.from('16030100c8010000c40303', 'hex')],
    ['an unknown method', head('BREW /api/user HTTP/1.1')],
    ['an oversized header', head('GET /api/user HTTP/1.1', `x: ${'a'.repeat(100_000)}`)],
    ['an oversized query', head(`GET /api/emails?search=${'a'.repeat(100_000)} HTTP/1.1`)],
    ['a header with a NUL', head('GET /api/user HTTP/1.1', 'cookie: session=\u0000')],
    ['two content lengths', `${head('POST /api/logout HTTP/1.1', json, 'content-length: 2', 'content-length: 50')}{}`],
    [
      'content length with chunks',
      `${head('POST /api/logout HTTP/1.1', json, 'content-length: 2', 'transfer-encoding: chunked')}{}`,
    ],
    ['an invalid chunk size', `${head('POST /api/logout HTTP/1.1', json, 'transfer-encoding: chunked')}zz\r\n{}\r\n`],
    ['a negative content length', head('POST /api/logout HTTP/1.1', json, 'content-length: -1')],
    ['a body longer than allowed', `${head('POST /api/logout HTTP/1.1', json, 'content-length: 10000000')}{"a": "`],
    ['broken percent-encoding', head('GET /api/emails/%zz HTTP/1.1')],
    ['an absolute URL of another server', head('GET http://evil.example.org/api/user HTTP/1.1')],
    [
      'a request without a host',
      'POST /api/login HTTP/1.0\r\norigin: null\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}',
    ],
  ])('rejects %s with a problem document', async (_, request) => {
    const answer = await speak(request)
    const [top = '', body = ''] = answer.split('\r\n\r\n')
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(top)?.[1])
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(top.toLowerCase()).toContain('content-type: application/problem+json')
    expect(top.toLowerCase()).toContain('x-content-type-options: nosniff')
    const { code }: { code: string } = JSON.parse(body)
    expect(isErrorCode(code) && errorStatus[code]).toBe(status)
  })

  test('rejects a body of ten megabytes before reading all of it', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'a@b.org', password: 'x'.repeat(10_000_000) }),
    }).catch(() => null)
    // The server may close the connection while the client still sends. That counts as a rejection.
    if (answer) expect([answer.status, (await answer.json()).code]).toEqual([413, 'body_too_large'])
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200)
  })
})
