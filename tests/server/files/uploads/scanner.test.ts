import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { scanWaiting } from '../../../../packages/server/src/files/jobs.ts'
import { freePort } from '../../../support/free-port.ts'
import { usePortalOn } from '../files/storages.ts'
import { aFile, download, uploaded } from './sending.ts'

const text = (words: string) => Buffer.from(words)

/** A server that speaks clamd's INSTREAM. Content with EICAR is infected, and content over the limit is not scanned. */
const LIMIT = 1_000_000
const startScanner = async (port = 0): Promise<Server> => {
  const server = createServer((socket: Socket) => {
    let got = Buffer.alloc(0)
    socket
      .on('error', () => undefined)
      .on('data', data => {
        got = Buffer.concat([got, data])
        if (!got.subarray(0, 10).equals(Buffer.from('zINSTREAM\0'))) return
        const parts: Buffer[] = []
        for (let at = 10; at + 4 <= got.length; ) {
          const length = got.readUInt32BE(at)
          if (length === 0)
            return void socket.end(`stream: ${Buffer.concat(parts).includes('EICAR') ? 'Eicar-Test FOUND' : 'OK'}\0`)
          if (at + length > LIMIT) return void socket.end('INSTREAM size limit exceeded. ERROR\0')
          if (at + 4 + length > got.length) return
          parts.push(got.subarray(at + 4, at + 4 + length))
          at += 4 + length
        }
      })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return server
}

const scannerPort = await freePort()

describe('with a virus scanner', () => {
  const scanned = usePortalOn('disk', { CLAMD_URL: `tcp://127.0.0.1:${scannerPort}` })

  test('rejects an infected file', async () => {
    await startScanner(scannerPort)
    const as = await scanned().person('sysadmin')
    expect((await uploaded(scanned(), as, text('an EICAR test'))).body.code).toBe('file_infected')
    const { newest } = await aFile(scanned(), as, Buffer.alloc(300_000, 'clean'))
    expect(newest.scan).toBe('clean')
    expect((await download(scanned(), as, newest.url)).status).toBe(200)
  })

  test('stores an unscanned file but serves it only after a clean scan', async () => {
    const as = await scanned().person('sysadmin')
    const clean = await aFile(scanned(), as, text('seen later'))
    const bad = await aFile(scanned(), as, text('EICAR later'))
    expect(clean.newest.scan).toBe('pending')
    const answer = await download(scanned(), as, clean.newest.url)
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'file_unscanned'])
    await startScanner(scannerPort)
    await scanWaiting(scanned().services)
    expect((await download(scanned(), as, clean.newest.url)).status).toBe(200)
    expect((await download(scanned(), as, bad.newest.url)).status).toBe(409)
  })

  test("files over the scanner's limit do not delay other files", async () => {
    const as = await scanned().person('sysadmin')
    const large = []
    for (const at of [1, 2, 3, 4]) large.push(await aFile(scanned(), as, Buffer.alloc(LIMIT + at, `large ${at}`)))
    const small = await aFile(scanned(), as, text('small enough'))
    await startScanner(scannerPort)
    await scanWaiting(scanned().services)
    await scanWaiting(scanned().services)
    expect((await download(scanned(), as, small.newest.url)).status).toBe(200)
    for (const { newest } of large) expect((await download(scanned(), as, newest.url)).status).toBe(409)
  })
})
