import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { transaction } from '../database/index.ts'
import type { Context, Services } from '../http/context.ts'
import { describeError } from '../log/log.ts'

/** A repeating task. One replica runs it at a time. It must be idempotent, because it may run twice. */
export interface Job {
  readonly name: string
  /** Next run after `now`. Must not decrease as `now` increases. */
  readonly next: (now: Date) => Date
  readonly run: (services: Services) => Promise<void>
}

export interface JobRunner {
  /** Waits for the running job and starts no other. */
  readonly stop: () => Promise<void>
}

const LOOK_EVERY_MS = 5000
const RETRY_SECONDS = 60

// Tolerates clock differences between replicas.
const SLACK_MS = 60 * 60 * 1000

/** Latest valid run time. A replica whose clock was ahead may have written a later one, so the job runs now instead. */
const impossible = (services: Services, job: Job) =>
  new Date(job.next(services.now()).getTime() + SLACK_MS).toISOString()

const runDue = async (services: Services, job: Job): Promise<void> => {
  await transaction(services.database, async db => {
    const due = await db.execute(sql`
      SELECT name FROM jobs WHERE name = ${job.name} AND (run_at <= now() OR run_at > ${impossible(services, job)})
      FOR UPDATE SKIP LOCKED`)
    if (due.rowCount === 0) return
    try {
      await job.run(services)
      const at = job.next(services.now()).toISOString()
      await db.execute(sql`UPDATE jobs SET run_at = ${at}, tries = 0, last_error = NULL WHERE name = ${job.name}`)
    } catch (error) {
      const { code = 'unknown' } = describeError(error)
      services.log.error({ job: job.name, ...describeError(error) }, 'job failed')
      await db.execute(sql`
        UPDATE jobs SET run_at = now() + make_interval(secs => ${RETRY_SECONDS}), tries = tries + 1,
          last_error = ${String(code)} WHERE name = ${job.name}`)
    }
  })
}

/** Inserts new jobs, then looks for due ones every few seconds. Row locks ensure that only one replica runs a job. */
export const startJobs = async (given: Services, jobs: readonly Job[]): Promise<JobRunner> => {
  // Jobs may take long, so they must not use connections that requests wait for.
  const services = { ...given, database: { ...given.database, ...given.database.unhurried } }
  for (const job of jobs) {
    const at = job.next(services.now()).toISOString()
    await services.database.orm.execute(
      sql`INSERT INTO jobs (name, run_at) VALUES (${job.name}, ${at}) ON CONFLICT DO NOTHING`,
    )
  }
  const ended = new AbortController()
  const loop = async () => {
    while (!ended.signal.aborted) {
      for (const job of jobs) {
        if (ended.signal.aborted) return
        await runDue(services, job).catch(error => services.log.error(describeError(error), 'jobs unreachable'))
      }
      await sleep(LOOK_EVERY_MS, undefined, { signal: ended.signal }).catch(() => undefined)
    }
  }
  const running = loop()
  return {
    stop: async () => {
      ended.abort()
      await running
    },
  }
}

/** Next time after `now` at this full hour (UTC). */
export const dailyAt =
  (hour: number) =>
  (now: Date): Date => {
    const next = new Date(now)
    next.setUTCHours(hour, 0, 0, 0)
    if (next <= now) next.setUTCDate(next.getUTCDate() + 1)
    return next
  }

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
