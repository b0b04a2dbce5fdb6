import { describe, expect, onTestFinished, test } from 'vitest'
import {
  DatabaseError,
  isDuplicate,
  scrubbed,
  transaction,
} from '../../../../packages/server/src/platform/database/index.ts'
import { useDatabase } from '../../support/platform/database.ts'

const database = useDatabase()
const SECRET = 'my neighbour took the money'

const failureOf = async (run: () => Promise<unknown>): Promise<unknown> => {
  try {
    await run()
  } catch (error) {
    return error
  }
  throw new Error('it did not fail')
}

const everythingIn = (error: unknown): string => {
  const seen: unknown[] = []
  for (let at = error; typeof at === 'object' && at !== null; at = Reflect.get(at, 'cause'))
    for (const name of Reflect.ownKeys(at)) seen.push(Reflect.get(at, name))
  return seen.map(value => String(typeof value === 'object' ? JSON.stringify(value) : value)).join('\n')
}

describe('a transaction', () => {
  test('commits all or nothing', async () => {
    await database().pool.query('create table notes (id integer primary key, body text)')
    const failure = await failureOf(() =>
      transaction(database(), async tx => {
        await tx.execute(`insert into notes values (1, 'first')`)
        throw new Error('changed my mind')
      }),
    )
    expect(failure).toMatchObject({ message: 'changed my mind' })
    await transaction(database(), tx => tx.execute(`insert into notes values (2, 'second')`))
    const { rows } = await database().pool.query('select id from notes')
    expect(rows).toEqual([{ id: 2 }])
  })

  test('runs again after a serialisation conflict', async () => {
    await database().pool.query('create table counters (id integer primary key, value integer not null)')
    await database().pool.query('insert into counters values (1, 0)')
    let runs = 0
    const bothHaveRead = Promise.withResolvers<void>()
    const addOne = () =>
      transaction(
        database(),
        async tx => {
          runs++
          const { rows } = await tx.execute<{ value: number }>('select value from counters where id = 1')
          if (runs === 2) bothHaveRead.resolve()
          await bothHaveRead.promise
          await tx.execute(`update counters set value = ${(rows[0]?.value ?? 0) + 1} where id = 1`)
        },
        { isolationLevel: 'repeatable read' },
      )
    await Promise.all([addOne(), addOne()])
    const { rows } = await database().pool.query('select value from counters')
    expect(rows).toEqual([{ value: 2 }])
    expect(runs).toBe(3)
  })

  test('fails after five runs if the conflict persists', async () => {
    let runs = 0
    const failure = await failureOf(() =>
      transaction(database(), async tx => {
        runs++
        await tx.execute(`do $$ begin raise exception 'conflict' using errcode = '40P01'; end $$`)
      }),
    )
    expect(failure).toMatchObject({ name: 'DatabaseError', code: '40P01' })
    expect(runs).toBe(5)
  })
})

const slots = () => {
  const { totalCount, idleCount, waitingCount } = database().pool
  return { used: totalCount - idleCount, waitingCount }
}

describe('a transaction whose connection is lost', () => {
  test('fails alone: the process survives, the pool slot is free, and the next one gets a new connection', async () => {
    const uncaught: unknown[] = []
    const note = (error: unknown) => void uncaught.push(error)
    process.on('uncaughtException', note)
    onTestFinished(() => void process.off('uncaughtException', note))
    const failure = await failureOf(() =>
      transaction(database(), async tx => {
        const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid')
        // An idle connection reports its loss only as an event.
        await database().pool.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid])
        await new Promise(done => setTimeout(done, 50))
        await tx.execute('select 1')
      }),
    )
    expect(failure).toBeInstanceOf(DatabaseError)
    expect(slots()).toEqual({ used: 0, waitingCount: 0 })
    const { rows } = await transaction(database(), tx => tx.execute('select 1 as one'))
    expect(rows).toEqual([{ one: 1 }])
    expect(uncaught).toEqual([])
  })

  test('reports the original error, not the failed rollback', async () => {
    const failure = await failureOf(() =>
      transaction(database(), tx => tx.execute('select pg_terminate_backend(pg_backend_pid())')),
    )
    expect(failure).toMatchObject({ code: '57P01' })
  })

  test('frees its pool slot when BEGIN fails, however often', async () => {
    const { pool } = database()
    const most = pool.options.max ?? 0
    const cut = (client: { end: () => Promise<void> }) => void client.end()
    pool.on('acquire', cut)
    const rounds = Array.from({ length: most + 2 }, () =>
      failureOf(() => transaction(database(), tx => tx.execute('select 1'))),
    )
    for (const failure of await Promise.all(rounds)) expect(failure).toBeInstanceOf(DatabaseError)
    pool.off('acquire', cut)
    expect(slots()).toEqual({ used: 0, waitingCount: 0 })
    await transaction(database(), tx => tx.execute('select 1'))
  })
})

describe('scrubbing an error', () => {
  test.each([
    ['a duplicate key', `insert into letters values ('${SECRET}')`, '23505'],
    ['a wrong type', `select '${SECRET}'::uuid`, '22P02'],
    ['a violated check constraint', `insert into letters values ('${SECRET}!')`, '23514'],
    ['an unknown column', `select "${SECRET}"`, '42703'],
  ])('removes what a person typed from an error of drizzle about %s', async (_, statement, code) => {
    await database().pool.query(`create table if not exists letters (body text primary key check (body not like '%!'))`)
    await database().pool.query('insert into letters values ($1) on conflict do nothing', [SECRET])
    for (const run of [
      () => database().orm.execute(statement),
      () => transaction(database(), tx => tx.execute(statement)),
    ]) {
      const failure = await failureOf(run)
      expect(failure).toBeInstanceOf(DatabaseError)
      expect(failure).toMatchObject({ code })
      expect(everythingIn(failure)).not.toContain(SECRET)
    }
  })

  test('removes what a person typed from an error of the pool and keeps the constraint', async () => {
    await database().pool.query('create table drawers (name text constraint drawers_once unique)')
    const add = () => database().pool.query('insert into drawers values ($1)', [SECRET])
    await add()
    const failure = await failureOf(add)
    expect(failure).toBeInstanceOf(DatabaseError)
    expect(isDuplicate(failure, 'drawers_once')).toBe(true)
    expect(isDuplicate(failure, 'another')).toBe(false)
    expect(everythingIn(failure)).not.toContain(SECRET)
  })

  test('leaves errors from outside the database unchanged', () => {
    const error = new Error('mail server away')
    expect(scrubbed(error)).toBe(error)
  })
})
