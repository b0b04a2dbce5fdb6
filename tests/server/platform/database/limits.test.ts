import { expect, test } from 'vitest'
import { aDonor, auditOf } from '../../support/made.ts'
import { usePortal } from '../../support/portal.ts'

const portal = usePortal()

const settings = async () => {
  const { rows } = await portal().services.database.pool.query<Record<string, string>>(
    `SELECT current_setting('lock_timeout') AS locks, current_setting('statement_timeout') AS statements,
       current_setting('idle_in_transaction_session_timeout') AS pauses`,
  )
  return rows[0]
}

test('database connections for requests have timeouts for locks, statements and idle transactions', async () => {
  expect(await settings()).toEqual({ locks: '5s', statements: '20s', pauses: '20s' })
})

test('a request that cannot get a row lock is answered 503 busy, changes nothing and frees its connection', async () => {
  const { database } = portal()
  const { pool } = portal().services.database
  const donor = await aDonor(portal())
  const shorten = (client: { query: (text: string) => unknown }) => void client.query(`SET lock_timeout = '100ms'`)
  pool.on('acquire', shorten)
  const locker = await database.pool.connect()
  await locker.query('BEGIN')
  await locker.query('SELECT FROM donors WHERE id = $1 FOR UPDATE', [donor.id])
  const as = await portal().person('sysadmin')
  const change = () =>
    portal().call('PATCH', `/donors/${donor.id}`, {
      as,
      body: { version: donor.version, code: donor.code, full_name: 'Renamed', country: 'DE' },
    })
  const answers = await Promise.all(Array.from({ length: 20 }, change))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.code}`))).toEqual(new Set(['503 busy']))
  await locker.query('ROLLBACK')
  locker.release()
  pool.off('acquire', shorten)
  const { rows } = await database.pool.query('SELECT full_name, version FROM donors WHERE id = $1', [donor.id])
  expect(rows).toEqual([{ full_name: donor.full_name, version: donor.version }])
  expect(await auditOf(portal(), 'donors', donor.id)).toEqual(['add'])
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0)
  expect((await change()).status).toBe(200)
})
