import { setTimeout as sleep } from 'node:timers/promises'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { hasCode } from './connection/start-error.ts'
import { scrubbed } from './database-error.ts'
import { type Orm, ormOn } from './orm.ts'

const ATTEMPTS = 5

// Drizzle gives back no connection whose BEGIN failed, and a broken one as if it were whole: both are seen to here.
const once = async <Result>(
  pool: pg.Pool,
  run: (tx: Orm) => Promise<Result>,
  config?: PgTransactionConfig,
): Promise<Result> => {
  const client = await pool.connect()
  let hasBegun = false
  let failure: unknown
  try {
    return await ormOn(client).transaction(async tx => {
      hasBegun = true
      try {
        return await run(tx)
      } catch (error) {
        failure = error
        throw error
      }
    }, config)
  } catch (error) {
    // Where the connection is gone the ROLLBACK fails too, and would hide what happened first.
    throw failure ?? error
  } finally {
    const isClean = hasBegun && client.getTransactionStatus() === 'I'
    client.release(!isClean)
  }
}

/**
 * Runs `run` in one transaction and answers its result. When the database picks this transaction to give way
 * (40001, 40P01), the whole run is done again, five times at most: `run` must have no effect outside of it.
 */
export const transaction = async <Result>(
  database: { readonly pool: pg.Pool },
  run: (tx: Orm) => Promise<Result>,
  config?: PgTransactionConfig,
): Promise<Result> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(database.pool, run, config)
    } catch (thrown) {
      const error = scrubbed(thrown)
      if (attempt >= ATTEMPTS || !hasCode(error, '40001', '40P01')) throw error
      await sleep(2 ** attempt * 5 * (0.5 + Math.random()))
    }
  }
}
