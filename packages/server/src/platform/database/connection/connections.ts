import type pg from 'pg'
import type { Embedded } from '../embedded/embedded.ts'
import { explainConnectError, hasCode, StartError } from '../errors/start-error.ts'
import { knowLetters } from './letters.ts'
import { withConnection } from './pool.ts'

const OLDEST = 150_000

/** Roles of the embedded database: `owner` owns the tables, `app` serves requests. */
export const EMBEDDED_ROLES = { owner: 'portal', app: 'portal_app' } as const

export interface DatabaseConnection {
  readonly config: pg.PoolConfig
  readonly role: string
}

/** `app` serves requests. `owner` runs migrations and maintenance. Both can be the same role. */
export interface Connections {
  readonly app: DatabaseConnection
  readonly owner: DatabaseConnection
}

const make = async (client: pg.PoolClient, known: string, statement: string): Promise<void> => {
  try {
    if (!(await client.query(known)).rowCount) await client.query(statement)
  } catch (error) {
    // Another process created it first.
    if (!hasCode(error, '42P04', '42710', '23505')) throw error
  }
}

/** Connections to the embedded server. Creates the database and the app role if missing, also in older data folders. */
export const connectionsToEmbedded = async ({ host, port }: Embedded): Promise<Connections> => {
  const { owner, app } = EMBEDDED_ROLES
  await withConnection({ host, port, user: owner, database: 'postgres' }, async client => {
    await make(client, `select from pg_roles where rolname = '${app}'`, `create role ${app} login`)
    await make(client, `select from pg_database where datname = 'portal'`, 'create database portal')
  })
  const connection = (role: string): DatabaseConnection => ({
    config: { host, port, user: role, database: 'portal' },
    role,
  })
  await knowLetters(connection(owner).config)
  return { app: connection(app), owner: connection(owner) }
}

const FACTS = `
  select current_user as role, current_setting('server_version_num')::int as version,
    current_setting('server_encoding') as encoding, oid::text as id
  from pg_database where datname = current_database()`

// Connects to the operator's PostgreSQL and checks its version and encoding.
const wayTo = async (
  url: string,
  setting: string,
): Promise<DatabaseConnection & { readonly id: string | undefined }> => {
  const config = { connectionString: url }
  try {
    return await withConnection(config, async client => {
      const { rows } = await client.query<{ role: string; version: number; encoding: string; id: string }>(FACTS)
      const { role = '', version = 0, encoding, id } = rows[0] ?? {}
      if (version < OLDEST)
        throw new StartError('database_too_old', `${setting}: the portal needs PostgreSQL 15 or newer.`)
      if (encoding !== 'UTF8')
        throw new StartError('database_not_utf8', `${setting}: the database must be made with encoding UTF8.`)
      return { config, role, id }
    })
  } catch (error) {
    throw error instanceof StartError ? error : explainConnectError(error, url, setting)
  }
}

/** Connections to the operator's PostgreSQL. Without `migrationUrl`, both roles use `url`. Throws StartError. */
export const connectionsToUrls = async (url: string, migrationUrl?: string): Promise<Connections> => {
  const app = await wayTo(url, 'DATABASE_URL')
  if (!migrationUrl) return { app, owner: app }
  const owner = await wayTo(migrationUrl, 'DATABASE_MIGRATION_URL')
  if (owner.id !== app.id)
    throw new StartError('database_not_same', 'DATABASE_MIGRATION_URL and DATABASE_URL name different databases.')
  return { app, owner }
}
