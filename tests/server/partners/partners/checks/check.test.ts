import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { bounds, readPage } from '../../../../../packages/server/src/partners/checks/read-page.ts'
import { usePortal } from '../../../support/portal.ts'

const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** Starts a partner's server on this machine and records the requested paths. */
const serve = async (answer: RequestListener, host = '127.0.0.1') => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(String(request.url))
    answer(request, response)
  }).listen(0, host)
  await once(server, 'listening')
  stops.push(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { asked, port, url: `http://127.0.0.1:${port}` }
}

const html = { 'content-type': 'text/html' }
const portalUrl = 'https://portal.example.org'

/** Adds a site with an origin and returns the response of checking an address. */
const checker = (portal: () => ReturnType<ReturnType<typeof usePortal>>) => async (origin: string, address: string) => {
  const as = await portal().person('sysadmin')
  const draft = { name: 'Nahr', origins: [origin], theme: {} }
  const { id, key } = (await portal().call('POST', '/partners', { as, body: draft })).body.data
  const body = { address: address.replace('KEY', key), portal: portalUrl }
  return portal().call('POST', `/partners/${id}/check`, { as, body })
}
const codesOf = (answer: { body: { data: { findings: { code: string }[] } } }) =>
  answer.body.data.findings.map(({ code }) => code)

describe('a check in production', () => {
  const check = checker(usePortal())

  test('never requests a local or private address, however it is written', async () => {
    const { asked, port, url } = await serve((_request, response) => response.writeHead(200, html).end())
    const hosts = ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '0177.0.0.1', '[::ffff:127.0.0.1]', '127.1', '0']
    for (const host of hosts) {
      const answer = await check(`http://localhost:${port}`, `http://${host}:${port}/`)
      expect(codesOf(answer)).toEqual(['page_private'])
    }
    for (const host of ['10.0.0.1', '169.254.169.254', '192.168.0.1', '[::1]', '[fd00::1]'])
      expect(codesOf(await check(url, `http://${host}/`))).toEqual(['page_private'])
    expect(asked).toEqual([])
  })

  test('never requests a port that no origin of the site has', async () => {
    expect(codesOf(await check('https://nahr.example.org', 'https://nahr.example.org:22/'))).toEqual(['page_private'])
  })

  test('rejects an address that is not a web page', async () => {
    for (const address of ['nahr.example.org', 'file:///etc/passwd', 'https://a:b@nahr.example.org/', 'ftp://a.org/'])
      expect((await check('https://nahr.example.org', address)).body.errors).toEqual([
        { path: 'address', code: 'address_invalid' },
      ])
  })
})

describe('a check in a demo', () => {
  const portal = usePortal({ DEMO: true })
  const check = checker(portal)

  test('reads a page on the same machine and writes nothing to the audit', async () => {
    const { url } = await serve((_request, response) =>
      response
        .writeHead(200, { ...html, 'content-security-policy': `frame-src 'self'` })
        .end(`<script async src="${portalUrl}/embed/v1.js" data-widget="complaint" data-site="old"></script>`),
    )
    const { rows } = await portal().database.pool.query('SELECT count(*)::int AS n FROM audit')
    const answer = await check(url, `${url}/help?secret=words`)
    expect(codesOf(answer)).toEqual(['origin_listed', 'tag_found', 'key_unknown', 'frame_blocked'])
    expect(answer.body.data.address).toBe(`${url}/help?secret=words`)
    const after = await portal().database.pool.query(`SELECT count(*)::int AS n FROM audit WHERE action <> 'add'`)
    expect(after.rows[0].n).toBe(rows[0].n)
  })
})

const all = { allows: () => true, allowsPort: () => true }
const codeOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: { code: string }) => error.code,
  )

describe('reading a page', () => {
  test('follows redirects and checks each target before the request', async () => {
    const inner = await serve((_request, response) => response.writeHead(200, html).end('inner'), '127.0.0.2')
    const outer = await serve((request, response) => {
      const location = request.url === '/in' ? `http://127.0.0.2:${inner.port}/` : request.url === '/1' ? '/2' : '/end'
      if (request.url === '/end') response.writeHead(200, html).end('the end')
      else response.writeHead(302, { location }).end()
    })
    const first = { ...all, allows: (address: string) => address === '127.0.0.1' }
    expect(await readPage(new URL(`${outer.url}/1`), first)).toMatchObject({ html: 'the end', status: 200 })
    expect(await codeOf(readPage(new URL(`${outer.url}/in`), first))).toBe('page_private')
    expect(inner.asked).toEqual([])
  })

  test('stops redirect loops and rejects redirects to other schemes', async () => {
    const { url, asked } = await serve((request, response) => {
      response.writeHead(302, { location: request.url === '/file' ? 'file:///etc/passwd' : '/round' }).end()
    })
    expect(await codeOf(readPage(new URL(`${url}/round`), all))).toBe('page_redirects')
    expect(asked.length).toBe(bounds.redirects + 1)
    expect(await codeOf(readPage(new URL(`${url}/file`), all))).toBe('page_redirects')
  })

  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['', (bytes: Buffer) => bytes],
  ] as const)('reads no more than the size limit after decompression (%s)', async (encoding, pack) => {
    const { url } = await serve((_request, response) => {
      const packed = pack(Buffer.alloc(bounds.bytes * 20, 'a'))
      response.writeHead(200, { ...html, ...(encoding && { 'content-encoding': encoding }) }).end(packed)
    })
    const { html: read, isCut } = await readPage(new URL(url), all)
    expect([read.length, isCut]).toEqual([bounds.bytes, true])
  })

  test('distinguishes an unreachable server from one that never finishes', async () => {
    const gone = await serve(() => undefined)
    for (const stop of stops.splice(0)) await stop()
    expect(await codeOf(readPage(new URL(gone.url), all))).toBe('page_unreachable')
    const slow = await serve((_request, response) => void response.writeHead(200, html).write('begun'))
    expect(await codeOf(readPage(new URL(slow.url), all))).toBe('page_slow')
  }, 15_000)
})
