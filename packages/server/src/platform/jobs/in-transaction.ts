import { transaction } from '../database/index.ts'
import type { Context, Services } from '../http/context.ts'

/** Runs a part of a job in one transaction, as a call does: nobody called, and what waits for the commit runs after it. */
export const inTransaction = async <Result>(
  services: Services,
  run: (context: Pick<Context, 'db' | 'services' | 'caller' | 'afterCommit'>) => Promise<Result>,
): Promise<Result> => {
  const after: (() => void)[] = []
  const result = await transaction(services.database, db => {
    // A transaction that gave way is run again from its start.
    after.length = 0
    return run({ db, services, caller: null, afterCommit: effect => after.push(effect) })
  })
  for (const effect of after) effect()
  return result
}
