import pg from 'pg'
import { explainConnectError } from './connect-error.ts'
import type { Embedded } from './embedded.ts'
import { hasCode, StartError } from './start-error.ts'

const OLDEST = 150_000

const LIMITS: pg.PoolConfig = {
  max: 20,
  idleTimeoutMillis: 30_000,
  connectionTimeoutMillis: 10_000,
  // A server that vanished without a word is noticed.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  application_name: 'portal',
  // Said by a statement, not by a start parameter: poolers between us and the database refuse those.
  onConnect: client => client.query(`set time zone 'UTC'`),
}

const poolOf = (config: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool({ ...LIMITS, ...config })
  // Idle connections end when the server restarts; the next query opens a new one.
  pool.on('error', () => undefined)
  // One that is lost while it is in use fails its statement too; without a listener the event would end the process.
  pool.on('connect', client => client.on('error', () => undefined))
  return pool
}

const createIfMissing = async (embedded: Embedded, database: string): Promise<void> => {
  const client = new pg.Client({ host: embedded.host, port: embedded.port, user: 'portal', database: 'postgres' })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(database)}`)
  } catch (error) {
    if (!hasCode(error, '42P04', '23505')) throw error
  } finally {
    await client.end()
  }
}

/** Opens the pool on the embedded server, making the portal's database at first. */
export const poolOnEmbedded = async (embedded: Embedded): Promise<pg.Pool> => {
  await createIfMissing(embedded, 'portal')
  return poolOf({ host: embedded.host, port: embedded.port, user: 'portal', database: 'portal' })
}

/** Opens the pool on a PostgreSQL of the operator's and proves that it answers and is new enough. */
export const poolOnUrl = async (databaseUrl: string): Promise<pg.Pool> => {
  let pool: pg.Pool | undefined
  try {
    pool = poolOf({ connectionString: databaseUrl })
    const { rows } = await pool.query<{ version: string; encoding: string }>(
      `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding`,
    )
    if (Number(rows[0]?.version) < OLDEST)
      throw new StartError('database_too_old', 'DATABASE_URL: the portal needs PostgreSQL 15 or newer.')
    if (rows[0]?.encoding !== 'UTF8')
      throw new StartError('database_not_utf8', 'DATABASE_URL: the database must be made with encoding UTF8.')
    return pool
  } catch (error) {
    await pool?.end()
    throw error instanceof StartError ? error : explainConnectError(error, databaseUrl)
  }
}
