import pg from 'pg'
import { classifyFailures } from '../errors/driver-errors.ts'

const LIMITS: pg.PoolConfig = {
  idleTimeoutMillis: 30_000,
  connectionTimeoutMillis: 10_000,
  // A server that vanished without a word is noticed.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  application_name: 'portal',
}

/**
 * What connections are for: how many there are, and how long they may wait for others or make them wait. `silence` is
 * how many milliseconds an answer may take, 0 for any. A server that is gone enforces no timeout of its own.
 */
const paces = {
  /** Somebody waits for the answer, and others for the connection. */
  calls: { max: 20, lock: '5s', statement: '20s', idle: '20s', silence: 30_000 },
  /** Nobody waits for the answer; rows that people want are not waited for long. */
  jobs: { max: 3, lock: '5s', statement: '0', idle: '0', silence: 0 },
  /** The portal starts, and may wait for another that migrates. */
  start: { max: 1, lock: '0', statement: '0', idle: '0', silence: 0 },
} as const

/** Opens a pool, which connects when it is first used. */
export const openPool = (config: pg.PoolConfig, pace: keyof typeof paces): pg.Pool => {
  const { max, lock, statement, idle, silence } = paces[pace]
  // Said by statements, not by start parameters: poolers between us and the database refuse those.
  const settings = `set time zone 'UTC'; set lock_timeout = '${lock}'; set statement_timeout = '${statement}';
    set idle_in_transaction_session_timeout = '${idle}'`
  const pool = new pg.Pool({
    ...LIMITS,
    query_timeout: silence,
    ...config,
    max,
    onConnect: client => client.query(settings),
  })
  // Idle connections end when the server restarts; the next query opens a new one.
  pool.on('error', () => undefined)
  // One that is lost while it is in use fails its statement too; without a listener the event would end the process.
  pool.on('connect', client => client.on('error', () => undefined))
  // Errors of starts and migrations are shown to operators in the driver's own words.
  if (pace !== 'start') classifyFailures(pool)
  return pool
}

/** Runs something on a connection of its own, which takes its time and is closed afterwards. */
export const withConnection = async <Result>(
  config: pg.PoolConfig,
  run: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> => {
  const pool = openPool(config, 'start')
  try {
    const client = await pool.connect()
    try {
      return await run(client)
    } finally {
      client.release(true)
    }
  } finally {
    await pool.end()
  }
}
