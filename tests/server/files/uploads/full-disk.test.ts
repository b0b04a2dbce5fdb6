import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { storageOf } from '../../../../packages/server/src/integrations/open-storage.ts'
import type { Person } from '../../support/portal.ts'
import { canMount } from './mount.ts'
import { aFile, begin, cutAfter, offsetOf, sendBytes, sendPart, uploaded } from './sending.ts'
import { type SmallDisk, usePortalOnDisk } from './small-disk.ts'

vi.mock('../../../../packages/server/src/platform/storage/free-space.ts', async read => {
  const { canMount } = await import('./mount.ts')
  return canMount ? read() : import('./simulated-disk.ts')
})

const MB = 1024 * 1024
const simulated = canMount ? '' : ' (simulated, without the right to mount a disk)'
const needsDisk = canMount ? '' : ' (needs the right to mount a disk)'
const full = { status: 503, code: 'disk_full', type: 'urn:portal:problem:disk_full', retry_after: 60 }

/** Sends 2 MB, fills the disk by `grown` bytes, sends the rest, and returns the response. */
const sendWhileGrowing = async ({ portal, fill, pathOf }: SmallDisk, as: Person, grown: number) => {
  const bytes = randomBytes(10 * MB)
  const { id } = (await begin(portal(), as, bytes)).body.data
  const call = sendPart(portal(), as, id, bytes, 0, 2 * MB)
  await expect.poll(() => statSync(pathOf(id)).size).toBe(2 * MB)
  fill(grown)
  call.end(Buffer.from(bytes.subarray(2 * MB)))
  const [answer]: IncomingMessage[] = await once(call, 'response')
  return { size: statSync(pathOf(id)).size, status: answer?.statusCode, body: answer && (await json(answer)) }
}

describe(`a file on a 24 MB disk with 8 MB reserved for the database${simulated}`, () => {
  const disk = usePortalOnDisk(24, { DISK_RESERVE_MB: 8 })
  const { portal } = disk
  afterEach(disk.empty)

  const contents = async () => {
    const found: string[] = []
    for await (const { id } of storageOf(portal().services).list()) found.push(id)
    return found
  }

  test('is rejected without leaving bytes when it does not fit, and a smaller one is accepted', async () => {
    const as = await portal().person('sysadmin')
    const refused = await begin(portal(), as, randomBytes(17 * MB))
    expect(refused).toMatchObject({ status: 503, body: full, headers: { 'retry-after': '60' } })
    expect(await contents()).toEqual([])
    expect((await portal().call('GET', '/uploads', { as })).body.data).toEqual([])
    expect((await uploaded(portal(), as, randomBytes(MB))).status).toBe(200)
  })

  test('is discarded when the reserve is reached during the upload', async () => {
    const as = await portal().person('sysadmin')
    expect(await sendWhileGrowing(disk, as, 7 * MB)).toEqual({ size: 0, status: 503, body: full })
  })

  test('is discarded when it no longer fits on resume, and can be sent again from the beginning', async () => {
    const as = await portal().person('sysadmin')
    const bytes = randomBytes(6 * MB)
    const { id } = (await begin(portal(), as, bytes)).body.data
    await cutAfter(portal(), as, id, bytes, 0, 3 * MB)
    await expect.poll(() => offsetOf(portal(), as, id)).toBeGreaterThan(2 * MB)
    disk.fill(10 * MB)
    const offset = await offsetOf(portal(), as, id)
    const answer = await sendBytes(portal(), as, id, bytes.subarray(offset), offset)
    expect([answer.status, await answer.json()]).toEqual([503, full])
    expect(statSync(disk.pathOf(id)).size).toBe(0)
    disk.empty()
    expect(await offsetOf(portal(), as, id)).toBe(0)
    expect(await aFile(portal(), as, bytes)).toMatchObject({ newest: { size: bytes.length } })
  })
})

describe.skipIf(!canMount)(`a file on a completely full disk${needsDisk}`, () => {
  const disk = usePortalOnDisk(12, { DISK_RESERVE_MB: 0 })
  const { portal } = disk

  test('is discarded with its bytes', async () => {
    const as = await portal().person('sysadmin')
    expect(await sendWhileGrowing(disk, as, 9 * MB)).toEqual({ size: 0, status: 503, body: full })
    const [upload] = (await portal().call('GET', '/uploads', { as })).body.data
    expect(upload.received).toBe(0)
  })
})
