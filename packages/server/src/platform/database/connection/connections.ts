import type pg from 'pg'
import type { Embedded } from '../embedded/embedded.ts'
import { explainConnectError } from '../errors/connect-error.ts'
import { hasCode, StartError } from '../errors/start-error.ts'
import { knowLetters } from '../letters.ts'
import { withConnection } from './pool.ts'

const OLDEST = 150_000

/** The role that owns everything in the embedded database, and the one that the portal works as. */
export const EMBEDDED_ROLES = { owner: 'portal', app: 'portal_app' } as const

/** How a database is reached, and as which role. */
export interface Connection {
  readonly config: pg.PoolConfig
  readonly role: string
}

/** The way of the portal's daily work, and the way of migrations and upkeep; with one role they are the same. */
export interface Connections {
  readonly app: Connection
  readonly owner: Connection
}

const make = async (client: pg.PoolClient, known: string, statement: string): Promise<void> => {
  try {
    if (!(await client.query(known)).rowCount) await client.query(statement)
  } catch (error) {
    // Another process was first.
    if (!hasCode(error, '42P04', '42710', '23505')) throw error
  }
}

/** The ways to the embedded server's database. That and the portal's role are made at first, also in older folders. */
export const connectionsToEmbedded = async ({ host, port }: Embedded): Promise<Connections> => {
  const { owner, app } = EMBEDDED_ROLES
  await withConnection({ host, port, user: owner, database: 'postgres' }, async client => {
    await make(client, `select from pg_roles where rolname = '${app}'`, `create role ${app} login`)
    await make(client, `select from pg_database where datname = 'portal'`, 'create database portal')
  })
  const connection = (role: string): Connection => ({ config: { host, port, user: role, database: 'portal' }, role })
  await knowLetters(connection(owner).config)
  return { app: connection(app), owner: connection(owner) }
}

const FACTS = `
  select current_user as role, current_setting('server_version_num')::int as version,
    current_setting('server_encoding') as encoding, oid::text as id
  from pg_database where datname = current_database()`

// Proves that a PostgreSQL of the operator's answers and is new enough.
const wayTo = async (url: string, setting: string): Promise<Connection & { readonly id: string | undefined }> => {
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

/** The ways to a PostgreSQL of the operator's; without a second address the first serves for both. */
export const connectionsToUrls = async (url: string, migrationUrl?: string): Promise<Connections> => {
  const app = await wayTo(url, 'DATABASE_URL')
  if (!migrationUrl) return { app, owner: app }
  const owner = await wayTo(migrationUrl, 'DATABASE_MIGRATION_URL')
  if (owner.id !== app.id)
    throw new StartError('database_not_same', 'DATABASE_MIGRATION_URL and DATABASE_URL name different databases.')
  return { app, owner }
}
