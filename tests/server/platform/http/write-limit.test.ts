import { randomUUID } from 'node:crypto'
import { describe, expect, onTestFinished, test } from 'vitest'
import { counterKey } from '../../../../packages/server/src/platform/counters.ts'
import { openDatabase } from '../../../../packages/server/src/platform/database/index.ts'
import { Refusal } from '../../../../packages/server/src/platform/http/refusal.ts'
import { limitWrites } from '../../../../packages/server/src/platform/http/serving/write-limit.ts'
import { readSettings } from '../../../../packages/server/src/platform/settings/settings.ts'
import { usePortal } from '../../support/portal.ts'

const HOUR = Date.UTC(2026, 10, 27, 9)
const address = '203.0.113.9'

describe('the write limit of an account', () => {
  const portal = usePortal()

  /**
   * Opens a replica on the portal's database with its own clock. `write` returns the retry delay of a rejected write.
   */
  const replica = async (WRITES_PER_HOUR: number) => {
    const { services, database } = portal()
    const own = await openDatabase({ DATABASE_URL: database.url, DATA_DIR: '' })
    onTestFinished(() => own.close())
    let seconds = 0
    const settings = { ...services.settings, WRITES_PER_HOUR }
    const counting = { ...services, database: own, settings, now: () => new Date(HOUR + seconds * 1000) }
    const write = (userId?: string, alone?: string) =>
      limitWrites(counting, { userId, address, alone }).then(
        () => undefined,
        (error: unknown) => {
          if (error instanceof Refusal && error.code === 'too_many_requests') return error.details.retryAfter
          throw error
        },
      )
    return {
      counting,
      write,
      writeAtOnce: (count: number, userId?: string, alone?: string) =>
        Promise.all(Array.from({ length: count }, () => write(userId, alone))),
      at: (second: number) => {
        seconds = second
      },
    }
  }
  const accepted = (answers: readonly (number | undefined)[]) => answers.filter(one => one === undefined).length

  test('allows a burst of one fifth per hour, which refills over time', async () => {
    const { write, writeAtOnce, at } = await replica(50)
    const one = randomUUID()
    expect(await writeAtOnce(12, one)).toEqual([...Array<undefined>(10).fill(undefined), 10, 10])
    at(100)
    expect(accepted(await writeAtOnce(4, one))).toBe(2)
    expect(await write(randomUUID())).toBeUndefined()
  })

  test('is shared by all replicas over an hour', async () => {
    const replicas = [await replica(50), await replica(50)]
    const [first, second] = replicas
    const one = randomUUID()
    for (let minute = 0; minute < 50; minute++) {
      for (const { at } of replicas) at(minute * 60)
      expect(await replicas[minute % 2]?.write(one)).toBeUndefined()
    }
    for (const { at } of replicas) at(3000)
    // The replica that wrote last rejects at once. The other one learns of the limit with its next write.
    expect(await second?.write(one)).toBe(600)
    await first?.write(one)
    expect(await first?.write(one)).toBe(600)
    for (const { at, write } of replicas) {
      at(3600)
      expect(await write(one)).toBeUndefined()
    }
  })

  test('allows 1,000 writes in a second with only ten queries', async () => {
    const { counting, writeAtOnce } = await replica(readSettings({}).WRITES_PER_HOUR)
    const one = randomUUID()
    const { pool } = counting.database
    let asked = 0
    pool.on('acquire', () => {
      asked += 1
    })
    expect(accepted(await writeAtOnce(2000, one))).toBe(1000)
    expect(asked).toBe(10)
    const key = counterKey(counting, ['writes', one])
    const { rows } = await portal().database.pool.query('SELECT count FROM attempts WHERE key = $1', [key])
    expect(rows).toEqual([{ count: 1000 }])
  })

  test('counts an endpoint with a deadline apart, and only delays it for seconds', async () => {
    const { write, writeAtOnce, at } = await replica(500)
    const one = randomUUID()
    for (const second of [0, 600, 1200, 1800, 2400]) {
      at(second)
      await writeAtOnce(100, one)
    }
    at(3000)
    expect([await write(one), await write(one, '/saves')]).toEqual([600, undefined])
    expect(await writeAtOnce(100, one, '/saves')).toEqual([...Array<undefined>(99).fill(undefined), 10])
    expect(await write(one, '/submit')).toBeUndefined()
    at(3010)
    expect(await write(one, '/saves')).toBeUndefined()
  })

  test('is four times as high per network without a session', async () => {
    const { writeAtOnce } = await replica(50)
    expect(accepted(await writeAtOnce(45))).toBe(40)
  })
})

describe('a portal with 50 writes per hour', () => {
  const portal = usePortal({ WRITES_PER_HOUR: 50 })

  test('answers further writes with 429 and Retry-After, and still allows reading and logging out', async () => {
    const as = await portal().person('sysadmin')
    const write = () => portal().call('PATCH', '/account/preferences', { as, body: {} })
    const answers = await Promise.all(Array.from({ length: 12 }, write))
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(refused).toHaveLength(2)
    for (const { body, headers } of refused)
      expect([body.code, body.retry_after, headers['retry-after']]).toEqual(['too_many_requests', 10, '10'])
    expect((await portal().call('GET', '/account', { as })).status).toBe(200)
    expect((await portal().call('POST', '/logout', { as })).status).toBe(200)
  })

  test('does not count private complaints', async () => {
    const as = await portal().person('trainee')
    const stored = async () => (await portal().database.pool.query('SELECT FROM attempts')).rowCount
    const before = await stored()
    const body = { type: 'private', body: 'The well is dry.' }
    expect((await portal().call('POST', '/complaints', { as, body })).status).toBe(200)
    expect(await stored()).toBe(before)
  })
})
