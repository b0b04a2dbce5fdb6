import type { ChildProcess } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { hasCode, StartError } from '../errors/start-error.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import {
  cutShort,
  freeForeignPid,
  isAlive,
  isRecovering,
  launch,
  openLog,
  type Running,
  readPidFile,
  socketFolderFor,
} from './postmaster.ts'

const PATIENCE = 30_000
const RECOVERY_PATIENCE = 300_000
// As long as a portal waits for its PostgreSQL to shut down before it cuts it short.
const STUCK_PATIENCE = 20_000
// A write-ahead file and a page or two: with less PostgreSQL does not start.
const LEAST_FREE = 8 * 1024 * 1024
const OTHERS = /lock file|shared memory block|is another postmaster/

/** All that is needed to run PostgreSQL on one set of database files. */
export interface Site {
  readonly binaries: Binaries
  readonly account: Account
  readonly dataDir: string
  readonly cluster: string
  readonly extra: Readonly<Record<string, string>>
  /** Leaves the socket where the pool expects it when PostgreSQL is started again. */
  socketFolder?: string
}

/** A server that answers, and the connection that asked it. */
export interface Answer {
  readonly running: Running
  readonly client: pg.Client
}

/** A connection, or what there is instead: it lives and refuses, all its seats are taken, or nothing answers. */
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
    // Starting up, recovering, shutting down, or all seats taken: it lives, so wait for it.
    if (hasCode(error, '57P03')) return 'refusing'
    return hasCode(error, '53300') ? 'full' : 'silent'
  }
}

const answerOf = async (cluster: string): Promise<Asked<Answer>> => {
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
 * Ends a PostgreSQL that refuses everybody although nothing in it recovers any more: where a disk is full again while it
 * recovers, its first process can outlive the one that does it, and would go on refusing.
 */
const stuckWatch = (cluster: string) => {
  let since: number | undefined
  return (answer: Asked<Answer>): void => {
    const running = answer === 'refusing' ? readPidFile(cluster) : undefined
    if (!running || isRecovering(running)) {
      since = undefined
      return
    }
    since ??= Date.now()
    if (Date.now() - since >= STUCK_PATIENCE) cutShort(running)
  }
}

const started = async (child: ChildProcess, cluster: string): Promise<Answer | undefined> => {
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

// PostgreSQL's own log is on the same disk as a rule, so that its last words may be missing.
const isDiskFull = (dataDir: string, reason: string | undefined): boolean => {
  const { bavail, bsize } = statfsSync(dataDir)
  return reason?.includes('No space left') === true || bavail * bsize < LEAST_FREE
}

const startOnce = async (site: Site): Promise<Answer | undefined> => {
  site.socketFolder ??= socketFolderFor(site.account, site.cluster)
  const log = openLog(site.dataDir)
  freeForeignPid(site.cluster)
  const child = launch({ ...site, socketFolder: site.socketFolder, logPath: log.path })
  const answer = await started(child, site.cluster)
  const reason = log.lastError()
  // Another process started it a moment before us, or the last one's workers are still leaving.
  if (answer || (reason && OTHERS.test(reason))) return answer
  if (isDiskFull(site.dataDir, reason))
    throw new StartError('database_disk_full', `The disk of ${site.dataDir} is full; PostgreSQL cannot start.`)
  throw new StartError('database_start_failed', `PostgreSQL did not start: ${reason ?? `see ${log.path}`}`)
}

/** Finds the server that runs on the files or starts one; waits up to 30 s for a stale one to go. */
export const ensureRunning = async (site: Site): Promise<Answer> => {
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
