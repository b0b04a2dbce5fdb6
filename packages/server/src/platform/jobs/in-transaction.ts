import { transaction } from '../database/index.ts'
import type { Context, Services } from '../http/context.ts'

/** Runs a step of a job in a transaction, without a caller. Effects passed to `afterCommit` run after the commit. */
export const inTransaction = async <Result>(
  services: Services,
  run: (context: Pick<Context, 'db' | 'services' | 'caller' | 'afterCommit'>) => Promise<Result>,
): Promise<Result> => {
  const after: (() => void)[] = []
  const result = await transaction(services.database, db => {
    // A retried transaction starts again from scratch.
    after.length = 0
    return run({ db, services, caller: null, afterCommit: effect => after.push(effect) })
  })
  for (const effect of after) effect()
  return result
}
