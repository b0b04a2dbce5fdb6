import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../../../packages/server/src/platform/database/index.ts'
import { MIGRATIONS } from '../../../../../packages/server/src/platform/database/migrations/migration-files.ts'
import { newDatabase } from '../../../support/platform/database.ts'

const emptyDatabase = async (): Promise<string> => {
  const { url, drop } = await newDatabase('template0')
  onTestFinished(drop)
  return url
}

const folderOf = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql)
  return folder
}

const open = (DATABASE_URL: string, migrations: string) => openDatabase({ DATABASE_URL, DATA_DIR: '' }, { migrations })

const refusal = async (url: string, migrations: string): Promise<unknown> =>
  open(url, migrations).then(
    database => database.close(),
    (error: unknown) => error,
  )

describe('migrations', () => {
  test.each([1, 2, 3, 4])('run once when twelve replicas start at the same time (round %i)', async () => {
    const url = await emptyDatabase()
    const migrations = folderOf({})
    cpSync(MIGRATIONS, migrations, { recursive: true })
    writeFileSync(join(migrations, '9998_counted.sql'), 'create table steps (id bigint generated always as identity);')
    writeFileSync(join(migrations, '9999_counts.sql'), 'insert into steps default values; select pg_sleep(0.05);')
    const replicas = await Promise.all(Array.from({ length: 12 }, () => open(url, migrations)))
    const { rows } = await (replicas[0]?.pool.query('select count(*)::int as steps from steps') ?? { rows: [] })
    await Promise.all(replicas.map(replica => replica.close()))
    expect(rows).toEqual([{ steps: 1 }])
    expect(replicas.filter(({ firstStart }) => firstStart)).toHaveLength(1)
  })

  test('run only new steps in a later version', async () => {
    const url = await emptyDatabase()
    const first = { '0001_one.sql': 'create table one (id integer)' }
    const before = await open(url, folderOf(first))
    expect(before.firstStart).toBe(true)
    await before.close()
    const after = await open(url, folderOf({ ...first, '0002_two.sql': 'create table two (id integer)' }))
    expect(after.firstStart).toBe(false)
    const { rows } = await after.pool.query('select name from portal_migrations order by name')
    expect(rows).toEqual([{ name: '0001_one' }, { name: '0002_two' }])
    await after.close()
  })

  test('roll back a first start whose step fails, and name the step in one line', async () => {
    const url = await emptyDatabase()
    const steps = { '0001_one.sql': 'create table one (id integer)', '0002_two.sql': 'create tabel two (id integer)' }
    const error = await refusal(url, folderOf(steps))
    expect(error).toMatchObject({ name: 'StartError', code: 'migration_failed' })
    expect(String(error)).toContain('0002_two')
    expect(String(error)).not.toContain('\n')
    const corrected = await open(url, folderOf({ ...steps, '0002_two.sql': 'create table two (id integer)' }))
    expect(corrected.firstStart).toBe(true)
    await corrected.close()
  })

  test('reject an edited step, an unknown step and a duplicate number', async () => {
    const url = await emptyDatabase()
    const steps = { '0001_one.sql': 'create table one (id integer)', '0002_two.sql': 'create table two (id integer)' }
    await (await open(url, folderOf(steps))).close()
    const edited = folderOf({ ...steps, '0001_one.sql': 'create table one (id bigint)' })
    expect(await refusal(url, edited)).toMatchObject({ code: 'migration_edited' })
    expect(await refusal(url, folderOf({ '0001_one.sql': steps['0001_one.sql'] }))).toMatchObject({
      code: 'migration_unknown',
    })
    expect(await refusal(url, folderOf({ ...steps, '0002_three.sql': '' }))).toMatchObject({
      code: 'migration_number_twice',
    })
  })

  test('ignore line endings that a checkout changed', async () => {
    const url = await emptyDatabase()
    await (await open(url, folderOf({ '0001_one.sql': 'create table one (\n  id integer\n)' }))).close()
    const again = await open(url, folderOf({ '0001_one.sql': 'create table one (\r\n  id integer\r\n)' }))
    expect(again.firstStart).toBe(false)
    await again.close()
  })

  test('report an extension that cannot be created', async () => {
    const url = await emptyDatabase()
    const error = await refusal(url, folderOf({ '0000_extension.sql': 'create extension no_such_extension' }))
    expect(error).toMatchObject({ code: 'migration_not_allowed' })
    expect(String(error)).toContain('administrator')
  })

  test('do not quote stored rows when a step fails on them', async () => {
    const url = await emptyDatabase()
    const steps = { '0001_one.sql': `create table one (body text); insert into one values ('my secret')` }
    await (await open(url, folderOf(steps))).close()
    const narrow = folderOf({ ...steps, '0002_two.sql': 'alter table one alter body type integer using body::integer' })
    const error = await refusal(url, narrow)
    expect(error).toMatchObject({ code: 'migration_failed' })
    expect(String(error)).not.toContain('secret')
  })
})
