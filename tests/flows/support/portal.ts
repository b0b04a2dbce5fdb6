import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { type RunningServer, startServer } from '../../../packages/server/src/app/server.ts'
import { readSettings } from '../../../packages/server/src/platform/settings/settings.ts'
import { copyDemo, newFolder } from './demo-folder.ts'

/** A running portal with its own database. */
export interface Portal extends RunningServer {
  /** The origin, such as `http://127.0.0.1:40123`. */
  readonly url: string
}

/** Environment variables that differ from a fresh demo portal on a free port. */
export type PortalOptions = Readonly<Record<string, string>>

/** Starts a portal with demo data on a free port. `stop` removes its data. */
const startPortal = async (options: PortalOptions = {}): Promise<Portal> => {
  const folder = newFolder()
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    await copyDemo(inject('demoFolder'), join(folder, 'data'))
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

/** Starts one portal for all flows of a file. The returned function only works inside tests. */
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
