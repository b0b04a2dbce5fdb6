import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../../packages/server/src/platform/database/index.ts'
import { isAlive, readPidFile } from '../../../packages/server/src/platform/database/postmaster.ts'
import { dataFolder } from '../support/folder.ts'
import { startOpener } from '../support/openers.ts'

const runningIn = (folder: string) => {
  const running = readPidFile(join(folder, 'postgres'))
  if (!running) throw new Error('no PostgreSQL runs there')
  return running
}

describe('the embedded database', () => {
  test('is made at the first start and found at the second, with what was stored', async () => {
    const folder = dataFolder()
    const first = await openDatabase({ DATA_DIR: folder })
    expect(first).toMatchObject({ embedded: true, firstStart: true })
    await first.pool.query(`create table names (name text); insert into names values ('Salma')`)
    await first.close()
    expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false)

    const second = await openDatabase({ DATA_DIR: folder })
    expect(second.firstStart).toBe(false)
    expect((await second.pool.query('select name from names')).rows).toEqual([{ name: 'Salma' }])
    await second.close()
  })

  test('is a real PostgreSQL 18, flushes to disk, keeps UTC and sorts Arabic as a dictionary does', async () => {
    const database = await openDatabase({ DATA_DIR: dataFolder() })
    const { rows } = await database.pool.query(
      `select current_setting('server_version_num')::int / 10000 as major, current_setting('fsync') as fsync,
        current_setting('synchronous_commit') as commits, current_setting('timezone') as zone,
        current_setting('server_encoding') as encoding,
        array(select word from unnest(array['يمن','بيت','أمل','zebra','Apple','تمر','ثوب','apple']) word order by word) as sorted`,
    )
    expect(rows[0]).toEqual({
      major: 18,
      fsync: 'on',
      commits: 'on',
      zone: 'UTC',
      encoding: 'UTF8',
      sorted: ['apple', 'Apple', 'zebra', 'أمل', 'بيت', 'تمر', 'ثوب', 'يمن'],
    })
    await database.close()
  })

  test('runs without root, listens on no network, and lets no other account at its files', async () => {
    const folder = dataFolder()
    const database = await openDatabase({ DATA_DIR: folder })
    expect(statSync(`/proc/${runningIn(folder).pid}`).uid).not.toBe(0)
    expect(statSync(join(folder, 'postgres')).mode & 0o777).toBe(0o700)
    const { rows } = await database.pool.query(`select current_setting('listen_addresses') as network`)
    expect(rows).toEqual([{ network: '' }])
    await database.close()
  })

  test('lives where no other account may pass, as a checkout under /root', async () => {
    const folder = dataFolder('private', 'data')
    mkdirSync(dirname(folder), { mode: 0o700 })
    const first = await openDatabase({ DATA_DIR: folder })
    await first.close()
    const second = await openDatabase({ DATA_DIR: folder })
    expect(second.firstStart).toBe(false)
    await second.close()
  })

  test('lives in a folder whose path is too long for a socket', async () => {
    const folder = dataFolder(`long-${'x'.repeat(120)}`)
    const database = await openDatabase({ DATA_DIR: folder })
    const { socketFolder } = runningIn(folder)
    expect(socketFolder.length).toBeLessThan(80)
    expect(statSync(socketFolder).mode & 0o777).toBe(0o700)
    await database.close()
    expect(existsSync(socketFolder)).toBe(false)
  })
})

describe('after a crash', () => {
  test('no row that was acknowledged is lost when portal and PostgreSQL are killed at once', async () => {
    const folder = dataFolder()
    const acknowledged: number[] = []
    for (const round of ['1', '2', '3']) {
      const portal = startOpener({ DATA_DIR: folder, WRITE: round })
      expect(await portal.first()).toMatchObject({ opened: true })
      await sleep(400 + Math.random() * 200)
      process.kill(runningIn(folder).pid, 'SIGKILL')
      await portal.end('SIGKILL')
      acknowledged.push(...portal.told.flatMap(({ kept }) => kept ?? []))
    }
    const database = await openDatabase({ DATA_DIR: folder })
    const { rows } = await database.pool.query<{ number: string }>('select number from kept')
    const kept = new Set(rows.map(({ number }) => Number(number)))
    expect(acknowledged.length).toBeGreaterThan(50)
    expect(acknowledged.filter(number => !kept.has(number))).toEqual([])
    await database.close()
  })

  test('the PostgreSQL of a killed portal is taken over, and stopped by who took it', async () => {
    const folder = dataFolder()
    const portal = startOpener({ DATA_DIR: folder })
    await portal.first()
    const { pid } = runningIn(folder)
    await portal.end('SIGKILL')
    expect(isAlive(pid)).toBe(true)
    const next = await openDatabase({ DATA_DIR: folder })
    expect(runningIn(folder).pid).toBe(pid)
    await next.close()
    await expect.poll(() => isAlive(pid)).toBe(false)
  })

  test('a PostgreSQL that dies under a running portal comes back', async () => {
    const folder = dataFolder()
    const database = await openDatabase({ DATA_DIR: folder })
    await database.pool.query('create table kept as select 1 as one')
    const { pid } = runningIn(folder)
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => runningIn(folder).pid, { timeout: 20_000 }).not.toBe(pid)
    await expect
      .poll(
        () =>
          database.pool.query('select one from kept').then(
            answer => answer.rows,
            () => [],
          ),
        { timeout: 20_000 },
      )
      .toEqual([{ one: 1 }])
    await database.close()
  })

  test('a pid file whose number belongs to another program stops nobody', async () => {
    const folder = dataFolder()
    await (await openDatabase({ DATA_DIR: folder })).close()
    const cluster = join(folder, 'postgres')
    writeFileSync(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n1\n5432\n${cluster}\n\n\nready\n`)
    const database = await openDatabase({ DATA_DIR: folder })
    expect(runningIn(folder).pid).not.toBe(process.pid)
    await database.close()
  })
})

describe('one data folder belongs to one portal', () => {
  test('of four that start at once, one opens and three say in one line who has it', async () => {
    const folder = dataFolder()
    const portals = [1, 2, 3, 4].map(() => startOpener({ DATA_DIR: folder }))
    const told = await Promise.all(portals.map(portal => portal.first()))
    const losers = told.filter(({ opened }) => !opened)
    const owner = portals.find((_, at) => told[at]?.opened)
    expect(losers.map(({ code }) => code)).toEqual(Array(3).fill('data_folder_in_use'))
    for (const { message } of losers) expect(message).toContain(`another portal (process ${owner?.process.pid})`)
    await owner?.end('SIGTERM')
    expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false)
  })

  test('the next portal opens as soon as the last is gone', async () => {
    const folder = dataFolder()
    const last = startOpener({ DATA_DIR: folder })
    await last.first()
    const leaving = last.end('SIGTERM')
    const next = startOpener({ DATA_DIR: folder })
    expect(await next.first()).toMatchObject({ opened: true, firstStart: false })
    await leaving
    await next.end('SIGTERM')
  })

  test('a command may work beside the portal and leaves it running', async () => {
    const folder = dataFolder()
    const portal = await openDatabase({ DATA_DIR: folder })
    const command = await openDatabase({ DATA_DIR: folder }, { share: true })
    await command.pool.query('create table made_by_command (id integer)')
    await command.close()
    expect((await portal.pool.query('select count(*)::int as rows from made_by_command')).rows).toEqual([{ rows: 0 }])
    await portal.close()
  })
})

describe('what stands in the way is told in one line', () => {
  const refusal = async (DATA_DIR: string) =>
    openDatabase({ DATA_DIR }).then(
      database => database.close(),
      (error: unknown) => error,
    )

  test('a data folder that cannot be written', async () => {
    const folder = dataFolder()
    writeFileSync(join(folder, 'taken'), '')
    expect(await refusal(join(folder, 'taken'))).toMatchObject({ name: 'StartError', code: 'data_folder_not_writable' })
  })

  test('files of another PostgreSQL version', async () => {
    const folder = dataFolder()
    await (await openDatabase({ DATA_DIR: folder })).close()
    writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '17\n')
    expect(await refusal(folder)).toMatchObject({ code: 'database_version_other' })
  })

  test('a copy of a data folder whose PostgreSQL still runs', async () => {
    const folder = dataFolder()
    const copy = dataFolder()
    const database = await openDatabase({ DATA_DIR: folder })
    cpSync(join(folder, 'postgres'), join(copy, 'postgres'), {
      recursive: true,
      filter: name => !name.includes('.s.PG'),
    })
    expect(await refusal(copy)).toMatchObject({ code: 'data_folder_in_use' })
    await database.close()
  })

  test('files that PostgreSQL cannot start on', async () => {
    const folder = dataFolder()
    await (await openDatabase({ DATA_DIR: folder })).close()
    writeFileSync(join(folder, 'postgres', 'postgresql.conf'), 'nonsense = yes\n')
    expect(await refusal(folder)).toMatchObject({ code: 'database_start_failed' })
  })
})

test('nothing that a person typed reaches the log of PostgreSQL, and write-ahead files stay few', async () => {
  const folder = dataFolder()
  const database = await openDatabase({ DATA_DIR: folder })
  const secret = 'they-asked-me-for-money'
  await database.pool.query('create table letters (body text primary key check (length(body) < 30))')
  const attempts: [string, unknown[]][] = [
    ['insert into letters values ($1)', [secret]],
    ['insert into letters values ($1)', [secret]],
    ['insert into letters values ($1)', [secret.repeat(3)]],
    ['select $1::uuid', [secret]],
    [`select '${secret}'::integer`, []],
    [`select "${secret}"`, []],
    [`do $$ begin raise warning '${secret}'; end $$`, []],
  ]
  for (const [statement, values] of attempts) await database.pool.query(statement, values).catch(() => undefined)
  const { rows } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  process.kill(Number(rows[0]?.pid), 'SIGKILL')
  await expect
    .poll(
      () =>
        database.pool.query('select 1').then(
          () => 'back',
          () => 'away',
        ),
      { timeout: 20_000 },
    )
    .toBe('back')
  const { rows: wal } = await database.pool.query<{ bytes: string }>('select sum(size) as bytes from pg_ls_waldir()')
  expect(Number(wal[0]?.bytes)).toBeLessThan(64 * 1024 * 1024)
  await database.close()
  const log = readFileSync(join(folder, 'postgres.log'), 'utf8')
  expect(log).toContain('database system is ready')
  expect(log).not.toContain(secret)
})
