import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { removeQueued } from '../../../../packages/server/src/files/jobs.ts'
import { storageOf } from '../../../../packages/server/src/integrations/open-storage.ts'
import { openCutLine, sendWhileCut } from '../../../flows/support/cut-line.ts'
import { rounds } from '../../../support/rounds.ts'
import {
  aFile,
  begin,
  cutAfter,
  download,
  offsetOf,
  sendBytes,
  sendPart,
  sha256,
  uploaded,
} from '../uploads/sending.ts'
import { storages, usePortalOn } from './storages.ts'

const MB = 1024 * 1024
// Both test runs send the same number of bytes per cut.
const CUTS = rounds(4, 10)
const CUT_MB = 4.5 * CUTS

describe.each(storages)('file storage on %s', storage => {
  const portal = usePortalOn(storage)
  const query = async (sql: string, values: unknown[] = []) => (await portal().database.pool.query(sql, values)).rows
  const contents = async () => {
    const found = new Set<string>()
    for await (const { id } of storageOf(portal().services).list()) found.add(id)
    return found
  }

  test('receives a file intact although the connection is cut three times', async () => {
    const as = await portal().person('sysadmin')
    const bytes = randomBytes(12 * MB)
    const { id } = (await begin(portal(), as, bytes)).body.data
    let sent = 0
    let offset = 0
    for (let cut = 0; cut < 3; cut++) {
      await cutAfter(portal(), as, id, bytes, offset, 2.5 * MB)
      sent += 2.5 * MB
      // The server may notice the cut later than the client.
      await expect.poll(() => offsetOf(portal(), as, id)).toBeGreaterThan(offset + 2 * MB)
      offset = await offsetOf(portal(), as, id)
    }
    // Announcing the file again resumes the upload, such as after closing the browser.
    const again = await begin(portal(), as, bytes)
    expect(again.body.data).toMatchObject({ id, received: offset })
    const answer = await sendBytes(portal(), as, id, bytes.subarray(offset), offset)
    expect([answer.status, answer.headers.get('upload-offset')]).toEqual([204, String(bytes.length)])
    sent += bytes.length - offset
    expect(sent).toBeLessThanOrEqual(1.1 * bytes.length)
    const finished = await portal().call('POST', `/uploads/${id}/finish`, { as })
    const file = (await portal().call('GET', `/files/${finished.body.data.id}`, { as })).body.data
    expect(file.newest).toMatchObject({
      size: bytes.length,
      sha256: sha256(bytes),
      media_type: 'application/octet-stream',
    })
    const body = await (await download(portal(), as, file.newest.url)).arrayBuffer()
    expect(sha256(new Uint8Array(body))).toBe(sha256(bytes))
    // Finishing again, such as after a lost response, returns the same file.
    expect((await portal().call('POST', `/uploads/${id}/finish`, { as })).body).toEqual(finished.body)
  }, 60_000)

  test('serves byte ranges and rejects a range beyond the end', async () => {
    const as = await portal().person('sysadmin')
    const bytes = Buffer.from('0123456789')
    const { newest } = await aFile(portal(), as, bytes)
    const part = async (range: string, more: Record<string, string> = {}) => {
      const answer = await download(portal(), as, newest.url, { range, ...more })
      return [answer.status, answer.headers.get('content-range'), answer.status < 300 ? await answer.text() : '']
    }
    expect(await part('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234'])
    expect(await part('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789'])
    expect(await part('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789'])
    expect(await part('bytes=4-99')).toEqual([206, 'bytes 4-9/10', '456789'])
    expect(await part('bytes=10-')).toEqual([416, 'bytes */10', ''])
    // Multiple and invalid ranges are answered with the whole file.
    for (const range of ['bytes=0-1,4-5', 'bytes=4-2', 'lines=1-2'])
      expect(await part(range)).toEqual([200, null, '0123456789'])
    expect(await part('bytes=2-4', { 'if-range': `"${newest.sha256}"` })).toEqual([206, 'bytes 2-4/10', '234'])
    expect(await part('bytes=2-4', { 'if-range': '"other"' })).toEqual([200, null, '0123456789'])
  })

  test('keeps old versions downloadable and removes all versions with the file', async () => {
    const as = await portal().person('sysadmin')
    const { id } = await aFile(portal(), as, Buffer.from('first'), { name: 'plan.txt' })
    const file = await aFile(portal(), as, Buffer.from('second one'), { name: 'plan 2.txt', replaces: id })
    expect(file).toMatchObject({
      id,
      name: 'plan.txt',
      versions: 2,
      newest: { number: 2, original_name: 'plan 2.txt', size: 10 },
    })
    const texts = file.history.map(async ({ url }: { url: string }) => (await download(portal(), as, url)).text())
    expect(await Promise.all(texts)).toEqual(['second one', 'first'])
    const before = await contents()
    await query('DELETE FROM files WHERE id = $1', [id])
    await removeQueued(portal().services)
    expect(before.size - (await contents()).size).toBe(2)
  })

  test('rejects an incomplete or damaged upload, which can be sent again', async () => {
    const as = await portal().person('sysadmin')
    const bytes = Buffer.from('what was meant')
    const { id } = (await begin(portal(), as, bytes)).body.data
    expect((await portal().call('POST', `/uploads/${id}/finish`, { as })).body.code).toBe('file_incomplete')
    await sendBytes(portal(), as, id, Buffer.alloc(bytes.length, 'x'))
    expect((await portal().call('POST', `/uploads/${id}/finish`, { as })).body.code).toBe('file_damaged')
    expect((await uploaded(portal(), as, bytes)).status).toBe(200)
  })

  test(`receives ${CUT_MB} MB over a line that is cut ${CUTS} times, sending at most a tenth again`, async () => {
    const as = await portal().person('sysadmin')
    const bytes = randomBytes(CUT_MB * MB)
    const { id } = (await begin(portal(), as, bytes)).body.data
    // Slow enough that each cut happens while bytes are in transit and that a busy machine keeps up.
    const line = await openCutLine(portal().url, 10 * MB)
    try {
      await sendWhileCut(line, { id, cookie: as.cookie, bytes }, CUTS)
      expect(line.sent()).toBeLessThanOrEqual(1.1 * bytes.length)
    } finally {
      line.close()
    }
    const finished = await portal().call('POST', `/uploads/${id}/finish`, { as })
    const answer = await download(portal(), as, `/files/${finished.body.data.id}/versions/1`)
    expect(sha256(Buffer.from(await answer.arrayBuffer()))).toBe(sha256(bytes))
  }, 60_000)

  test('lets only one of two simultaneous requests write to an upload, also across replicas', async () => {
    const as = await portal().person('sysadmin')
    const bytes = randomBytes(6 * MB)
    const { id } = (await begin(portal(), as, bytes)).body.data
    const replica = await (await import('../../../../packages/server/src/app/app.ts')).createApp({
      ...portal().services,
    })
    const url = await replica.listen({ host: '127.0.0.1', port: 0 })
    const answers = await Promise.all([
      sendBytes(portal(), as, id, bytes),
      sendBytes({ ...portal(), url }, as, id, bytes),
    ])
    await replica.close()
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
    const finished = await portal().call('POST', `/uploads/${id}/finish`, { as })
    expect(finished.status).toBe(200)
  }, 30_000)

  test('takes over an upload whose previous connection is dead', async () => {
    const as = await portal().person('sysadmin')
    const bytes = randomBytes(3 * MB)
    const { id } = (await begin(portal(), as, bytes)).body.data
    const dead = sendPart(portal(), as, id, bytes, 0, MB)
    await expect
      .poll(async () => (await query('SELECT lock_owner FROM uploads WHERE id = $1', [id]))[0].lock_owner)
      .not.toBeNull()
    const offset = await offsetOf(portal(), as, id)
    expect(offset).toBeGreaterThan(0)
    const answer = await sendBytes(portal(), as, id, bytes.subarray(offset), offset)
    expect(answer.status).toBe(204)
    dead.destroy()
    expect((await portal().call('POST', `/uploads/${id}/finish`, { as })).status).toBe(200)
  }, 30_000)
})
