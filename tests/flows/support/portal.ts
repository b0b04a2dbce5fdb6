import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { readSettings } from '../../../packages/server/src/platform/settings.ts'
import { type RunningServer, startServer } from '../../../packages/server/src/server.ts'
import { buildPages } from './build.ts'

/** A whole portal with a database of its own. */
export interface Portal extends RunningServer {
  /** Its origin, such as `http://127.0.0.1:40123`. */
  readonly url: string
}

/** Settings that differ from a fresh demo portal on a free port. */
export type PortalOptions = Readonly<Record<string, string>>

/** Builds the pages if needed and starts a portal with demo data on a free port; `stop` removes all of it. */
const startPortal = async (options: PortalOptions = {}): Promise<Portal> => {
  await buildPages()
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'portal-flow-'))
  // The account that runs PostgreSQL has to pass.
  chmodSync(folder, 0o755)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const server = await startServer(
      readSettings({ PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent', DEMO: 'true', ...options }),
    )
    const stop = async () => {
      await server.stop()
      remove()
    }
    return { ...server, url: server.address, stop }
  } catch (error) {
    remove()
    throw error
  }
}

/** One portal for all flows of a file; call the answer inside of tests. */
export const usePortal = (options: PortalOptions = {}): (() => Portal) => {
  let portal: Portal | undefined
  beforeAll(async () => {
    portal = await startPortal(options)
  })
  afterAll(() => portal?.stop())
  return () => {
    if (!portal) throw new Error('the portal is there inside of tests only')
    return portal
  }
}
