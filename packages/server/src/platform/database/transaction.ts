import { setTimeout as sleep } from 'node:timers/promises'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { hasCode } from './errors/start-error.ts'
import { type Orm, ormOn } from './orm.ts'
import { patience } from './repeat.ts'

const ATTEMPTS = 5

/** How a transaction runs. */
interface TransactionOptions extends PgTransactionConfig {
  /** Running twice stores nothing twice, for example because of an idempotency key. */
  readonly repeatsAlike?: boolean
}

// Drizzle gives back no connection whose BEGIN failed, and a broken one as if it were whole: both are seen to here.
const once = async <Result>(
  pool: pg.Pool,
  run: (tx: Orm) => Promise<Result>,
  config: PgTransactionConfig,
  beforeCommit: () => void,
): Promise<Result> => {
  const client = await pool.connect()
  let hasBegun = false
  let failure: unknown
  try {
    return await ormOn(client).transaction(async tx => {
      hasBegun = true
      try {
        const result = await run(tx)
        beforeCommit()
        return result
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
 * Runs `run` in one transaction and answers its result. The whole run is done again where nothing of it was stored, so
 * it must have no effect outside of the transaction:
 *
 * - up to four times when the database picks this transaction to give way (40001, 40P01);
 * - up to twice, within seconds, when the database could not serve and COMMIT was not sent. Once it was, the outcome is
 *   not known, and only what `repeatsAlike` is done again.
 */
export const transaction = async <Result>(
  database: { readonly pool: pg.Pool },
  run: (tx: Orm) => Promise<Result>,
  { repeatsAlike = false, ...config }: TransactionOptions = {},
): Promise<Result> => {
  const again = patience()
  for (let attempt = 1; ; attempt++) {
    let isCommitting = false
    const beforeCommit = () => {
      isCommitting = true
    }
    try {
      return await once(database.pool, run, config, beforeCommit)
    } catch (error) {
      if (hasCode(error, '40001', '40P01') && attempt < ATTEMPTS) await sleep(2 ** attempt * 5 * (0.5 + Math.random()))
      else if ((isCommitting && !repeatsAlike) || !(await again(error))) throw error
    }
  }
}
