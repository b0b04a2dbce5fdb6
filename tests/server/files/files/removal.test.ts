import { describe, expect, test, vi } from 'vitest'
import { forgetOld, removeQueued, removeStrangers } from '../../../../packages/server/src/files/jobs.ts'
import { storageOf } from '../../../../packages/server/src/integrations/open-storage.ts'
import { aProject } from '../../support/made.ts'
import { aFile, begin, offsetOf, sendBytes } from '../uploads/sending.ts'
import { storages, usePortalOn } from './storages.ts'

describe.each(storages)('deleting on %s', storage => {
  const portal = usePortalOn(storage)
  const query = async (sql: string, values: unknown[] = []) => (await portal().database.pool.query(sql, values)).rows
  const contents = async () => {
    const found = new Set<string>()
    for await (const { id } of storageOf(portal().services).list()) found.add(id)
    return found
  }
  const contentOf = async (fileId: string) =>
    (await query('SELECT content_id AS id FROM file_versions WHERE file_id = $1', [fileId]))[0].id

  test('keeps a file restorable for a day and then removes its bytes', async () => {
    const as = await portal().person('sysadmin')
    const { id, version } = await aFile(portal(), as, Buffer.from('to be deleted'))
    const content = await contentOf(id)
    await portal().call('DELETE', `/files/${id}`, { as, body: { version } })
    expect((await portal().call('GET', `/files/${id}`, { as })).status).toBe(404)
    expect((await portal().call('POST', `/files/${id}/restore`, { as })).status).toBe(200)
    const { body } = await portal().call('GET', `/files/${id}`, { as })
    await portal().call('DELETE', `/files/${id}`, { as, body: { version: body.data.version } })
    await forgetOld(portal().services)
    await removeQueued(portal().services)
    expect(await contents()).toContain(content)
    await query(`UPDATE files SET deleted_at = now() - interval '25 hours' WHERE id = $1`, [id])
    await forgetOld(portal().services)
    await removeQueued(portal().services)
    expect(await contents()).not.toContain(content)
    expect((await portal().call('POST', `/files/${id}/restore`, { as })).status).toBe(404)
  })

  test('a record queues its files for removal in the same transaction', async () => {
    const as = await portal().person('sysadmin')
    const project = await aProject(portal(), {}, as)
    const { id } = await aFile(portal(), as, Buffer.from('of a project'), { of_kind: 'project', of_id: project.id })
    const content = await contentOf(id)
    const impact = (await portal().call('GET', `/projects/${project.id}/deletion_impact`, { as })).body.data
    expect(impact.cascades).toContainEqual({ kind: 'files', count: 1, names: [] })
    const body = { version: project.version, typed_code: project.code, shown: impact.shown }
    expect((await portal().call('DELETE', `/projects/${project.id}`, { as, body })).status).toBe(200)
    expect(await query('SELECT id FROM removed_contents WHERE id = $1', [content])).toHaveLength(1)
    await removeQueued(portal().services)
    expect(await contents()).not.toContain(content)
  })

  test('continues after an interruption before or after the bytes were removed', async () => {
    const as = await portal().person('sysadmin')
    const { id } = await aFile(portal(), as, Buffer.from('cut short'))
    const content = await contentOf(id)
    await query('DELETE FROM files WHERE id = $1', [id])
    const real = storageOf(portal().services)
    const remove = vi.spyOn(real, 'remove')
    const queued = () => query('SELECT id FROM removed_contents WHERE id = $1', [content])
    remove.mockRejectedValueOnce(new Error('cut before'))
    await expect(removeQueued(portal().services)).rejects.toThrow('cut before')
    expect([await queued(), await contents()]).toEqual([[{ id: content }], expect.toSatisfy(all => all.has(content))])
    remove.mockImplementationOnce(async one => {
      await storageOf(portal().services).remove(one)
      throw new Error('cut after')
    })
    await expect(removeQueued(portal().services)).rejects.toThrow('cut after')
    expect([await queued(), await contents()]).toEqual([[{ id: content }], expect.toSatisfy(all => !all.has(content))])
    await removeQueued(portal().services)
    expect(await queued()).toEqual([])
    remove.mockRestore()
  })

  test('removes unreferenced content after an hour and keeps content of files and open uploads', async () => {
    const as = await portal().person('sysadmin')
    const { id } = await aFile(portal(), as, Buffer.from('of a file'))
    const open = (await begin(portal(), as, Buffer.from('on its way'))).body.data.id
    const lost = (await begin(portal(), as, Buffer.from('begun by what was undone'))).body.data.id
    const arrived = (await begin(portal(), as, Buffer.from('arrived'))).body.data.id
    await sendBytes(portal(), as, arrived, Buffer.from('arrived'))
    // Simulates lost transactions.
    await query('DELETE FROM uploads WHERE id = ANY ($1)', [[lost, arrived]])
    await query('DELETE FROM removed_contents')
    const stored = await contentOf(id)
    await removeStrangers(portal().services)
    expect([...(await contents())]).toEqual(expect.arrayContaining([stored, open, lost, arrived]))
    portal().pass(3601)
    await removeStrangers(portal().services)
    portal().pass(-3601)
    const left = await contents()
    expect([stored, open, lost, arrived].map(one => left.has(one))).toEqual([true, true, false, false])
    expect(await offsetOf(portal(), as, open)).toBe(0)
  })

  test('removes an idle upload after a week and an abandoned one at once', async () => {
    const as = await portal().person('sysadmin')
    const [first, second, third] = await Promise.all(
      ['a', 'b', 'c'].map(async text => (await begin(portal(), as, Buffer.from(text))).body.data.id),
    )
    await query(`UPDATE uploads SET touched_at = now() - interval '8 days' WHERE id = $1`, [first])
    await forgetOld(portal().services)
    expect((await portal().call('DELETE', `/uploads/${second}`, { as })).status).toBe(200)
    await removeQueued(portal().services)
    const left = await contents()
    expect([first, second, third].map(one => left.has(one))).toEqual([false, false, true])
    const { body } = await portal().call('GET', '/uploads', { as })
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([third])
  })
})
