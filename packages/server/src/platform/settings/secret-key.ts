import { hkdfSync, randomBytes, scryptSync } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasCode, StartError } from '../database/errors/start-error.ts'
import type { Settings } from './settings.ts'

const BYTES = 32
const FILE = 'secret.key'

// Linked into place, so that of two processes that start at once both read what the first one wrote.
const makeFile = (path: string): void => {
  const made = `${path}.${process.pid}`
  writeFileSync(made, randomBytes(BYTES).toString('hex'), { mode: 0o600 })
  try {
    linkSync(made, path)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(made, { force: true })
  }
}

/** What to do about a damaged file, as docs/operations.md says it too. */
const instructions =
  'Restore the file from where you keep it. Delete it only if it is lost: with a new key nobody can log in with their authenticator app, and signatures are sealed by another key.'

const readFile = (path: string): Buffer => {
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'hex')
  if (key.length !== BYTES) throw new StartError('secret_key_broken', `${path} holds no key. ${instructions}`)
  return key
}

const fromFile = (dataDir: string): Buffer => {
  const path = join(dataDir, FILE)
  try {
    return readFile(path)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
  mkdirSync(dataDir, { recursive: true })
  makeFile(path)
  return readFile(path)
}

/** Whether the secret key is no more than what the database's administrators know too: its address with the password. */
export const isKeyOfDatabase = ({ SECRET_KEY, DATABASE_URL }: Pick<Settings, 'SECRET_KEY' | 'DATABASE_URL'>): boolean =>
  !SECRET_KEY && DATABASE_URL !== undefined

/**
 * The installation's secret key, which is in no row of the database: SECRET_KEY, else a file beside the embedded
 * database, else what DATABASE_URL gives, which all replicas share. Throws StartError where the file is broken.
 */
export const readSecretKey = ({
  SECRET_KEY,
  DATABASE_URL,
  DATA_DIR,
}: Pick<Settings, 'SECRET_KEY' | 'DATABASE_URL' | 'DATA_DIR'>): Buffer => {
  if (SECRET_KEY) return Buffer.from(hkdfSync('sha256', SECRET_KEY, '', 'portal', BYTES))
  return DATABASE_URL ? scryptSync(DATABASE_URL, 'portal', BYTES) : fromFile(DATA_DIR)
}
