import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { transaction } from '../database/index.ts'
import type { Services } from '../http/context.ts'
import { describeError } from '../log/log.ts'

/** Work that repeats. It is done by one replica at a time and must be able to run twice. */
export interface Job {
  readonly name: string
  /** When it has to run again, seen from a moment; never earlier from a later one. */
  readonly next: (now: Date) => Date
  readonly run: (services: Services) => Promise<void>
}

/** The job runner of this process. */
export interface JobRunner {
  /** Waits for the running job and takes no further one. */
  readonly stop: () => Promise<void>
}

const LOOK_EVERY_MS = 5000
const RETRY_SECONDS = 60

// Clocks of replicas differ a little.
const SLACK_MS = 60 * 60 * 1000

/** Later than a job can have to run: written by a clock that went ahead and was set back, which nobody waits for. */
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

/** Writes down jobs that are new, then looks every few seconds for due ones. The row lock separates the replicas. */
export const startJobs = async (given: Services, jobs: readonly Job[]): Promise<JobRunner> => {
  // Jobs take their time, and no connection from those who wait for an answer.
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
