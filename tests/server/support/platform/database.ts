import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { EMBEDDED_ROLES } from '../../../../packages/server/src/platform/database/connection/connections.ts'
import { openPool } from '../../../../packages/server/src/platform/database/connection/pool.ts'
import {
  type Database,
  type OpenOptions,
  openDatabase,
} from '../../../../packages/server/src/platform/database/index.ts'
import { ormOn } from '../../../../packages/server/src/platform/database/transaction.ts'

/** A separate database, either migrated and empty or without tables. `close` drops it. */
export interface TestDatabase extends Database {
  /** Connections with the rights of the portal's role. `pool` and `orm` have all rights. */
  readonly portal: Database
  /** Connection string, for opening the database a second time, such as by another replica. */
  readonly url: string
}

const urlFor = (role: string, name: string): string => {
  const { host, port } = inject('cluster')
  return `postgresql://${role}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`
}

const command = async (sql: string): Promise<void> => {
  const client = new pg.Client({ ...inject('cluster'), user: EMBEDDED_ROLES.owner, database: 'postgres' })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** Creates a database without tables (`template0`) or a migrated one, and returns its connection strings. */
export const newDatabase = async (template: 'portal' | 'template0' = 'portal') => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await command(`create database ${name} template ${template}`)
  return {
    url: urlFor(EMBEDDED_ROLES.owner, name),
    appUrl: urlFor(EMBEDDED_ROLES.app, name),
    drop: () => command(`drop database if exists ${name} with (force)`),
  }
}

/** Opens a new migrated database, a copy of the run's template. Takes about 50 ms. */
export const freshDatabase = async (options: OpenOptions = {}): Promise<TestDatabase> => {
  const { url, appUrl, drop } = await newDatabase()
  const settings = { DATABASE_URL: appUrl, DATABASE_MIGRATION_URL: url, DATA_DIR: '' }
  const portal = await openDatabase(settings, options)
  const pool = openPool({ connectionString: url }, 'calls')
  const close = async () => {
    await pool.end()
    await portal.close()
    await drop()
  }
  return { ...portal, pool, orm: ormOn(pool), portal, url, close }
}

/** One new database for all tests of a file or `describe`. Call the returned function inside tests. */
export const useDatabase = (): (() => TestDatabase) => {
  let database: TestDatabase | undefined
  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(() => database?.close())
  return () => {
    if (!database) throw new Error('the database is there inside of tests only')
    return database
  }
}
