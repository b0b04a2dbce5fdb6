import type { ChildProcess } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { hasCode, StartError } from '../errors/start-error.ts'
import type { SystemAccount } from './account.ts'
import type { Binaries } from './binaries.ts'
import {
  cutShort,
  freeForeignPid,
  isAlive,
  isRecovering,
  launch,
  openServerLog,
  type Running,
  readPidFile,
  socketFolderFor,
} from './postmaster.ts'

const PATIENCE = 30_000
const RECOVERY_PATIENCE = 300_000
// Matches the time after which `shutDown` forces an immediate shutdown.
const STUCK_PATIENCE = 20_000
// PostgreSQL needs space for a write-ahead segment and a few pages to start.
const LEAST_FREE = 8 * 1024 * 1024
const OTHERS = /lock file|shared memory block|is another postmaster/

/** Everything needed to run PostgreSQL on one set of database files. */
export interface Site {
  readonly binaries: Binaries
  readonly account: SystemAccount
  readonly dataDir: string
  readonly cluster: string
  readonly extra: Readonly<Record<string, string>>
  /** Keeps the socket where the pool expects it after a restart. */
  socketFolder?: string
}

/** A server that answers, with an open connection to it. */
export interface ReachedServer {
  readonly running: Running
  readonly client: pg.Client
}

/** A connection, or its absence: the server rejects connections, has no free slot, or doesn't answer. */
type Asked<Found> = Found | 'refusing' | 'full' | 'silent'

const ask = async (running: Running): Promise<Asked<pg.Client>> => {
  const client = new pg.Client({
    host: running.socketFolder,
    port: running.port,
    user: 'portal',
    database: 'postgres',
    application_name: `portal ${process.pid}`,
    connectionTimeoutMillis: 5000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    void client.end().catch(() => undefined)
    // The server runs, so wait for it. 57P03: it is starting, recovering, or stopping. 53300: no free connection slot.
    if (hasCode(error, '57P03')) return 'refusing'
    return hasCode(error, '53300') ? 'full' : 'silent'
  }
}

const answerOf = async (cluster: string): Promise<Asked<ReachedServer>> => {
  const running = readPidFile(cluster)
  if (!running) return 'silent'
  if (running.cluster !== cluster) {
    if (!isAlive(running.pid)) return 'silent'
    throw new StartError(
      'data_folder_in_use',
      `${cluster} looks copied or moved from ${running.cluster}, whose PostgreSQL still runs. Stop that one first.`,
    )
  }
  const client = await ask(running)
  return typeof client === 'string' ? client : { running, client }
}

/**
 * Ends a PostgreSQL that rejects connections although it no longer recovers. If the disk fills up during recovery, the
 * postmaster can outlive the startup process and reject connections forever.
 */
const stuckWatch = (cluster: string) => {
  let since: number | undefined
  return (answer: Asked<ReachedServer>): void => {
    const running = answer === 'refusing' ? readPidFile(cluster) : undefined
    if (!running || isRecovering(running)) {
      since = undefined
      return
    }
    since ??= Date.now()
    if (Date.now() - since >= STUCK_PATIENCE) cutShort(running)
  }
}

const started = async (child: ChildProcess, cluster: string): Promise<ReachedServer | undefined> => {
  const deadline = Date.now() + RECOVERY_PATIENCE
  const watch = stuckWatch(cluster)
  while (child.exitCode === null && child.signalCode === null && child.pid !== undefined && Date.now() < deadline) {
    await sleep(20)
    const answer = await answerOf(cluster)
    if (typeof answer !== 'string') return answer
    watch(answer)
  }
  return undefined
}

// Checks free space too. PostgreSQL's log is usually on the same disk, so its last lines may be missing.
const isDiskFull = (dataDir: string, reason: string | undefined): boolean => {
  const { bavail, bsize } = statfsSync(dataDir)
  return reason?.includes('No space left') === true || bavail * bsize < LEAST_FREE
}

const startOnce = async (site: Site): Promise<ReachedServer | undefined> => {
  site.socketFolder ??= socketFolderFor(site.account, site.cluster)
  const log = openServerLog(site.dataDir)
  freeForeignPid(site.cluster)
  const child = launch({ ...site, socketFolder: site.socketFolder, logPath: log.path })
  const answer = await started(child, site.cluster)
  const reason = log.reasonOf(child.pid)
  // Another process started the server first, or workers of the previous server are still exiting.
  if (answer || (reason && OTHERS.test(reason))) return answer
  if (isDiskFull(site.dataDir, reason))
    throw new StartError('database_disk_full', `The disk of ${site.dataDir} is full; PostgreSQL cannot start.`)
  throw new StartError('database_start_failed', `PostgreSQL did not start: ${reason ?? `see ${log.path}`}`)
}

/**
 * Adopts the server that runs on the files, or starts one. Waits up to 5 minutes for a server that rejects connections,
 * and 30 seconds for leftover processes to exit. Throws StartError.
 */
export const ensureRunning = async (site: Site): Promise<ReachedServer> => {
  let deadline = Date.now() + PATIENCE
  const last = Date.now() + RECOVERY_PATIENCE
  const watch = stuckWatch(site.cluster)
  while (Date.now() < deadline) {
    const found = await answerOf(site.cluster)
    if (typeof found !== 'string') return found
    watch(found)
    if (found !== 'silent') deadline = Math.min(Date.now() + PATIENCE, last)
    const answer = found === 'silent' ? await startOnce(site) : undefined
    if (answer) return answer
    await sleep(200)
  }
  throw new StartError('data_folder_in_use', `A PostgreSQL that does not answer holds ${site.cluster}. Stop it first.`)
}
