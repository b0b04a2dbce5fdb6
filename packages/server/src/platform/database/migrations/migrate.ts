import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { errorCodeOf, hasCode, StartError } from '../errors/start-error.ts'
import { type Migration, readMigrations } from './migration-files.ts'

const ATTEMPTS = 60
// Errors when two replicas create the same table or row concurrently. The loser retries.
const RACES = ['23505', '42P07', '42710', '40001', '40P01', 'XX000']
const GROUND = `
  create table if not exists portal_migration_lock (id integer primary key);
  create table if not exists portal_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  );
  insert into portal_migration_lock (id) values (1) on conflict do nothing;`

const check = (files: readonly Migration[], applied: ReadonlyMap<string, string>): void => {
  const known = new Map(files.map(({ name, checksum }) => [name, checksum]))
  for (const [name, checksum] of applied) {
    if (!known.has(name))
      throw new StartError('migration_unknown', `The database is newer than this portal: it has migration ${name}.`)
    if (known.get(name) !== checksum)
      throw new StartError(
        'migration_edited',
        `Migration ${name} was edited after it was applied. Add a new one instead.`,
      )
  }
}

const appliedIn = async (client: pg.PoolClient): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from portal_migrations',
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

// Messages about names and syntax help the author. Messages of other classes may quote a row, so leave them out.
const explain = (name: string, error: unknown): unknown => {
  const code = errorCodeOf(error)
  if (RACES.includes(code) || code.length !== 5) return error
  const message = error instanceof Error && /^(42|0A|58|55)/.test(code) ? `: ${error.message}` : ''
  if (/extension/i.test(message) || code === '58P01' || code === '42501')
    return new StartError(
      'migration_not_allowed',
      `Migration ${name} needs more rights or an extension (${code}${message}). Let an administrator create it first.`,
    )
  return new StartError('migration_failed', `Migration ${name} failed (${code}${message}).`)
}

const applyMissing = async (client: pg.PoolClient, files: readonly Migration[]): Promise<boolean> => {
  await client.query('begin')
  try {
    // Row locks work on every PostgreSQL-compatible cluster. Some accept advisory locks without enforcing them.
    await client.query('select id from portal_migration_lock where id = 1 for update')
    const applied = await appliedIn(client)
    check(files, applied)
    for (const { name, sql, checksum } of files.filter(file => !applied.has(file.name))) {
      await client.query(sql).catch((error: unknown) => {
        throw explain(name, error)
      })
      await client.query('insert into portal_migrations (name, checksum) values ($1, $2)', [name, checksum])
    }
    await client.query('commit')
    return applied.size === 0
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

const ready = async (client: pg.PoolClient, files: readonly Migration[]): Promise<boolean> => {
  try {
    const applied = await appliedIn(client)
    check(files, applied)
    return applied.size > 0 && applied.size === files.length
  } catch (error) {
    if (hasCode(error, '42P01')) return false
    throw error
  }
}

/**
 * Applies all missing migrations in one transaction. Safe to run on several replicas at once. Returns true if it
 * applied the first migration. Throws StartError.
 */
export const migrate = async (client: pg.PoolClient, folder: string): Promise<boolean> => {
  const files = readMigrations(folder)
  for (let attempt = 1; ; attempt++) {
    try {
      if (await ready(client, files)) return false
      await client.query(GROUND)
      return await applyMissing(client, files)
    } catch (error) {
      if (attempt >= ATTEMPTS || !hasCode(error, ...RACES)) throw error
      await sleep(10 + Math.random() * 90)
    }
  }
}
