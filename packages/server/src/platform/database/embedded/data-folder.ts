import { execFile } from 'node:child_process'
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hasCode, StartError } from '../errors/start-error.ts'
import { bareEnvironment, mayEnter, type SystemAccount } from './account.ts'
import type { Binaries } from './binaries.ts'
import { baseFor, relocateFiles } from './relocate.ts'

const MAJOR = '18'
const INITDB = [
  '--username=portal',
  '--encoding=UTF8',
  // The root collation sorts Arabic, Latin, and digits as readers expect, independently of the machine's locales.
  '--locale-provider=icu',
  '--icu-locale=und',
  '--locale=C',
  '--auth-local=trust',
  '--auth-host=reject',
  // Small segments, so that old row versions leave the write-ahead log sooner.
  '--wal-segsize=4',
  '--no-instructions',
]

/** Creates the data folder and checks that this process can write to it. Throws StartError. */
export const makeWritable = (dataDir: string): void => {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o755 })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch {
    throw new StartError('data_folder_not_writable', `The data folder ${dataDir} cannot be written. Check DATA_DIR.`)
  }
}

const give = (account: SystemAccount, path: string): void => {
  if (account.uid !== undefined && account.gid !== undefined) chownSync(path, account.uid, account.gid)
}

const putInPlace = (made: string, dataDir: string, cluster: string): void => {
  try {
    if (made.startsWith(`${dataDir}/`)) renameSync(made, cluster)
    else symlinkSync(made, cluster)
  } catch (error) {
    rmSync(made, { recursive: true, force: true })
    // Another process created the files first. Use them.
    if (!hasCode(error, 'EEXIST', 'ENOTEMPTY')) throw error
  }
}

// Creates the files under a temporary name and then moves them, so that an interrupted start leaves no partial cluster.
const create = async (binaries: Binaries, account: SystemAccount, dataDir: string, cluster: string): Promise<void> => {
  const made = mkdtempSync(join(baseFor(account, dataDir), 'postgres-'))
  give(account, made)
  try {
    await promisify(execFile)(join(binaries, 'bin', 'initdb'), ['-D', made, ...INITDB], {
      ...account,
      cwd: made,
      env: bareEnvironment(),
    })
  } catch (error) {
    rmSync(made, { recursive: true, force: true })
    const output = String(typeof error === 'object' && error !== null ? Reflect.get(error, 'stderr') : '')
    const reason = output.split('\n').find(line => line.includes('error:')) ?? 'initdb failed'
    throw new StartError('database_files_failed', `The database files could not be made in ${dataDir}: ${reason}`)
  }
  putInPlace(made, dataDir, cluster)
}

const check = (account: SystemAccount, cluster: string): void => {
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (version !== MAJOR)
    throw new StartError('database_version_other', `${cluster} holds PostgreSQL ${version} files, not ${MAJOR}.`)
  // If root restores files from a backup, root owns them.
  if (account.uid !== undefined && account.gid !== undefined && statSync(cluster).uid === 0) {
    give(account, cluster)
    for (const entry of readdirSync(cluster, { recursive: true, encoding: 'utf8' }))
      lchownSync(join(cluster, entry), account.uid, account.gid)
  }
  if (!mayEnter(account, cluster))
    throw new StartError('data_folder_not_writable', `PostgreSQL's account cannot enter ${cluster}. Move DATA_DIR.`)
}

/** Returns the real path of the database files. Creates them at the first start. Throws StartError. */
export const prepareCluster = async (binaries: Binaries, account: SystemAccount, dataDir: string): Promise<string> => {
  const cluster = join(dataDir, 'postgres')
  relocateFiles(account, dataDir, cluster)
  if (lstatSync(cluster, { throwIfNoEntry: false })?.isSymbolicLink() && !existsSync(cluster))
    throw new StartError(
      'data_folder_broken',
      `${cluster} leads to a folder that is gone. Restore it or remove the link.`,
    )
  if (!existsSync(cluster)) await create(binaries, account, dataDir, cluster)
  const real = realpathSync(cluster)
  try {
    check(account, real)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError('data_folder_not_writable', `The database files in ${cluster} cannot be read by this account.`)
  }
  return real
}
