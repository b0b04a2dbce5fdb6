import { createServer, type Server, type Socket } from 'node:net'
import type pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openPool } from '../../../../packages/server/src/platform/database/connection/pool.ts'
import {
  DatabaseError,
  type DatabaseFailure as Failure,
  transaction,
} from '../../../../packages/server/src/platform/database/index.ts'
import { refusalOf } from '../../../../packages/server/src/platform/http/errors/errors.ts'
import { freePort } from '../../../support/free-port.ts'
import { useDatabase } from '../../support/platform/database.ts'

const database = useDatabase()

const thrownBy = async (run: () => Promise<unknown>): Promise<DatabaseError> => {
  try {
    await run()
  } catch (error) {
    if (error instanceof DatabaseError) return error
    throw error
  }
  throw new Error('it did not fail')
}

const poolAt = (config: pg.PoolConfig): pg.Pool => {
  const pool = openPool({ connectionTimeoutMillis: 300, user: 'portal', database: 'portal', ...config }, 'calls')
  onTestFinished(() => pool.end())
  return pool
}

const portOf = (server: Server): number => {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Listens on a local port and calls `onConnection` for each socket. */
const serverThat = async (onConnection: (socket: Socket) => void): Promise<number> => {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    onConnection(socket)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return portOf(server)
}

/** The message that PostgreSQL sends when it rejects a connection. */
const fatal = (code: string) => {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mno\0\0`)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(fields.length + 4)
  return Buffer.concat([Buffer.from('E'), length, fields])
}

const raise = (code: string) => `do $$ begin raise exception 'said' using errcode = '${code}'; end $$`

describe('a failure that PostgreSQL reports', () => {
  test.each<readonly [string, Failure]>([
    ['08006', 'unavailable'],
    ['08P01', 'unavailable'],
    ['25006', 'unavailable'],
    ['26000', 'unavailable'],
    ['28P01', 'unavailable'],
    ['3D000', 'unavailable'],
    ['53000', 'unavailable'],
    ['53200', 'unavailable'],
    ['55000', 'unavailable'],
    ['57P01', 'unavailable'],
    ['57P02', 'unavailable'],
    ['57P03', 'unavailable'],
    ['58030', 'unavailable'],
    ['72000', 'unavailable'],
    ['XX000', 'unavailable'],
    ['53300', 'busy'],
    ['55P03', 'busy'],
    ['57014', 'busy'],
    ['25P03', 'busy'],
    ['40001', 'busy'],
    ['40P01', 'busy'],
    ['53100', 'disk_full'],
    ['XX001', 'data_damaged'],
    ['0A000', 'mistake'],
    ['21000', 'mistake'],
    ['22P02', 'mistake'],
    ['23505', 'mistake'],
    ['25P02', 'mistake'],
    ['42501', 'mistake'],
    ['42P01', 'mistake'],
    ['54000', 'mistake'],
    ['P0001', 'mistake'],
  ])('as %s is classified as %s by the pool, drizzle and a transaction', async (code, failure) => {
    const { pool, orm } = database()
    for (const run of [
      () => pool.query(raise(code)),
      () => orm.execute(raise(code)),
      () => transaction({ pool }, tx => tx.execute(raise(code))),
    ])
      expect(await thrownBy(run)).toMatchObject({ code, failure })
  })

  test('is classified as unavailable in a read-only transaction and when the connection is terminated', async () => {
    const { pool } = database()
    const write = 'begin read only; create table never (id int); commit'
    expect(await thrownBy(() => pool.query(write))).toMatchObject({ code: '25006', failure: 'unavailable' })
    const end = 'select pg_terminate_backend(pg_backend_pid())'
    expect(await thrownBy(() => pool.query(end))).toMatchObject({ code: '57P01', failure: 'unavailable' })
  })
})

describe('a failure of the driver', () => {
  test('is classified as unavailable when the port is closed', async () => {
    const pool = poolAt({ host: '127.0.0.1', port: await freePort() })
    expect(await thrownBy(() => pool.query('select 1'))).toMatchObject({ code: 'ECONNREFUSED', failure: 'unavailable' })
    expect(await thrownBy(() => pool.connect())).toMatchObject({ code: 'ECONNREFUSED', failure: 'unavailable' })
  })

  test.each<readonly [string, (socket: Socket) => void, string]>([
    ['closes the connection', socket => socket.once('data', () => socket.end()), ''],
    ['resets it', socket => socket.once('data', () => socket.resetAndDestroy()), 'ECONNRESET'],
    ['never responds', () => undefined, ''],
    ['is starting', socket => socket.once('data', () => socket.end(fatal('57P03'))), '57P03'],
    ['rejects the login', socket => socket.once('data', () => socket.end(fatal('28000'))), '28000'],
    ['speaks another protocol', socket => socket.once('data', () => socket.end('HTTP/1.1 400\r\n\r\n')), ''],
  ])('is classified as unavailable when a server %s', async (_, onConnection, code) => {
    const pool = poolAt({ host: '127.0.0.1', port: await serverThat(onConnection) })
    for (const run of [() => pool.query('select 1'), () => pool.connect()])
      expect(await thrownBy(run)).toMatchObject({ code, failure: 'unavailable' })
  })

  test('is classified as busy when all connections are in use', async () => {
    const pool = poolAt({ connectionString: database().url })
    const clients = await Promise.all(Array.from({ length: pool.options.max ?? 0 }, () => pool.connect()))
    expect(await thrownBy(() => pool.query('select 1'))).toMatchObject({ failure: 'busy' })
    for (const client of clients) client.release()
  })

  test('is classified as unavailable after a query timeout, which frees the connection', async () => {
    const pool = poolAt({ connectionString: database().url, query_timeout: 200 })
    const slow = () => transaction({ pool }, tx => tx.execute('select pg_sleep(5)'), { repeatsAlike: true })
    expect(await thrownBy(slow)).toMatchObject({ code: '', failure: 'unavailable' })
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    expect(pool.totalCount - pool.idleCount).toBe(0)
  })

  test('is classified as unavailable after the connection was lost or the pool was closed', async () => {
    const pool = openPool({ connectionString: database().url }, 'calls')
    const client = await pool.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const ended = new Promise<void>(resolve => client.once('end', () => resolve()))
    await database().pool.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid])
    await ended
    expect(await thrownBy(() => client.query('select 1'))).toMatchObject({ code: '', failure: 'unavailable' })
    client.release()
    await pool.end()
    expect(await thrownBy(() => pool.connect())).toMatchObject({ code: '', failure: 'unavailable' })
  })

  test('keeps its own type when a parameter cannot be serialised', async () => {
    const circle: Record<string, unknown> = {}
    circle.self = circle
    await expect(database().pool.query('select $1::jsonb', [circle])).rejects.toBeInstanceOf(TypeError)
  })
})

test.each([
  ['57P01', 'unavailable', 2],
  ['53300', 'busy', 2],
  ['53100', 'disk_full', 60],
  ['XX002', 'data_damaged', undefined],
  ['23505', 'internal', undefined],
] as const)('a failure with %s is answered as %s, also as the cause of another error', (code, answer, retryAfter) => {
  const error = new DatabaseError(code)
  for (const thrown of [error, new Error('not read', { cause: error })])
    expect(refusalOf(thrown)).toMatchObject({ code: answer, details: retryAfter ? { retryAfter } : {} })
})

test.each([
  [undefined, 'not_found'],
  ['POST', 'not_found'],
  ['DELETE', 'in_use'],
])('a violated foreign key in a %s is answered as %s', (method, code) => {
  expect(refusalOf(new DatabaseError('23503'), method)).toMatchObject({ code })
})
