import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { connectionsToEmbedded } from '../../../packages/server/src/platform/database/connection/connections.ts'
import { type Embedded, openEmbedded } from '../../../packages/server/src/platform/database/embedded/embedded.ts'
import { isAlive, readPidFile, shutDown } from '../../../packages/server/src/platform/database/embedded/postmaster.ts'
import { MIGRATIONS } from '../../../packages/server/src/platform/database/migrations/migration-files.ts'
import { prepare } from '../../../packages/server/src/platform/database/rights.ts'
import { dataRoot } from '../../support/data-root.ts'

const PREFIX = 'portal-tests-'

declare module 'vitest' {
  interface ProvidedContext {
    cluster: { readonly host: string; readonly port: number }
  }
}

// A killed run leaves its server behind. The next run removes it.
const clearLeftovers = async (): Promise<void> => {
  for (const name of readdirSync(dataRoot).filter(entry => entry.startsWith(PREFIX))) {
    if (isAlive(Number(name.slice(PREFIX.length).split('-')[0]))) continue
    const folder = join(dataRoot, name)
    const running = readPidFile(join(folder, 'postgres'))
    if (running) await shutDown(running, join(folder, 'postgres'))
    rmSync(folder, { recursive: true, force: true })
  }
}

// Test data need not survive a power failure.
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }

const makeTemplate = async (embedded: Embedded): Promise<void> => {
  await prepare(await connectionsToEmbedded(embedded), MIGRATIONS)
}

/** Starts one PostgreSQL for the whole run. Its migrated database `portal` is only used as a template. */
export default async (project: TestProject) => {
  await clearLeftovers()
  const folder = mkdtempSync(join(dataRoot, `${PREFIX}${process.pid}-`))
  // The account that runs PostgreSQL must be able to enter the folder.
  chmodSync(folder, 0o755)
  const embedded = await openEmbedded({ dataDir: folder, serverOptions: FAST })
  const stop = async () => {
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await makeTemplate(embedded)
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('cluster', { host: embedded.host, port: embedded.port })
  return stop
}
