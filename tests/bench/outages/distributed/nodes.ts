import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '../outage-kinds.ts'

const deploy = join(import.meta.dirname, '../../../../deploy')

/** The three servers, each with its own loopback address. */
export const hosts = ['127.0.1.1', '127.0.1.2', '127.0.1.3'] as const

export const SUPERUSER_PASSWORD = 'superuser-of-the-bench'

const accountId = (option: '-u' | '-g') => Number(spawnSync('id', [option, 'postgres']).stdout)

/** The account that runs databases and their supervisors. */
export const account = { uid: accountId('-u'), gid: accountId('-g') }

/** Creates a folder owned by that account. */
export const folderIn = (parent: string, name: string): string => {
  const folder = join(parent, name)
  mkdirSync(folder, { mode: 0o700 })
  chownSync(folder, account.uid, account.gid)
  return folder
}

/** Writes a file that only that account can read. */
export const fileIn = (folder: string, name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text, { mode: 0o600 })
  chownSync(path, account.uid, account.gid)
  return path
}

const started = new Set<ChildProcess>()
// Patroni also stops its PostgreSQL.
process.once('exit', () => {
  for (const child of started) child.kill()
})

/** Starts a program as that account. Its output goes to a file beside its data. */
export const startAs = (folder: string, command: string, args: readonly string[]): ChildProcess => {
  const log = join(folder, 'log')
  const script = 'exec >>"$0" 2>&1; exec "$@"'
  const child = spawn('sh', ['-c', script, log, command, ...args], {
    ...account,
    cwd: folder,
    stdio: 'ignore',
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', HOME: folder },
  })
  started.add(child)
  return child
}

/** An example from deploy/cluster, with this run's hosts and folders. */
export const example = (name: string, replaced: Readonly<Record<string, string>>): string => {
  let text = readFileSync(join(deploy, 'cluster', name), 'utf8')
  for (const [at, host] of hosts.entries()) text = text.replaceAll(`db${at + 1}.example.org`, host)
  for (const [from, to] of Object.entries(replaced)) text = text.replaceAll(from, to)
  return text
}

/** Whether an address responds with 200. */
export const answers = async (address: string): Promise<boolean> =>
  (await fetch(address, { signal: AbortSignal.timeout(2000) }).catch(() => null))?.ok === true

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/** Kills processes and waits until they have ended. */
export const kill = async (children: Iterable<ChildProcess>): Promise<void> => {
  const all = [...children]
  for (const child of all) child.kill('SIGKILL')
  await until(() => all.every(hasEnded), 'the end of a process')
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** The PID of PostgreSQL's postmaster in a folder, or undefined if it doesn't run. */
export const postmasterIn = (folder: string): number | undefined => {
  try {
    const pid = Number(readFileSync(join(folder, 'portal/postmaster.pid'), 'utf8').split('\n')[0])
    return isAlive(pid) ? pid : undefined
  } catch {
    return undefined
  }
}

/** Ends everything that was started. Supervisors end first, because they would restart the rest. */
export const endAll = async (folder: string): Promise<void> => {
  await kill(started)
  const left = hosts.flatMap((_, at) => postmasterIn(join(folder, `db${at + 1}`)) ?? [])
  for (const pid of left) process.kill(pid, 'SIGQUIT')
  await until(() => !left.some(isAlive), 'the end of PostgreSQL')
}

const programs = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy', '/usr/sbin/pgbouncer', '/usr/bin/psql']

/** Throws if a required program is not installed. */
export const findPrograms = (): void => {
  const missing = [...programs, '/usr/lib/python3/dist-packages/swift'].filter(path => !existsSync(path))
  if (missing.length === 0) return
  const packages = 'patroni etcd-server haproxy pgbouncer postgresql python3-swift'
  throw new Error(`not found: ${missing.join(', ')}. On Debian 12, as root: apt-get install ${packages}`)
}
