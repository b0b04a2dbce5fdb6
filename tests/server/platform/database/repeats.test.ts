import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DatabaseError, repeated, transaction } from '../../../../packages/server/src/platform/database/index.ts'
import { useDatabase } from '../../support/platform/database.ts'

const database = useDatabase()
const END = 'select pg_terminate_backend(pg_backend_pid())'

beforeAll(() =>
  database().pool.query(`
    create table notes (id integer);
    create sequence commits;
    create function cut_first_commit() returns trigger language plpgsql as $$ begin
      if nextval('commits') = 1 then
        perform pg_terminate_backend(pg_backend_pid());
        perform pg_sleep(1);
      end if;
      return null;
    end $$`),
)
beforeEach(() =>
  database().pool.query(`
    drop trigger if exists cut on notes;
    truncate notes;
    alter sequence commits restart`),
)

const notes = async () => (await database().pool.query('select from notes')).rowCount

describe('a transaction whose connection is lost', () => {
  test('runs again if COMMIT was not sent, and stores its rows once', async () => {
    let runs = 0
    await transaction(database(), async tx => {
      runs += 1
      await tx.execute('insert into notes values (1)')
      if (runs === 1) await tx.execute(END)
    })
    expect([runs, await notes()]).toEqual([2, 1])
  })

  test('fails after three runs', async () => {
    let runs = 0
    const run = transaction(database(), async tx => {
      runs += 1
      await tx.execute(END)
    })
    await expect(run).rejects.toMatchObject({ failure: 'unavailable' })
    expect(runs).toBe(3)
  })

  test.each([
    ['does not run again once COMMIT was sent', {}, 1],
    ['runs again after COMMIT if a second run stores nothing twice', { repeatsAlike: true }, 2],
  ])('%s', async (_, options, expected) => {
    await database().pool.query(`create constraint trigger cut after insert on notes deferrable initially deferred
      for each row execute function cut_first_commit()`)
    let runs = 0
    const insert = transaction(
      database(),
      async tx => {
        runs += 1
        await tx.execute('insert into notes values (1)')
      },
      options,
    )
    if (expected === 1) await expect(insert).rejects.toMatchObject({ failure: 'unavailable' })
    else await insert
    expect([runs, await notes()]).toEqual([expected, expected - 1])
  })

  test('does not run again after another kind of failure', async () => {
    let runs = 0
    const run = transaction(database(), async tx => {
      runs += 1
      await tx.execute(`do $$ begin raise exception 'said' using errcode = '55P03'; end $$`)
    })
    await expect(run).rejects.toMatchObject({ failure: 'busy' })
    expect(runs).toBe(1)
  })

  test('drops a read-only connection and continues on another', async () => {
    const { pool } = database()
    const client = await pool.connect()
    await client.query('set default_transaction_read_only = on')
    client.release()
    let runs = 0
    await transaction(database(), async tx => {
      runs += 1
      await tx.execute('insert into notes values (1)')
    })
    expect([runs, await notes()]).toEqual([2, 1])
  })
})

describe('a transaction that violates a foreign key', () => {
  test.each([
    ['runs again, because the row that it refers to may be gone', 1, 2],
    ['fails after the second run', 2, 2],
  ])('%s', async (_, violations, expected) => {
    let runs = 0
    const run = transaction(database(), async tx => {
      runs += 1
      await tx.execute('insert into notes values (1)')
      if (runs <= violations) await tx.execute(`do $$ begin raise exception 'said' using errcode = '23503'; end $$`)
    })
    if (violations < 2) await run
    else await expect(run).rejects.toMatchObject({ code: '23503' })
    expect([runs, await notes()]).toEqual([expected, violations < 2 ? 1 : 0])
  })
})

describe('a repeated read', () => {
  test('runs again on another connection', async () => {
    let runs = 0
    const read = () => database().pool.query(++runs < 3 ? END : 'select 1 as one')
    expect((await repeated(read)).rows).toEqual([{ one: 1 }])
    expect(runs).toBe(3)
  })

  test('does not run again when a retry cannot help', async () => {
    let runs = 0
    const read = () => {
      runs += 1
      return Promise.reject(new DatabaseError('42P01'))
    }
    await expect(repeated(read)).rejects.toMatchObject({ failure: 'mistake' })
    expect(runs).toBe(1)
  })
})
