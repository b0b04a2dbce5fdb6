import { hkdfSync, randomBytes, scryptSync } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasCode, StartError } from '../database/errors/start-error.ts'
import type { Settings } from './settings.ts'

const BYTES = 32
const FILE = 'secret.key'

// Creates the file by linking, so that two processes that start together read the same key.
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

/** How to recover from a damaged file. Keep it consistent with docs/operations.md. */
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

/** Whether the secret key derives from DATABASE_URL only, which database administrators also know. */
export const isKeyOfDatabase = ({ SECRET_KEY, DATABASE_URL }: Pick<Settings, 'SECRET_KEY' | 'DATABASE_URL'>): boolean =>
  !SECRET_KEY && DATABASE_URL !== undefined

/**
 * The installation's secret key, which isn't stored in the database. Source: SECRET_KEY, or else a file beside the
 * embedded database, or else DATABASE_URL, which all replicas share. Throws StartError if the file is damaged.
 */
export const readSecretKey = ({
  SECRET_KEY,
  DATABASE_URL,
  DATA_DIR,
}: Pick<Settings, 'SECRET_KEY' | 'DATABASE_URL' | 'DATA_DIR'>): Buffer => {
  if (SECRET_KEY) return Buffer.from(hkdfSync('sha256', SECRET_KEY, '', 'portal', BYTES))
  return DATABASE_URL ? scryptSync(DATABASE_URL, 'portal', BYTES) : fromFile(DATA_DIR)
}
