import { perDatabase } from '../../platform/database/per-database.ts'
import type { Services } from '../../platform/http/context.ts'
import { hashOf } from '../accounts/tokens.ts'

/** When sessions were used last is stored in steps of this length only. */
export const stepMs = 15 * 60 * 1000

// The moments themselves stay in the memory of this process.
const usesOf = perDatabase(() => new Map<string, number>())

const nameOf = (token: string) => hashOf(token).toString('hex')

/** Notes that a session is in use; nothing is written, so that no row reveals which calls came one after the other. */
export const noteUse = ({ database, now }: Pick<Services, 'database' | 'now'>, token: string): void => {
  usesOf(database).set(nameOf(token), now().getTime())
}

/** When this process last saw the session, in milliseconds; undefined where only the table may know. */
export const lastUse = ({ database }: Pick<Services, 'database'>, token: string): number | undefined =>
  usesOf(database).get(nameOf(token))

/**
 * Writes the uses of past steps, all of a step at once: the end of the step for each, in the order of their hashes,
 * which says nothing of the order of use. At `isLast` those of the present step too, e.g. before the process ends.
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
