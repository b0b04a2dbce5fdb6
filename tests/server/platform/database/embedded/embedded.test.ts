import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '../../../../../packages/server/src/platform/database/index.ts'
import { dataFolder, makeTable, runningIn } from '../../../support/platform/folder.ts'

describe('the embedded database', () => {
  test('is created at the first start and keeps its rows for the second', async () => {
    const folder = dataFolder()
    const first = await openDatabase({ DATA_DIR: folder })
    expect(first).toMatchObject({ embedded: true, firstStart: true })
    await makeTable(first, 'names', 'name text')
    await first.pool.query(`insert into names values ('Salma')`)
    await first.close()
    expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false)

    const second = await openDatabase({ DATA_DIR: folder })
    expect(second.firstStart).toBe(false)
    expect((await second.pool.query('select name from names')).rows).toEqual([{ name: 'Salma' }])
    await second.close()
  })

  test('is PostgreSQL 18, flushes to disk, uses UTC and sorts Arabic alphabetically', async () => {
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

  test('runs without root, listens on no network and restricts its files to its account', async () => {
    const folder = dataFolder()
    const database = await openDatabase({ DATA_DIR: folder })
    expect(statSync(`/proc/${runningIn(folder).pid}`).uid).not.toBe(0)
    expect(statSync(join(folder, 'postgres')).mode & 0o777).toBe(0o700)
    const { rows } = await database.pool.query(`select current_setting('listen_addresses') as network`)
    expect(rows).toEqual([{ network: '' }])
    await database.close()
  })

  test('gets none of the portal’s settings, which contain passwords and keys', async () => {
    vi.stubEnv('SMTP_URL', 'smtp://portal:whispered@mail.example.org')
    vi.stubEnv('S3_SECRET_ACCESS_KEY', 'whispered')
    onTestFinished(() => void vi.unstubAllEnvs())
    const folder = dataFolder()
    const database = await openDatabase({ DATA_DIR: folder })
    const environment = readFileSync(`/proc/${runningIn(folder).pid}/environ`, 'utf8')
    await database.close()
    expect(environment).toContain('LC_ALL=C')
    expect(environment).not.toMatch(/whispered|SMTP_URL|S3_/)
  })

  test('works below a folder that other accounts may not enter, such as /root', async () => {
    const folder = dataFolder('private', 'data')
    mkdirSync(dirname(folder), { mode: 0o700 })
    const first = await openDatabase({ DATA_DIR: folder })
    await first.close()
    const second = await openDatabase({ DATA_DIR: folder })
    expect(second.firstStart).toBe(false)
    await second.close()
  })

  test('works in a folder whose path is too long for a socket', async () => {
    const folder = dataFolder(`long-${'x'.repeat(120)}`)
    const database = await openDatabase({ DATA_DIR: folder })
    const { socketFolder } = runningIn(folder)
    expect(socketFolder.length).toBeLessThan(80)
    expect(statSync(socketFolder).mode & 0o777).toBe(0o700)
    await database.close()
    expect(existsSync(socketFolder)).toBe(false)
  })
})

test('the PostgreSQL log never contains what people typed, and WAL stays below 64 MB', async () => {
  const folder = dataFolder()
  const database = await openDatabase({ DATA_DIR: folder })
  const secret = 'they-asked-me-for-money'
  await makeTable(database, 'letters', 'body text primary key check (length(body) < 30)')
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
    .poll(() =>
      database.pool.query('select 1').then(
        () => 'back',
        () => 'away',
      ),
    )
    .toBe('back')
  const { rows: wal } = await database.asOwner(client =>
    client.query<{ bytes: string }>('select sum(size) as bytes from pg_ls_waldir()'),
  )
  expect(Number(wal[0]?.bytes)).toBeLessThan(64 * 1024 * 1024)
  await database.close()
  const log = readFileSync(join(folder, 'postgres.log'), 'utf8')
  expect(log).toContain('database system is ready')
  expect(log).not.toContain(secret)
})
