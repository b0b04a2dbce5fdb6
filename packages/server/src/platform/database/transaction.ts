import { setTimeout as sleep } from 'node:timers/promises'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import { scrubbed } from './database-error.ts'
import type { Orm } from './orm.ts'
import { hasCode } from './start-error.ts'

const ATTEMPTS = 5

/**
 * Runs `run` in one transaction and answers its result. When the database picks this transaction to give way
 * (40001, 40P01), the whole run is done again, five times at most: `run` must have no effect outside of it.
 */
export const transaction = async <Result>(
  database: { readonly orm: Orm },
  run: (tx: Orm) => Promise<Result>,
  config?: PgTransactionConfig,
): Promise<Result> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.orm.transaction(run, config)
    } catch (thrown) {
      const error = scrubbed(thrown)
      if (attempt >= ATTEMPTS || !hasCode(error, '40001', '40P01')) throw error
      await sleep(2 ** attempt * 5 * (0.5 + Math.random()))
    }
  }
}
