import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { getTableConfig, PgTable, type PgTransactionConfig } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { hasCode } from './errors/start-error.ts'
import { patience } from './repeat.ts'

/** Drizzle on the pool or in a transaction. Its failures are DatabaseErrors, which contain no row values. */
export type Orm = NodePgDatabase

export const ormOn = (client: pg.Pool | pg.PoolClient): Orm => drizzle({ client })

/** Columns and name of a table of `schema.ts`, or undefined for anything else that a module exports. */
export const describedTable = (value: unknown) => (value instanceof PgTable ? getTableConfig(value) : undefined)

const ATTEMPTS = 5

interface TransactionOptions extends PgTransactionConfig {
  /** Set if a second run stores nothing twice, for example because of an idempotency key. */
  readonly repeatsAlike?: boolean
}

// Works around Drizzle: it never releases a connection whose BEGIN failed, and reuses broken connections.
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
    // If the connection is lost, the ROLLBACK fails too. Throw the first error.
    throw failure ?? error
  } finally {
    const isClean = hasBegun && client.getTransactionStatus() === 'I'
    client.release(!isClean)
  }
}

/**
 * Runs `run` in a transaction and returns its result. Retries the whole run if nothing was stored, so `run` must have
 * no effects outside the transaction. It retries:
 *
 * - up to four times after serialisation failures and deadlocks (40001, 40P01)
 * - once after a foreign key violation (23503). A concurrent transaction may have deleted the referenced row, and the
 *   second run then finds it missing and says so
 * - up to twice within seconds if the database was unavailable before COMMIT was sent.
 *
 * After COMMIT was sent, the outcome is unknown. Only transactions with `repeatsAlike` are then retried.
 */
export const transaction = async <Result>(
  database: { readonly pool: pg.Pool },
  run: (tx: Orm) => Promise<Result>,
  { repeatsAlike = false, ...config }: TransactionOptions = {},
): Promise<Result> => {
  const again = patience()
  let violations = 0
  for (let attempt = 1; ; attempt++) {
    let isCommitting = false
    const beforeCommit = () => {
      isCommitting = true
    }
    try {
      return await once(database.pool, run, config, beforeCommit)
    } catch (error) {
      if (hasCode(error, '40001', '40P01') && attempt < ATTEMPTS) await sleep(2 ** attempt * 5 * (0.5 + Math.random()))
      else if (hasCode(error, '23503') && violations++ === 0) continue
      else if ((isCommitting && !repeatsAlike) || !(await again(error))) throw error
    }
  }
}
