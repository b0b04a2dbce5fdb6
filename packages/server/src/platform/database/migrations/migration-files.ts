import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartError } from '../errors/start-error.ts'

/** A plain SQL file named `NNNN_name.sql`. Never edit it after it was applied. */
export interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

export const MIGRATIONS = fileURLToPath(new URL('../../../../migrations/', import.meta.url))

const checksumOf = (sql: string): string => createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')

/** Reads the migrations of a folder in order. Throws StartError if two have the same number. */
export const readMigrations = (folder: string): readonly Migration[] => {
  const names = readdirSync(folder)
    .filter(name => /^\d{4}_[a-z0-9_]+\.sql$/.test(name))
    .sort()
  const twice = names.find((name, at) => names[at - 1]?.slice(0, 4) === name.slice(0, 4))
  if (twice) throw new StartError('migration_number_twice', `Two migrations bear the number ${twice.slice(0, 4)}.`)
  return names.map(name => {
    const sql = readFileSync(join(folder, name), 'utf8')
    return { name: name.replace(/\.sql$/, ''), sql, checksum: checksumOf(sql) }
  })
}
