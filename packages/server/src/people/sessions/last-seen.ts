import { perDatabase } from '../../platform/database/per-database.ts'
import type { Services } from '../../platform/http/context.ts'
import { tokenHashOf } from '../accounts/tokens.ts'

/** Resolution of `last_seen_at`, in milliseconds. */
export const stepMs = 15 * 60 * 1000

// Exact times stay in this process's memory.
const usesOf = perDatabase(() => new Map<string, number>())

const nameOf = (token: string) => tokenHashOf(token).toString('hex')

/** Records in memory that a session is in use. Writing each use would reveal the order of requests. */
export const noteUse = ({ database, now }: Pick<Services, 'database' | 'now'>, token: string): void => {
  usesOf(database).set(nameOf(token), now().getTime())
}

/** When this process last saw the session, in milliseconds. Undefined if it hasn't since the last write. */
export const lastUse = ({ database }: Pick<Services, 'database'>, token: string): number | undefined =>
  usesOf(database).get(nameOf(token))

/**
 * Writes the uses of past steps. Stores the end of each step, sorted by hash, so that rows don't reveal the order of
 * use. `isLast` includes the current step, for the shutdown.
 */
export const writeUses = async ({ database, now }: Services, isLast = false): Promise<void> => {
  const known = usesOf(database)
  const present = Math.floor(now().getTime() / stepMs) * stepMs
  const over = [...known].filter(([, at]) => isLast || at < present).sort(([one], [other]) => (one < other ? -1 : 1))
  if (over.length === 0) return
  await database.pool.query(
    `UPDATE sessions SET last_seen_at = greatest(last_seen_at, given.at)
     FROM unnest($1::text[], $2::timestamptz[]) AS given (name, at) WHERE token_hash = decode(given.name, 'hex')`,
    [over.map(([name]) => name), over.map(([, at]) => new Date((Math.floor(at / stepMs) + 1) * stepMs))],
  )
  for (const [name, at] of over) if (known.get(name) === at) known.delete(name)
}
