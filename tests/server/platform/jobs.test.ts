import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { type Job, startJobs } from '../../../packages/server/src/platform/jobs/jobs.ts'
import { usePortal } from '../support/portal.ts'

const portal = usePortal()

const rowOf = async (name: string) =>
  (
    await portal().database.pool.query('SELECT tries, last_error, run_at > now() AS later FROM jobs WHERE name = $1', [
      name,
    ])
  ).rows[0]

/** Inserts a job that is due now and returns it with an interval of one hour. */
const due = async (name: string, run: Job['run']): Promise<Job> => {
  await portal().database.pool.query(`INSERT INTO jobs (name, run_at) VALUES ($1, now() - interval '1 second')`, [name])
  return { name, next: now => new Date(now.getTime() + 3_600_000), run }
}

describe('a job', () => {
  test('runs once across replicas', async () => {
    let done = 0
    const job = await due('once', async () => {
      done++
      await sleep(300)
    })
    const replicas = await Promise.all([1, 2, 3, 4].map(() => startJobs(portal().services, [job])))
    await expect.poll(async () => (await rowOf('once')).later).toBe(true)
    await Promise.all(replicas.map(replica => replica.stop()))
    expect(done).toBe(1)
  })

  test('runs without a statement timeout', async () => {
    const seen: unknown[] = []
    const job = await due('long', async ({ database }) => {
      const { rows } = await database.pool.query(`SELECT current_setting('statement_timeout') AS statement,
        current_setting('idle_in_transaction_session_timeout') AS idle`)
      seen.push(...rows)
    })
    const replica = await startJobs(portal().services, [job])
    await expect.poll(() => seen).toEqual([{ statement: '0', idle: '0' }])
    await replica.stop()
  })

  test('is finished before its replica stops', async () => {
    let done = false
    let begun = false
    const job = await due('finished', async () => {
      begun = true
      await sleep(300)
      done = true
    })
    const replica = await startJobs(portal().services, [job])
    await expect.poll(() => begun).toBe(true)
    await replica.stop()
    expect([done, (await rowOf('finished')).later]).toEqual([true, true])
  })

  test('is retried later after a failure, and other jobs still run', async () => {
    const order: string[] = []
    const failing = await due('failing', async () => {
      order.push('failing')
      await portal().database.pool.query(`INSERT INTO marks (name, at) VALUES ('x', 'no moment of anybody')`)
    })
    const next = await due('next', async () => void order.push('next'))
    const replica = await startJobs(portal().services, [failing, next])
    await expect.poll(() => order).toEqual(['failing', 'next'])
    await replica.stop()
    // The error is stored as a code without the statement.
    expect(await rowOf('failing')).toEqual({ tries: 1, last_error: '22007', later: true })
    expect(await rowOf('next')).toEqual({ tries: 0, last_error: null, later: true })
  })

  test('runs on time again after the clock was temporarily wrong by weeks', async () => {
    let done = 0
    const job = await due('put off', async () => void done++)
    await portal().database.pool.query(`UPDATE jobs SET run_at = now() + interval '40 days' WHERE name = 'put off'`)
    const replica = await startJobs(portal().services, [job])
    await expect.poll(() => done).toBe(1)
    await replica.stop()
    const { rows } = await portal().database.pool.query(
      `SELECT run_at < $1::timestamptz + interval '61 minutes' AS soon FROM jobs WHERE name = 'put off'`,
      [portal().services.now()],
    )
    expect(rows).toEqual([{ soon: true }])
  })
})
