import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { mayEnter, type SystemAccount } from './account.ts'

const SHARED_BASE = '/var/lib/portal-postgres'

/** Folder for the files: outside the data folder if the account can't enter that, as under /root. */
export const baseFor = (account: SystemAccount, dataDir: string): string => {
  if (mayEnter(account, dataDir)) return dataDir
  mkdirSync(SHARED_BASE, { recursive: true, mode: 0o755 })
  return SHARED_BASE
}

/** Moves files restored from a backup to a folder that the account can enter. Resumes an interrupted move. */
export const relocateFiles = (account: SystemAccount, dataDir: string, cluster: string): void => {
  const former = `${cluster}.moving`
  if (!existsSync(cluster) && existsSync(former)) renameSync(former, cluster)
  if (mayEnter(account, dataDir) || !lstatSync(cluster, { throwIfNoEntry: false })?.isDirectory()) return
  const made = mkdtempSync(join(baseFor(account, dataDir), 'postgres-'))
  cpSync(cluster, made, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
  renameSync(cluster, former)
  symlinkSync(made, cluster)
  rmSync(former, { recursive: true, force: true })
}
