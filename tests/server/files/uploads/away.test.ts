import { expect, onTestFinished, test, vi } from 'vitest'
import { DatabaseError } from '../../../../packages/server/src/platform/database/index.ts'
import { usePortalOn } from '../files/storages.ts'
import { begin, offsetOf, sendBytes } from './sending.ts'

const portal = usePortalOn('disk')

const sqlOf = (query: unknown): string => {
  const text: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'text') : query
  return typeof text === 'string' ? text : ''
}

test('a database failure before bytes are written is answered as unavailable, and the upload can be retried', async () => {
  const as = await portal().person('sysadmin')
  const bytes = Buffer.from('kept')
  const { id } = (await begin(portal(), as, bytes)).body.data
  const { pool } = portal().services.database
  const query: unknown = pool.query
  if (typeof query !== 'function') throw new Error('a pool has a query')
  const failing = vi.spyOn(pool, 'query').mockImplementation((...asked: unknown[]) => {
    if (sqlOf(asked[0]).includes('lock_owner')) return Promise.reject(new DatabaseError('57P01'))
    return Reflect.apply(query, pool, asked)
  })
  onTestFinished(() => failing.mockRestore())
  const answer = await sendBytes(portal(), as, id, bytes)
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { status: 503, code: 'unavailable', type: 'urn:portal:problem:unavailable', retry_after: 2 },
  ])
  failing.mockRestore()
  expect(await offsetOf(portal(), as, id)).toBe(0)
  expect((await sendBytes(portal(), as, id, bytes)).status).toBe(204)
})
