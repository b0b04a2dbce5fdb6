import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { onTestFinished } from 'vitest'
import { openDatabase } from '../../../../packages/server/src/platform/database/index.ts'
import { MIGRATIONS } from '../../../../packages/server/src/platform/database/migrations/migration-files.ts'
import { newDatabase } from './database.ts'

/** Fills a database from before a migration, runs the remaining migrations, and returns a connection pool. */
export const migratedFrom = async (step: string, fill: (pool: pg.Pool) => Promise<unknown>): Promise<pg.Pool> => {
  const { url, drop } = await newDatabase('template0')
  onTestFinished(drop)
  const folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(MIGRATIONS, folder, { recursive: true, filter: name => name < join(MIGRATIONS, step) || name === MIGRATIONS })
  const settings = { DATABASE_URL: url, DATA_DIR: '' }
  const before = await openDatabase(settings, { migrations: folder })
  await fill(before.pool)
  await before.close()
  const after = await openDatabase(settings)
  onTestFinished(after.close)
  return after.pool
}
