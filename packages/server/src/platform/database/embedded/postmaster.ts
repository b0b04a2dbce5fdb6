import { type ChildProcess, spawn } from 'node:child_process'
import {
  chownSync,
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasCode } from '../errors/start-error.ts'
import { bareEnvironment, mayEnter, type SystemAccount } from './account.ts'
import type { Binaries } from './binaries.ts'
import { serverArguments } from './server-options.ts'

const PORT = 5432
// Above the largest PID that Linux assigns.
const NO_PID = 4_194_305
const SOCKET_LIMIT = 107
const LOG_LIMIT = 1024 * 1024

/** A PostgreSQL server as described by its pid file. The process may be gone. */
export interface Running {
  readonly pid: number
  readonly cluster: string
  readonly port: number
  readonly socketFolder: string
}

const lines = (path: string): string[] => {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch {
    return []
  }
}

/** Reads the pid file. Returns undefined if it is missing or incomplete. */
export const readPidFile = (cluster: string): Running | undefined => {
  const [pid, folder, , port, socketFolder] = lines(join(cluster, 'postmaster.pid'))
  if (!pid || !folder || !port || !socketFolder) return undefined
  return { pid: Number(pid), cluster: folder, port: Number(port), socketFolder }
}

/** Whether a process with this PID runs. A zombie counts as ended. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!hasCode(error, 'EPERM')) return false
  }
  return !/^\d+ \(.*\) Z/.test(lines(`/proc/${pid}/stat`)[0] ?? '')
}

/** Whether this server is in crash recovery. Returns true if the system doesn't list child processes. */
export const isRecovering = ({ pid }: Running): boolean => {
  const [children] = lines(`/proc/${pid}/task/${pid}/children`)
  if (children === undefined) return true
  return children.split(' ').some(child => lines(`/proc/${child}/cmdline`)[0]?.includes('startup') === true)
}

/**
 * Marks a pid file as stale if its PID belongs to another program, as after a reboot, or to no running process.
 * Replaces only the PID, because PostgreSQL needs the other lines to detect workers that outlived their server.
 */
export const freeForeignPid = (cluster: string): void => {
  const file = join(cluster, 'postmaster.pid')
  const [first, ...rest] = lines(file)
  const pid = Number(first)
  if (!pid || (isAlive(pid) && lines(`/proc/${pid}/cmdline`)[0]?.includes('postgres') !== false)) return
  writeFileSync(file, [NO_PID, ...rest].join('\n'))
}

/** Folder for the socket: the data folder, or a short private folder if the socket path would be too long. */
export const socketFolderFor = (account: SystemAccount, cluster: string): string => {
  if (Buffer.byteLength(join(cluster, `.s.PGSQL.${PORT}.lock`)) <= SOCKET_LIMIT) return cluster
  const base = tmpdir().length < 60 && mayEnter(account, tmpdir()) ? tmpdir() : '/tmp'
  const folder = mkdtempSync(join(base, 'portal-'))
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid)
  return folder
}

/**
 * Opens PostgreSQL's log, and rotates it if it is too large. `reasonOf` reads why the server with this PID ended, from
 * what was written after opening. Other processes write to the same log, so the server's own lines come first.
 */
export const openServerLog = (dataDir: string) => {
  const path = join(dataDir, 'postgres.log')
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size > LOG_LIMIT) renameSync(path, `${path}.1`)
  const start = size > LOG_LIMIT ? 0 : size
  const reasonOf = (pid: number | undefined): string | undefined => {
    const text = readFileSync(path).subarray(start).toString()
    const fatal = [...text.matchAll(/\[(\d+)\] (FATAL: +.*)/g)]
    return (fatal.findLast(([, by]) => Number(by) === pid) ?? fatal.at(-1))?.[2]
  }
  return { path, start, reasonOf }
}

interface Launch {
  readonly binaries: Binaries
  readonly account: SystemAccount
  readonly cluster: string
  readonly socketFolder: string
  readonly logPath: string
  readonly extra: Readonly<Record<string, string>>
}

/** Starts PostgreSQL in its own session. Ctrl-C or killing the portal then leaves PostgreSQL intact. */
export const launch = ({ binaries, account, cluster, socketFolder, logPath, extra }: Launch): ChildProcess => {
  const log = openSync(logPath, 'a', 0o600)
  const child = spawn(join(binaries, 'bin', 'postgres'), serverArguments(cluster, socketFolder, extra), {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
    // Lets PostgreSQL recognise a stale pid file that contains the PID of npm or the parent shell.
    env: { ...bareEnvironment(), PG_GRANDPARENT_PID: String(process.ppid) },
  })
  closeSync(log)
  child.unref()
  child.on('error', () => undefined)
  return child
}

/** Sends an immediate shutdown. PostgreSQL recovers its files at the next start. */
export const cutShort = ({ pid }: Running): void => {
  if (isAlive(pid)) process.kill(pid, 'SIGQUIT')
}

/** Sends a fast shutdown, which rolls open transactions back. Forces an immediate shutdown after 20 seconds. */
export const shutDown = async (running: Running, cluster: string): Promise<void> => {
  const deadline = Date.now() + 20_000
  if (isAlive(running.pid)) process.kill(running.pid, 'SIGINT')
  while (isAlive(running.pid) && readPidFile(cluster)?.pid === running.pid && Date.now() < deadline) await sleep(20)
  if (Date.now() >= deadline) cutShort(running)
  if (running.socketFolder !== cluster) rmSync(running.socketFolder, { recursive: true, force: true })
}
