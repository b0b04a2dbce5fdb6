import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ERRORS, type Lock, type Locker } from '@tus/server'
import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/index.ts'

/** Milliseconds: lifetime of a lock without renewal, interval of renewals, and interval and limit of waiting. */
const times = { hold: 10_000, sign: 500, look: 100, wait: 20_000 }

/**
 * Lets one request at a time write to an upload, across all replicas. The lock is in the upload's row. A waiting
 * request sets a flag there, and the owner, whose connection may be dead, then releases the lock.
 */
export const databaseLocker = ({ orm }: Pick<Database, 'orm'>): Locker => ({
  newLock: (id): Lock => {
    const owner = randomUUID()
    const until = sql`clock_timestamp() + make_interval(secs => ${times.hold / 1000})`
    let signs: NodeJS.Timeout | undefined

    const take = async () => {
      const taken = await orm.execute(sql`
        UPDATE uploads SET lock_owner = ${owner}, locked_until = ${until}, lock_wanted = false, touched_at = now()
        WHERE id = ${id} AND (lock_owner IS NULL OR locked_until < clock_timestamp())`)
      return taken.rowCount === 1
    }
    const ask = () =>
      orm.execute(sql`UPDATE uploads SET lock_wanted = true WHERE id = ${id} AND lock_owner <> ${owner}`)
    const sign = async () => {
      const { rows } = await orm.execute<{ lock_wanted: boolean }>(sql`
        UPDATE uploads SET locked_until = ${until} WHERE id = ${id} AND lock_owner = ${owner} RETURNING lock_wanted`)
      return rows[0]?.lock_wanted === false
    }

    return {
      lock: async (signal, release) => {
        const end = performance.now() + times.wait
        while (!(await take())) {
          if (signal.aborted || performance.now() > end) throw ERRORS.ERR_LOCK_TIMEOUT
          await ask()
          await sleep(times.look)
        }
        // Ends the request once another wants the lock, or it was lost for lack of renewal.
        const next = () => {
          signs = setTimeout(async () => {
            const isOurs = await sign().catch(() => true)
            if (!signs) return
            if (isOurs) next()
            else await release()
          }, times.sign)
        }
        next()
      },
      unlock: async () => {
        clearTimeout(signs)
        signs = undefined
        await orm.execute(sql`
          UPDATE uploads SET lock_owner = NULL, locked_until = NULL WHERE id = ${id} AND lock_owner = ${owner}`)
      },
    }
  },
})
