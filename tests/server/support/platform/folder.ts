import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { readPidFile, shutDown } from '../../../../packages/server/src/platform/database/embedded/postmaster.ts'
import type { Database } from '../../../../packages/server/src/platform/database/index.ts'
import { dataRoot } from '../../../support/data-root.ts'

const realOrUndefined = (path: string): string | undefined => {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

/** Creates a temporary folder. The caller removes it. */
export const newFolder = () => {
  const path = mkdtempSync(join(dataRoot, 'portal-data-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Creates a data folder that is removed after the test, with any PostgreSQL still running in it. */
export const dataFolder = (...inside: readonly string[]): string => {
  const top = mkdtempSync(join(dataRoot, 'portal-data-'))
  chmodSync(top, 0o755)
  const folder = join(top, ...inside)
  onTestFinished(async () => {
    const cluster = realOrUndefined(join(folder, 'postgres'))
    const running = cluster && readPidFile(cluster)
    if (cluster && running) await shutDown(running, cluster)
    if (cluster) rmSync(cluster, { recursive: true, force: true })
    rmSync(top, { recursive: true, force: true })
  })
  return folder
}

/** Creates a table that the portal's role may use. */
export const makeTable = (database: Pick<Database, 'asOwner'>, name: string, columns: string) =>
  database.asOwner(client =>
    client.query(`create table if not exists ${name} (${columns}); grant all on ${name} to public`),
  )

/** Returns the process of the PostgreSQL on a data folder. */
export const runningIn = (folder: string) => {
  const running = readPidFile(join(folder, 'postgres'))
  if (!running) throw new Error('no PostgreSQL runs there')
  return running
}
