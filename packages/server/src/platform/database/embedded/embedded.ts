import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { errorCodeOf, StartError } from '../errors/start-error.ts'
import { chooseAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { makeWritable, prepareCluster } from './data-folder.ts'
import { shutDown } from './postmaster.ts'
import { ensureRunning, type ReachedServer, type Site } from './supervisor.ts'

const OWNER_LOCK = 70_061_801
const OWNER_PATIENCE = 3000
const SHUTDOWN_PATIENCE = 30_000
const RETRY_MS = 1000
const COPIES = '/var/cache/portal'

export interface EmbeddedOptions {
  readonly dataDir: string
  /** Lets commands run beside a running portal, without owning the data folder. Default: false. */
  readonly share?: boolean
  /** Additional PostgreSQL settings, for tests only. */
  readonly serverOptions?: Readonly<Record<string, string>>
  /**
   * Called with the reason whenever a restart of a lost PostgreSQL fails. Called with undefined once it answers again.
   */
  readonly onTrouble?: (trouble: StartError | undefined) => void
}

/** The running embedded PostgreSQL. `stop` only shuts the server down if this process owns the data folder. */
export interface Embedded {
  readonly host: string
  readonly port: number
  readonly owner: boolean
  /** Reason of the last failed restart. Undefined while PostgreSQL answers. */
  trouble(): StartError | undefined
  stop(): Promise<void>
}

const tryLock = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [OWNER_LOCK])
  return rows[0]?.locked === true
}

const holderOf = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query<{ name: string }>(
    'select application_name as name from pg_locks join pg_stat_activity using (pid) where locktype = $1 and objid = $2',
    ['advisory', OWNER_LOCK],
  )
  return rows[0]?.name.replace(/\D/g, '') ?? ''
}

// The advisory lock belongs to the owner's connection, so killing the portal releases the data folder at once.
const own = async (site: Site, share: boolean): Promise<ReachedServer & { owner: boolean }> => {
  const deadline = Date.now() + OWNER_PATIENCE
  for (;;) {
    const answer = await ensureRunning(site)
    try {
      while (!(await tryLock(answer.client))) {
        if (share) return { ...answer, owner: false }
        if (Date.now() > deadline) {
          const holder = await holderOf(answer.client)
          await answer.client.end()
          const who = holder ? ` (process ${holder})` : ''
          const sentence = `${site.dataDir} is used by another portal${who}. Stop it, or set another DATA_DIR.`
          throw new StartError('data_folder_in_use', sentence)
        }
        await sleep(100)
      }
      return { ...answer, owner: true }
    } catch (error) {
      // The previous owner shut the server down in the meantime. Try again.
      if (error instanceof StartError || Date.now() > deadline + SHUTDOWN_PATIENCE) throw error
      await sleep(100)
    }
  }
}

/** Opens the PostgreSQL in the data folder: adopts a running server, or starts one. Throws StartError. */
export const openEmbedded = async (options: EmbeddedOptions): Promise<Embedded> => {
  const dataDir = resolve(options.dataDir)
  makeWritable(dataDir)
  const account = chooseAccount(resolve(dataDir, 'postgres'))
  const binaries = findBinaries(account, account.uid === undefined ? resolve(dataDir, 'programs') : COPIES)
  const cluster = await prepareCluster(binaries, account, dataDir)
  const site: Site = { binaries, account, dataDir, cluster, extra: options.serverOptions ?? {} }
  const share = options.share ?? false
  const stopping = new AbortController()
  let connection = await own(site, share)
  site.socketFolder = connection.running.socketFolder
  let trouble: StartError | undefined
  let recovery: Promise<void> = Promise.resolve()

  // Retries without limit. A disk may stay full for hours, and the portal recovers once someone frees space.
  const recover = async () => {
    while (!stopping.signal.aborted)
      try {
        connection = await own(site, share)
        trouble = undefined
        options.onTrouble?.(undefined)
        return watch()
      } catch (error) {
        trouble = error instanceof StartError ? error : new StartError('database_start_failed', errorCodeOf(error))
        options.onTrouble?.(trouble)
        await sleep(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
  }
  const watch = () => {
    connection.client.once('end', () => {
      if (!stopping.signal.aborted) recovery = recover()
    })
  }
  watch()

  const stop = async () => {
    if (stopping.signal.aborted) return
    stopping.abort()
    // Waits for a restart in progress, so that no server is left behind.
    await recovery
    if (connection.owner) await shutDown(connection.running, cluster)
    await connection.client.end().catch(() => undefined)
  }
  const { socketFolder: host, port } = connection.running
  return { host, port, owner: connection.owner, trouble: () => trouble, stop }
}
