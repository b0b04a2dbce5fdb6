import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { type Account, mayEnter } from './account.ts'

const SHARED_BASE = '/var/lib/portal-postgres'

/**
 * Where the database files are. Root keeps ./data under /root on many machines; no other account may pass there, so the
 * files stay outside and a link leads to them.
 */
export const baseFor = (account: Account, dataDir: string): string => {
  if (mayEnter(account, dataDir)) return dataDir
  mkdirSync(SHARED_BASE, { recursive: true, mode: 0o755 })
  return SHARED_BASE
}

/** Takes files that were restored from a backup to where the account may pass. A move cut short is started again. */
export const relocateFiles = (account: Account, dataDir: string, cluster: string): void => {
  const former = `${cluster}.moving`
  if (!existsSync(cluster) && existsSync(former)) renameSync(former, cluster)
  if (mayEnter(account, dataDir) || !lstatSync(cluster, { throwIfNoEntry: false })?.isDirectory()) return
  const made = mkdtempSync(join(baseFor(account, dataDir), 'postgres-'))
  cpSync(cluster, made, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
  renameSync(cluster, former)
  symlinkSync(made, cluster)
  rmSync(former, { recursive: true, force: true })
}
