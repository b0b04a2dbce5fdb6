import pg from 'pg'
import { classifyFailures } from '../errors/driver-errors.ts'

const LIMITS: pg.PoolConfig = {
  idleTimeoutMillis: 30_000,
  connectionTimeoutMillis: 10_000,
  // Detects servers that vanished without closing the connection.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  application_name: 'portal',
}

/**
 * Pool size and timeouts per purpose. `silence` is the query timeout in milliseconds on the client, 0 for none. A
 * server that is gone can't enforce its own timeouts.
 */
const paces = {
  /** Requests: people wait for the response, and other requests for the connection. */
  calls: { max: 20, lock: '5s', statement: '20s', idle: '20s', silence: 30_000 },
  /**
   * Background work: statements may take long, but the lock timeout is short, because people may want the same rows.
   */
  jobs: { max: 3, lock: '5s', statement: '0', idle: '0', silence: 0 },
  /** Startup: may wait for another replica's migration. */
  start: { max: 1, lock: '0', statement: '0', idle: '0', silence: 0 },
} as const

/** Opens a pool. It connects on first use. */
export const openPool = (config: pg.PoolConfig, pace: keyof typeof paces): pg.Pool => {
  const { max, lock, statement, idle, silence } = paces[pace]
  // Set by statements, because connection poolers such as PgBouncer reject startup parameters.
  const settings = `set time zone 'UTC'; set lock_timeout = '${lock}'; set statement_timeout = '${statement}';
    set idle_in_transaction_session_timeout = '${idle}'`
  const pool = new pg.Pool({
    ...LIMITS,
    query_timeout: silence,
    ...config,
    max,
    onConnect: client => client.query(settings),
  })
  // A server restart ends idle connections. The next query opens a new one.
  pool.on('error', () => undefined)
  // A lost connection also fails its query. Without this listener, the `error` event would end the process.
  pool.on('connect', client => client.on('error', () => undefined))
  // Startup and migrations show operators the driver's original errors.
  if (pace !== 'start') classifyFailures(pool)
  return pool
}

/** Runs `run` on a dedicated connection without timeouts, and closes it afterwards. */
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

// Reads still succeed on a full disk. This query spills half a megabyte to a temporary file, so it fails then.
const PROBE = `
  BEGIN READ ONLY;
  SET LOCAL work_mem = '64kB';
  SELECT count(*) FROM generate_series(1, 20000);
  COMMIT`

/** Throws if the database doesn't answer or its disk is full. */
export const probe = async (pool: pg.Pool): Promise<void> => {
  await pool.query(PROBE)
}
