import { spawnSync } from 'node:child_process'
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connectionsToEmbedded } from '../../../packages/server/src/platform/database/connection/connections.ts'
import { openEmbedded } from '../../../packages/server/src/platform/database/embedded/embedded.ts'
import { readPidFile } from '../../../packages/server/src/platform/database/embedded/postmaster.ts'
import { endProcess, type PortalProcess, startProcess } from '../portal-process.ts'

const PATIENCE_MS = 120_000

/** A kind of outage: the running portals, and functions that take the database away and restore it. */
export interface Outage {
  readonly portals: readonly PortalProcess[]
  readonly folder: string
  readonly harm: (refused: () => number) => Promise<void>
  readonly repair?: () => Promise<void>
  readonly end: () => Promise<void>
}

/** Waits until a condition holds. */
export const until = async (isSo: () => boolean | Promise<boolean>, what: string): Promise<void> => {
  const end = Date.now() + PATIENCE_MS
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`)
    await sleep(20)
  }
}

/** Creates a folder that PostgreSQL's account may enter. */
const openFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  chmodSync(folder, 0o755)
  return folder
}

const runningIn = (folder: string) => readPidFile(join(folder, 'postgres'))

/** Queries the database as its owner, bypassing the portal. */
export const asOwner = async <Result>(folder: string, run: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const running = runningIn(folder)
  const client = new pg.Client({ host: running?.socketFolder, port: running?.port, user: 'portal', database: 'portal' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

/** Sends a signal to PostgreSQL, and waits until it has ended. */
export const signalled = (folder: string, signal: NodeJS.Signals) => async (): Promise<void> => {
  const pid = runningIn(folder)?.pid ?? 0
  process.kill(pid, signal)
  await until(() => runningIn(folder)?.pid !== pid, 'the end of PostgreSQL')
}

const env = (folder: string) => ({ DATA_DIR: folder, DEMO: 'false' })

/** Kills the embedded database's postmaster. The portal restarts it. */
export const killed = async (): Promise<Outage> => {
  const folder = openFolder()
  const portal = await startProcess(env(folder))
  const end = async () => {
    await endProcess(portal)
    rmSync(folder, { recursive: true, force: true })
  }
  return { portals: [portal], folder, harm: signalled(folder, 'SIGKILL'), end }
}

/** Two replicas on a PostgreSQL that this process restarts when it ends. */
export const replicas = async (harm: (folder: string) => () => Promise<void>): Promise<Outage> => {
  const folder = openFolder()
  const embedded = await openEmbedded({ dataDir: folder })
  await connectionsToEmbedded(embedded)
  const url = `postgresql://portal@localhost:${embedded.port}/portal?host=${encodeURIComponent(embedded.host)}`
  const portals = [await startProcess({ DATABASE_URL: url }), await startProcess({ DATABASE_URL: url })]
  const end = async () => {
    await Promise.all(portals.map(portal => endProcess(portal)))
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { portals, folder, harm: harm(folder), end }
}

/** Ends all connections of the portals on the server's side. */
export const cutConnections = (folder: string) => () =>
  asOwner(folder, async client => {
    await client.query(`SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = 'portal'`)
  })

/** Fills the disk until /ready reports it. Needs root, to mount a small file system. */
export const diskFull = async (): Promise<Outage> => {
  const top = openFolder()
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=0755', 'tmpfs', top]).status !== 0)
    throw new Error('a file system of its own could not be mounted')
  const folder = join(top, 'data')
  mkdirSync(folder, { mode: 0o755 })
  const portal = await startProcess(env(folder))
  const filler = join(top, 'filler')
  const says = async () => {
    const answer = await fetch(`${portal.url}/ready`)
    return answer.status === 503 && (await answer.json()).code === 'disk_full'
  }
  const fill = () => {
    const file = openSync(filler, 'a')
    try {
      for (;;) writeSync(file, Buffer.alloc(4096, 'x'))
    } catch {
      closeSync(file)
    }
  }
  let round = 0
  const harm = async (refused: () => number) => {
    const before = refused()
    fill()
    await until(says, '/ready that tells of the full disk')
    await until(() => refused() > before, 'writes that find no room')
    // If a WAL file can't be created, PostgreSQL ends and can't restart. One or two files are left at this point.
    if (round++ % 2 === 0) return
    // PostgreSQL only moves to the next file once the current one was written to. This writes a transaction's commit
    // record.
    const nextFile = () => asOwner(folder, client => client.query('SELECT pg_current_xact_id(), pg_switch_wal()'))
    const ended = () => {
      // A checkpoint removes old files, which would leave enough space for the next one.
      fill()
      return nextFile().then(() => false, says)
    }
    await until(ended, 'the end of PostgreSQL')
  }
  const end = async () => {
    rmSync(filler, { force: true })
    await endProcess(portal)
    spawnSync('umount', [top])
    rmSync(top, { recursive: true, force: true })
  }
  return { portals: [portal], folder, harm, repair: async () => rmSync(filler), end }
}
