import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { complaintJobs } from '../../../../packages/server/src/complaints/jobs.ts'
import { openPortal, type Person, type Portal } from '../../support/portal.ts'

const SENDERS = 80
const DAY = 24 * 3600
const HOUR = 3600

/** Spearman's rank correlation of two orders: 1 for equal, -1 for reversed, and about 0 for unrelated ones. */
const correlation = (one: readonly string[], other: readonly string[]): number => {
  const n = one.length
  const apart = one.reduce((sum, name, at) => sum + (at - other.indexOf(name)) ** 2, 0)
  return 1 - (6 * apart) / (n * (n * n - 1))
}

const runNight = async (portal: Portal) => {
  for (const job of complaintJobs) await job.run(portal.services)
}

/** Files private complaints one by one. Each comes from a session of its own that shows when it was used. */
const fileInOrder = async (portal: Portal): Promise<string[]> => {
  const bodies: string[] = []
  for (let turn = 0; turn < SENDERS; turn++) {
    const person: Person = await portal.person('user')
    portal.pass(600)
    await portal.call('GET', '/user', { as: person })
    // Every second text is so long that the database stores it in a TOAST table, under a number of its own.
    const body = `${turn} ${randomBytes(turn % 2 ? 4500 : 20).toString('hex')}`
    const answer = await portal.call('POST', '/complaints', { as: person, body: { body, type: 'private' } })
    expect(answer.status).toBe(200)
    await portal.call('POST', '/complaints', { as: person, body: { body: `noise ${turn}`, type: 'user' } })
    bodies.push(body)
  }
  return bodies
}

/** Every order of the rows that somebody with the whole database can reconstruct, and their number of transactions. */
const ordersOf = async (portal: Portal) => {
  const client = await portal.database.pool.connect()
  try {
    const read = async (sql: string): Promise<string[]> =>
      (await client.query(`SELECT body ${sql}`)).rows.map(row => row.body)
    const from = `FROM complaints WHERE identity_type = 'anonymous'`
    const orders = {
      place: await read(`${from} ORDER BY ctid`),
      transaction: await read(`${from} ORDER BY age(xmin) DESC, ctid`),
      'id and its index': await read(`${from} ORDER BY id`),
      'list’s index': await read(`${from} ORDER BY filed_at, updated_at, id`),
      'long texts’ numbers': await read(
        `${from} AND pg_column_toast_chunk_id(body) IS NOT NULL ORDER BY pg_column_toast_chunk_id(body)`,
      ),
    }
    await client.query('SET enable_seqscan = off; SET enable_indexscan = off')
    const text = await read(`${from} AND words LIKE '%0%'`)
    const { rows } = await client.query(`SELECT count(DISTINCT xmin::text)::int AS transactions ${from}`)
    return { orders: { ...orders, 'text index': text }, transactions: rows[0].transactions }
  } finally {
    client.release(true)
  }
}

const guessed = (order: readonly string[], truth: readonly string[]) =>
  order.filter((body, at) => truth.filter(one => order.includes(one))[at] === body).length

describe('the order in which private complaints were filed', () => {
  test('can be read from the database until the nightly jobs ran, but not afterwards', {
    timeout: 120_000,
  }, async () => {
    const portal = await openPortal({ TIME_ZONE: 'Asia/Damascus' })
    try {
      // Starts early in a day in Damascus, so that all complaints have the same day.
      const first = new Date(portal.services.now())
      portal.pass((DAY * 1000 - ((first.getTime() + 3 * HOUR * 1000) % (DAY * 1000))) / 1000 + 60)
      const truth = await fileInOrder(portal)

      // Before the jobs, row positions and transaction numbers match the order of the senders' sessions.
      const before = await ordersOf(portal)
      expect(guessed(before.orders.place, truth)).toBeGreaterThan(SENDERS * 0.9)
      expect(guessed(before.orders.transaction, truth)).toBe(SENDERS)
      expect(guessed(before.orders['long texts’ numbers'], truth)).toBe(SENDERS / 2)
      expect(guessed(before.orders['id and its index'], truth)).toBeLessThan(10)

      // The day isn't over, so the jobs leave its rows in place.
      await runNight(portal)
      expect((await ordersOf(portal)).transactions).toBe(SENDERS)

      // With statistics, the database reads the table in its own order instead of using an unordered index.
      await portal.database.pool.query('ANALYZE complaints')
      portal.pass(DAY)
      await runNight(portal)
      const after = await ordersOf(portal)
      expect(after.transactions).toBe(1)
      for (const [name, order] of Object.entries(after.orders)) {
        const among = truth.filter(body => order.includes(body))
        expect(among.length, name).toBeGreaterThanOrEqual(SENDERS / 2)
        // Chance gives one correct guess on average. Ten or more occur once in ten million runs.
        expect(guessed(order, truth), name).toBeLessThan(10)
        // By chance, 40 rows exceed 0.8 once in ten million runs, and 80 rows exceed 0.6.
        expect(Math.abs(correlation(order, among)), name).toBeLessThan(order.length === SENDERS ? 0.6 : 0.8)
      }

      // The texts are unchanged.
      const { rows } = await portal.database.pool.query(`SELECT body FROM complaints WHERE identity_type = 'anonymous'`)
      expect(rows.map(row => row.body).sort()).toEqual(truth.toSorted())
    } finally {
      await portal.close()
    }
  })
})
