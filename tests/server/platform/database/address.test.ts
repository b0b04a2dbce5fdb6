import { createServer } from 'node:net'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '../../../../packages/server/src/platform/database/index.ts'
import { freshDatabase } from '../../support/platform/database.ts'

const refusal = async (DATABASE_URL: string): Promise<unknown> =>
  openDatabase({ DATABASE_URL, DATA_DIR: '' }).then(
    database => database.close(),
    (error: unknown) => error,
  )

test('a database given by its address is used in UTC and keeps running after close', async () => {
  const database = await freshDatabase()
  expect(database.embedded).toBe(false)
  const second = await openDatabase({ DATABASE_URL: database.url, DATA_DIR: '' })
  await second.close()
  await database.pool.query(`alter database "${new URL(database.url).pathname.slice(1)}" set timezone = 'Asia/Tokyo'`)
  const third = await openDatabase({ DATABASE_URL: database.url, DATA_DIR: '' })
  const { rows } = await third.pool.query(`select current_setting('timezone') as zone`)
  expect(rows).toEqual([{ zone: 'UTC' }])
  await third.close()
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
})

test.each([
  ['postgresql://portal:hidden@127.0.0.1:1/portal', 'database_unreachable', '127.0.0.1:1/portal'],
  ['postgresql://portal:hidden@no-such-host.invalid/portal', 'database_unreachable', 'no-such-host.invalid'],
  ['postgresql://portal:hidden@%', 'database_unreachable', 'could not be reached'],
])('an address without a database (%s) is reported in one line without its password', async (url, code, place) => {
  const error = await refusal(url)
  expect(error).toMatchObject({ name: 'StartError', code })
  expect(String(error)).toContain(place)
  expect(String(error)).not.toMatch(/hidden|\n/)
})

test('a server other than PostgreSQL is reported in one line', async () => {
  const server = createServer(socket => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const error = await refusal(`postgresql://portal:hidden@127.0.0.1:${port}/portal`)
  server.close()
  expect(error).toMatchObject({ code: 'database_unreachable' })
  expect(String(error)).not.toMatch(/hidden|\n/)
})

test('an unknown database or user is reported as such', async () => {
  const { host, port } = inject('cluster')
  const at = `localhost:${port}`
  expect(await refusal(`postgresql://portal@${at}/nowhere?host=${host}`)).toMatchObject({ code: 'database_not_found' })
  expect(await refusal(`postgresql://stranger@${at}/portal?host=${host}`)).toMatchObject({
    code: 'database_login_refused',
  })
})
