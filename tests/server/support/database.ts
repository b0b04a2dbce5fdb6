import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Database, type OpenOptions, openDatabase } from '../../../packages/server/src/platform/database/index.ts'

/** A database of one's own: migrated and empty, or without any table; `close` drops it. */
export interface TestDatabase extends Database {
  /** Connection string of this database, for a second opener such as another replica. */
  readonly url: string
}

const command = async (sql: string): Promise<void> => {
  const client = new pg.Client({ ...inject('cluster'), user: 'portal', database: 'postgres' })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** Makes a database without tables (`template0`) or like the migrated one, and answers its connection string. */
export const newDatabase = async (template: 'portal' | 'template0' = 'portal') => {
  const { host, port } = inject('cluster')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await command(`create database ${name} template ${template}`)
  return {
    url: `postgresql://portal@localhost:${port}/${name}?host=${encodeURIComponent(host)}`,
    drop: () => command(`drop database if exists ${name} with (force)`),
  }
}

/** Opens a fresh migrated database, a copy of the run's template (about 50 ms). */
export const freshDatabase = async (options: OpenOptions = {}): Promise<TestDatabase> => {
  const { url, drop } = await newDatabase()
  const database = await openDatabase({ DATABASE_URL: url, DATA_DIR: '' }, options)
  const close = async () => {
    await database.close()
    await drop()
  }
  return { ...database, url, close }
}

/** One fresh database for all tests of a file (or `describe`); call the answer inside of tests. */
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
