import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { needs } from '../../../support/debian.ts'
import { openPortal } from '../../support/portal.ts'
import { aFile, begin, download, type Listening, offsetOf, sendBytes, sha256 } from '../uploads/sending.ts'
import { openBucket, startPeer, storages } from './storages.ts'

const MB = 1024 * 1024

/** A proxy in front of an S3 server. While `late` returns true, listings miss everything written before. */
const openLate = async (endpoint: string) => {
  let isLate = (): boolean => false
  const server = createServer((asked, answer) => {
    const isListing = asked.method === 'GET' && /[?&](uploadId|list-type)=/.test(asked.url ?? '')
    const { method, headers } = asked
    const onward = request(`${endpoint}${asked.url}`, { method, headers }, async given => {
      if (!isListing || !isLate()) {
        answer.writeHead(given.statusCode ?? 502, given.headers)
        given.pipe(answer)
        return
      }
      const whole = await text(given)
      answer.writeHead(given.statusCode ?? 502, { 'content-type': 'application/xml' })
      answer.end(whole.replace(/<(Part|Contents)>.*?<\/\1>/gs, ''))
    })
    // Swift sends an extra chunk after responses without a body. The response is complete by then.
    onward.on('error', () => answer.end())
    asked.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    endpoint: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    late: (next: () => boolean) => {
      isLate = next
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const swift = storages.find(storage => storage === 's3')

describe.skipIf(!swift)(`on a store with stale listings${needs('python3-swift', swift)}`, () => {
  let portal: Listening
  let store: Awaited<ReturnType<typeof openLate>>
  const ends: (() => unknown)[] = []

  beforeAll(async () => {
    const peer = await startPeer()
    ends.push(peer.stop)
    store = await openLate(peer.endpoint)
    ends.push(store.stop)
    const opened = await openPortal(await openBucket(store.endpoint))
    ends.push(() => opened.close())
    portal = { ...opened, url: await opened.app.listen({ host: '127.0.0.1', port: 0 }) }
  })
  afterAll(async () => {
    for (const end of ends.reverse()) await end()
  })

  /** Starts an upload of two parts. The first part has arrived and is listed. */
  const firstPartSent = async () => {
    store.late(() => false)
    const as = await portal.person('sysadmin')
    const bytes = randomBytes(12 * MB)
    const { id } = (await begin(portal, as, bytes)).body.data
    await sendBytes(portal, as, id, bytes.subarray(0, 8 * MB))
    return { as, bytes, id }
  }

  test('a file that no listing contains is stored and complete', async () => {
    store.late(() => true)
    const as = await portal.person('sysadmin')
    const bytes = randomBytes(300_000)
    const { newest } = await aFile(portal, as, bytes)
    expect([newest.size, newest.sha256]).toEqual([bytes.length, sha256(bytes)])
  })

  test('a resumed upload includes parts that are missing from the next listings', async () => {
    const { as, bytes, id } = await firstPartSent()
    expect(await offsetOf(portal, as, id)).toBe(8 * MB)
    // The offset check sees the parts. The next two listings do not.
    const listings = [false, true, true]
    store.late(() => listings.shift() ?? false)
    expect((await sendBytes(portal, as, id, bytes.subarray(8 * MB), 8 * MB)).status).toBe(204)
    const finished = await portal.call('POST', `/uploads/${id}/finish`, { as })
    const answer = await download(portal, as, `/files/${finished.body.data.id}/versions/1`)
    expect(sha256(new Uint8Array(await answer.arrayBuffer()))).toBe(sha256(bytes))
  })

  test('a resume whose parts stay missing is rejected, and the upload starts again from zero', async () => {
    const { as, bytes, id } = await firstPartSent()
    const listings = [false]
    store.late(() => listings.shift() ?? true)
    expect((await sendBytes(portal, as, id, bytes.subarray(8 * MB), 8 * MB)).status).toBe(409)
    expect(await offsetOf(portal, as, id)).toBe(0)
    expect((await sendBytes(portal, as, id, bytes)).status).toBe(204)
    expect((await portal.call('POST', `/uploads/${id}/finish`, { as })).status).toBe(200)
  }, 20_000)
})
