import { spawnSync } from 'node:child_process'
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connectionsToEmbedded } from '../../packages/server/src/platform/database/connection/connections.ts'
import { openEmbedded } from '../../packages/server/src/platform/database/embedded/embedded.ts'
import { readPidFile } from '../../packages/server/src/platform/database/embedded/postmaster.ts'
import { endProcess, type PortalProcess, startProcess } from './portal-process.ts'

const PATIENCE_MS = 120_000

/** A kind of outage: what runs, and how its database is removed and given back. */
export interface Outage {
  readonly portals: readonly PortalProcess[]
  readonly folder: string
  readonly harm: (refused: () => number) => Promise<void>
  readonly repair?: () => Promise<void>
  readonly end: () => Promise<void>
}

/** Waits until something is so. */
export const until = async (isSo: () => boolean | Promise<boolean>, what: string): Promise<void> => {
  const end = Date.now() + PATIENCE_MS
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`)
    await sleep(20)
  }
}

/** A folder that PostgreSQL's account may enter. */
const openFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  chmodSync(folder, 0o755)
  return folder
}

const runningIn = (folder: string) => readPidFile(join(folder, 'postgres'))

/** Asks the database as its owner, past the portal. */
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

/** PostgreSQL is sent a signal. */
export const signalled = (folder: string, signal: NodeJS.Signals) => async (): Promise<void> => {
  const pid = runningIn(folder)?.pid ?? 0
  process.kill(pid, signal)
  await until(() => runningIn(folder)?.pid !== pid, 'the end of PostgreSQL')
}

const env = (folder: string) => ({ DATA_DIR: folder, DEMO: 'false' })

/** The embedded database's first process is killed; the portal starts it again. */
export const killed = async (): Promise<Outage> => {
  const folder = openFolder()
  const portal = await startProcess(env(folder))
  const end = async () => {
    await endProcess(portal)
    rmSync(folder, { recursive: true, force: true })
  }
  return { portals: [portal], folder, harm: signalled(folder, 'SIGKILL'), end }
}

/** Two replicas on a PostgreSQL that this process starts again when it ends. */
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

/** All connections of the portals are ended by the server. */
export const cutConnections = (folder: string) => () =>
  asOwner(folder, async client => {
    await client.query(`SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = 'portal'`)
  })

/** The disk is full until /ready has reported it. Needs to be root, for a small file system of its own. */
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
    // A write-ahead file that cannot be begun ends PostgreSQL, which then cannot start either; one or two are there.
    if (round++ % 2 === 0) return
    // Only a file that something was written to is left for the next one: here the record of a transaction's end.
    const nextFile = () => asOwner(folder, client => client.query('SELECT pg_current_xact_id(), pg_switch_wal()'))
    const ended = () => {
      // A checkpoint removes old files, whose room would be enough for the next one.
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
